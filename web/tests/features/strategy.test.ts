import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { lessonAt } from '../../src/features/course/load';
import { nearBest, reached } from '../../src/features/course/goals';
import { pairIn } from '../../src/features/course/pairs';
import { asking, lookedAhead } from '../../src/features/course/questions';
import { DeviceDealer } from '../../src/features/course/deals';
import type { LessonStep } from '../../src/features/course/script';
import { scene } from '../../src/features/course/scene';
import type { Hint } from '../../src/wire/messages/analysis';
import type { Line } from '../../src/wire/described/messages';
import { parseTrid } from '../../src/wire/messages/trid';
import { alone, benchmark, cases, pairsOf, thrown, type JudgedAnswer } from '../helpers/benchmark';
import { fewer, percent as percentIn, sharesOf } from '../helpers/lessonFigures';
import { analyst, referee } from '../helpers/referee';

const [four, which, corner, hit, hold] = await Promise.all([18, 19, 20, 21, 22].map((number) => lessonAt(number)));
const plays = benchmark('plays');
const all = pairsOf(plays);
const early = pairsOf(plays.filter((position) => thrown(position) <= 5));
const late = pairsOf(plays.filter((position) => thrown(position) > 5));

const percent = (count: (answer: JudgedAnswer) => number, pairs = all) => percentIn(count, pairs);

const taken = ({ board }: JudgedAnswer) => Number(board.men[12]! >= 2);
const crowded = ({ board }: JudgedAnswer) => -Math.max(0, board.men[12]! - 2);
const fresh = ({ board }: JudgedAnswer) => -board.men[1]!;

describe('the figures of the lessons of strategy', () => {
  it('are those of the benchmark', () => {
    const [takes, high, men] = sharesOf(four!.script.habit)!;
    expect([takes, high, men]).toEqual([percent(taken), percent(cases(8, 11)), percent(fresh)]);
    const ranges = [cases(8, 8), cases(9, 11), cases(7, 7), cases(2, 5), cases(6, 6)];
    expect(sharesOf(which!.script.order)).toEqual(ranges.map((range) => percent(range)));
    expect(sharesOf(which!.script.early)).toEqual([percent(cases(2, 6), early), percent(cases(2, 6), late)]);
    expect(sharesOf(corner!.script.soon)).toEqual([percent(taken), percent(crowded)]);
    const [, above, below] = sharesOf(hit!.script.count)!;
    expect([above, below]).toEqual([percent(fewer(alone(8, 11))), percent(fewer(alone(2, 6)))]);
  });

  it('of throws that hit are those of a tenth of it', { timeout: 60_000 }, async () => {
    const desk = await analyst();
    const [share] = sharesOf(hit!.script.count)!;
    expect(sharesOf(four!.script.habit)![3]).toBe(share);
    const hits = plays
      .filter((_, i) => i % 10 === 0)
      .map(({ trid, answers }) => {
        const hint = desk({ do: 'hint', trid, plies: 0 }) as Hint;
        const throws = new Map(hint.ways.map(({ answer, other }) => [endOf(trid, answer), other?.hit_true]));
        const known = answers.filter(({ board }) => throws.get(board.men.join()) !== undefined);
        return pairsOf(
          [{ trid, answers: known.length > 0 && known[0] === answers[0] ? known : [] }].filter(
            ({ answers: some }) => some.length > 0,
          ),
        )
          .map(({ best, worse }) => throws.get(worse.board.men.join())! - throws.get(best.board.men.join())!)
          .filter((more) => more !== 0);
      })
      .flat();
    expect(hits.length).toBeGreaterThan(500);
    expect(Math.abs((100 * hits.filter((more) => more > 0).length) / hits.length - share!)).toBeLessThan(5);
  });

  it('of hold or go are those of the clear decisions', () => {
    const held = benchmark('decisions').flatMap(({ trid, answers }) => {
      const go = answers.find(({ text }) => text === 'go');
      const best = answers.find(({ text }) => text !== 'go');
      if (!go || !best || Math.abs(best.worth - go.worth) < 20) return [];
      const { men } = parseTrid(trid)!.board;
      return [{ mine: men[12]! >= 2, theirs: men[13]! <= -2, holds: best.worth > go.worth }];
    });
    expect(held).toHaveLength(2193);
    const share = (mine: boolean, theirs: boolean) => {
      const some = held.filter((one) => one.mine === mine && one.theirs === theirs);
      return Math.round((100 * some.filter(({ holds }) => holds).length) / some.length);
    };
    expect(sharesOf(hold!.script.corners)).toEqual([
      share(true, false),
      share(true, true),
      share(false, false),
      share(false, true),
    ]);
  });
});

/** Returns the men on the board after an answer, as a text. */
function endOf(trid: string, answer: Hint['ways'][number]['answer']): string {
  const men = [...parseTrid(trid)!.board.men];
  for (const [from, to] of 'steps' in answer ? answer.steps : []) {
    men[from]! -= 1;
    if (to <= 24) men[to]! += 1;
  }
  return men.join();
}

const steps = [four, which, corner, hit, hold].flatMap((lesson, i) =>
  Object.entries(lesson!.script).map(([name, step]) => [`${i + 18} ${name}`, step] as const),
);
const named = new Map<string, LessonStep>(steps);

describe('the answers of the lessons of strategy', () => {
  const asks = steps.filter(([, step]) => step.kind === 'ask' && ['better', 'decide'].includes(step.question));

  it.each(asks)('%s is explained by the reasons of the engine', async (_, step) => {
    if (step.kind !== 'ask') return;
    const asked = asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
    expect(asked.because).toContainEqual(expect.objectContaining({ kind: 'reasons', close: false }));
  });

  it.each([
    [
      '18 take',
      [
        [8, 12],
        [7, 12],
      ],
    ],
    [
      '18 make',
      [
        [4, 10],
        [5, 10],
      ],
    ],
    [
      '18 fresh',
      [
        [1, 6],
        [1, 3],
      ],
    ],
    [
      '19 nine',
      [
        [8, 9],
        [7, 9],
      ],
    ],
    [
      '19 devil',
      [
        [2, 8],
        [6, 8],
      ],
    ],
    [
      '19 reach',
      [
        [7, 9],
        [3, 9],
      ],
    ],
    [
      '20 effect',
      [
        [6, 12],
        [7, 12],
      ],
    ],
    [
      '20 puissance',
      [
        [7, 12],
        [7, 12],
      ],
    ],
    [
      '20 price',
      [
        [8, 12],
        [9, 12],
      ],
    ],
    [
      '21 choose',
      [
        [1, 3],
        [1, 5],
      ],
    ],
    [
      '21 nothing',
      [
        [3, 6],
        [6, 10],
      ],
    ],
    [
      '21 trap',
      [
        [1, 3],
        [1, 5],
      ],
    ],
  ] as [string, [number, number][]][])('%s takes the play that its text explains, and not another', (name, play) => {
    // prettier-ignore
    const step = named.get(name);
    if (step?.kind !== 'play') throw new Error('a play is wanted');
    const { line } = referee.judge({ trid: step.trid, dice: step.dice });
    const hint = referee.hint(line.trid);
    expect(nearBest(hint, { steps: play })).toBe('best');
    expect(hint.ways.filter(({ lost }) => lost.mille < 5)).toHaveLength(1);
  });

  it.each([
    ['18 count', 17],
    ['21 above', 25],
    ['21 below', 6],
    ['20 two', 2],
    ['20 four', 12],
  ])('%s counts %i throws, as its text says', async (name, throws) => {
    const step = named.get(name);
    if (step?.kind !== 'ask') throw new Error('a question is wanted');
    const asked = asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
    expect(asked.right).toEqual([throws]);
  });

  it('of hold or go are those that the texts give', async () => {
    const decided = asks.filter(([, step]) => step.kind === 'ask' && step.question === 'decide');
    const answers = await Promise.all(
      decided.map(async ([name, step]) => {
        if (step.kind !== 'ask') throw new Error('a question is wanted');
        const asked = asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
        return [name.slice('22 '.length), asked.choices[asked.right[0]!]];
      }),
    );
    expect(Object.fromEntries(answers)).toEqual({
      mine: 'hold',
      strong: 'hold',
      theirs: 'go',
      neither: 'go',
      both: 'hold',
      filling: 'go',
    });
  });

  it('names every man that is hit, with the throws that hit it', async () => {
    const { above } = hit!.script;
    if (above?.kind !== 'ask') throw new Error('a question is wanted');
    const { because } = asking(referee, above, await lookedAhead(referee, new DeviceDealer(referee), above));
    expect(because).toContainEqual({ kind: 'man', at: 10, throws: 22 });
  });
});

describe('the two plays of a question', () => {
  it.each([
    ['18 all', '4/5 5/8'],
    ['19 eleven', '6/11 1/5'],
    ['19 low', '1/2 1/2'],
    ['20 third', '1/7 5/11'],
    ['21 cover', '1/6 1/5'],
  ])('%s: the better is %s', async (name, play) => {
    const step = named.get(name);
    if (step?.kind !== 'ask') throw new Error('a question is wanted');
    const { plays: two, right } = asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
    expect(two[right[0]!]!.map((one) => one.join('/')).join(' ')).toBe(play);
  });
});

describe('a choice between two plays', () => {
  const { trid, dice } = corner!.script.effect as Extract<LessonStep, { kind: 'play' }>;
  const hint = () => referee.hint(referee.judge({ trid, dice }).line.trid);

  it('is of the best play and one that is worse for the reason of its subject', () => {
    const [best, worse] = pairIn(hint(), 'corner')!;
    expect(best).toEqual(expect.arrayContaining([expect.arrayContaining([12])]));
    expect(worse!.flat()).not.toContain(12);
  });

  it('is not offered where the subject does not matter', () => {
    const { ways, ...rest } = hint();
    expect(pairIn({ ...rest, ways: ways.map((way) => ({ ...way, reasons: [] })) }, 'corner')).toBeNull();
    expect(pairIn({ ...rest, ways: ways.slice(0, 1) }, 'any')).toBeNull();
  });
});

describe('the aims of the small games', () => {
  const at = (trid: string) => [{ side: 'white', do: { type: 'play' }, trid, events: [], marks: [], over: null }] as unknown as Line[]; // prettier-ignore
  const theirs = (jan?: string) => ({ side: 'black', do: { type: 'roll' }, trid: '', events: jan ? [{ side: 'black', jan }] : [], over: null }) as unknown as Line; // prettier-ignore

  it('are two cases on 8 to 11', () => {
    expect(reached('high', at(scene('1*9 7*2 8*2 12*2', '24*15')))).toBe(false);
    expect(reached('high', at(scene('1*9 7*2 8*2 11*2', '24*15')))).toBe(true);
  });

  it('are five throws of the opponent in a row that hit nothing truly', () => {
    const safe = Array.from({ length: 5 }, () => theirs('hit_false_home'));
    expect(reached('safe', safe)).toBe(true);
    expect(reached('safe', [...safe.slice(1), theirs('hit_true_home')])).toBe(false);
    expect(reached('safe', [theirs('hit_true_outer'), ...safe])).toBe(true);
    expect(reached('safe', safe.slice(1))).toBe(false);
  });
});
