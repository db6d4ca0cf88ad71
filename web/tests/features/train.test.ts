import { describe, expect, it } from 'vitest';
import { problems } from '../../e2e/helpers/problems';
import enJans from '../../src/words/texts/en/jan';
import frJans from '../../src/words/texts/fr/jan';
import frTrain from '../../src/words/texts/fr/train';
import enTrain from '../../src/words/texts/en/train';
import { jansSeen, judged, samePlay, stepsOf } from '../../src/features/trainer/answers';
import { byFoe } from '../../src/features/trainer/foes';
import { missedRows } from '../../src/features/trainer/missed';
import { ownMistakes } from '../../src/features/trainer/own';
import { playText } from '../../src/features/trainer/playText';
import type { KeptGame } from '../../src/state/kept/games';
import { forgotten, missedCounts } from '../../src/state/kept/missed';
import type { Jan, Missed } from '../../src/wire/described/messages';
import { after, type AnswerOutcome } from '../../src/state/training/answer';
import { chosen, drillOfTheDay, themesIn } from '../../src/state/training/choose';
import { dayOf, daysInRow, daysTrained, errorsOf, nothing, strengthOf } from '../../src/state/training/progress';
import { countedIn, parseDrill, rollOf } from '../../src/wire/drills/parse';
import { KINDS } from '../../src/wire/messages/drill';
import { parseTrid } from '../../src/wire/messages/trid';
import { namer } from '../../src/words/naming';

const COUNT = parseDrill(
  'count',
  0,
  'E--A-a-aaAADbc-aBa-aA--d:w:R:-:8-8:4-5:-:x:17.18|63|hit_true_outer:2:4 hit_true_home:2:8|1280|hit_true_outer hit_true_home',
);
const PLAY = parseDrill(
  'play',
  1,
  'B-----ECBA-Bbbbacab-b---:w:M:41:8-2:2-5:-:x:15.14|-|7/11 10/11|1228|filling attack',
);

describe('the files of problems', () => {
  it.each(KINDS)('%s: every line is a position in which White is asked', (kind) => {
    const drills = problems(kind);
    expect(drills.length).toBeGreaterThan(500);
    for (const drill of drills) {
      expect(parseTrid(drill.trid)?.turn).toBe('white');
      expect(drill.difficulty).toBeGreaterThan(0);
    }
  });

  it('of plays have an answer whose every step goes on', () => {
    for (const { answer } of problems('play'))
      expect(
        stepsOf(answer).every(([from, to]) => to > from),
        answer,
      ).toBe(true);
  });

  it('have a name for every theme and every jan, in both languages', () => {
    for (const kind of KINDS)
      for (const theme of themesIn(problems(kind)))
        for (const [t, jans] of [
          [frTrain, frJans],
          [enTrain, enJans],
        ] as const)
          expect((t.themes as Record<string, string>)[theme] ?? jans[theme as Jan]?.short, theme).toBeTruthy();
  });
});

describe('a problem', () => {
  it('has its roll and its jans in a text', () => {
    expect(rollOf(COUNT)).toEqual([6, 3]);
    expect(countedIn(COUNT).map(({ jan, ways, points }) => [jan, ways, points])).toEqual([
      ['hit_true_outer', 2, 4],
      ['hit_true_home', 2, 8],
    ]);
  });

  it('is turned round where Black is asked', () => {
    const turned = parseDrill(
      'play',
      0,
      'O---------a------------n:b:M:42:2-0:5-1:b:w:6.7;margot=on|-|1/5 1/3|1000|plan',
    );
    expect(turned.trid).toBe('TRID=N------------A---------o:w:M:42:0-2:1-5:w:b:7.6;margot=on');
  });
});

describe('an answer', () => {
  const { board, turn } = parseTrid(COUNT.trid)!;

  it('is right where every jan has its ways', () => {
    const ways = { hit_true_outer: 2, hit_true_home: 2 };
    expect(judged(COUNT, { kind: 'count', ways }, board, turn).right).toBe(true);
  });

  it('says of each jan whether it was seen, and which was none', () => {
    const ways = { hit_true_outer: 2, helpless: 1 };
    expect(jansSeen(COUNT, ways).map(({ jan, ways: due, given }) => [jan, due, given])).toEqual([
      ['hit_true_outer', 2, 2],
      ['hit_true_home', 2, 0],
      ['helpless', 0, 1],
    ]);
    expect(judged(COUNT, { kind: 'count', ways }, board, turn).seen.map(({ known }) => known)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('of throws is almost right when it is two off', () => {
    const drill = { ...COUNT, kind: 'chances' as const, question: 'hit', answer: '11', themes: ['hit'] };
    const known = (n: number) => judged(drill, { kind: 'chances', n }, board, turn).seen[0]?.known;
    expect([11, 13, 14].map(known)).toEqual([true, true, false]);
  });

  it('is the same play where the men stand alike, however they went', () => {
    const men = parseTrid(PLAY.trid)!;
    expect(samePlay(men.board, 'white', stepsOf('7/8/12'), stepsOf('7/11/12'))).toBe(true);
    expect(samePlay(men.board, 'white', stepsOf('7/11 10/11'), stepsOf('7/8 7/11'))).toBe(false);
    expect(
      samePlay(men.board, 'white', stepsOf('7/12* 10/12*'), [
        [10, 12],
        [7, 12],
      ]),
    ).toBe(true);
    expect(
      judged(
        PLAY,
        {
          kind: 'play',
          steps: [
            [10, 11],
            [7, 11],
          ],
        },
        men.board,
        'white',
      ).right,
    ).toBe(true);
  });

  it('is written as a record writes it', () => {
    expect(playText(stepsOf('1/4/8'), namer('1-24', 'white'))).toBe('1/4/8');
    expect(playText(stepsOf('20/o 7/11'), namer('1-24', 'white'))).toBe('20/o 7/11');
  });
});

describe('progress', () => {
  const outcome = (right: boolean, now: number): AnswerOutcome => ({
    drill: PLAY,
    right,
    seen: PLAY.themes.map((theme) => ({ theme, known: right })),
    rated: {
      player: { rating: 1300, deviation: 200, volatility: 0.06 },
      problem: { rating: 1200, deviation: 80, volatility: 0.06 },
    },
    now,
  });

  it('keeps strengths, tallies, errors by day and firsts', () => {
    const now = after(after(nothing(), outcome(false, 10)), outcome(true, 12));
    expect(now.ratings.play).toMatchObject({ rating: 1300, day: 12 });
    expect(strengthOf(now, PLAY).rating).toBe(1200);
    expect(now.tallies['play:filling']).toEqual({ asked: 2, right: 1 });
    expect(errorsOf(now, 'play').map(({ day, errors }) => [day, errors])).toEqual([
      [10, 1],
      [12, 0],
    ]);
    expect(now.firsts['play:attack']).toBe(12);
    expect(daysTrained(now)).toBe(2);
  });

  it('counts the days in a row up to today, or to yesterday while today has nothing', () => {
    const now = [10, 12, 13, 14].reduce((known, day) => after(known, outcome(true, day)), nothing());
    expect(daysInRow(now, 14)).toBe(3);
    expect(daysInRow(now, 15)).toBe(3);
    expect(daysInRow(now, 16)).toBe(0);
    expect(daysInRow(now, 11)).toBe(1);
  });

  it('chooses near to your strength, of the theme wished for, and nothing twice running', () => {
    const drills = problems('play');
    const seen = [{ theme: 'coin', known: true }];
    let now = nothing();
    for (const drill of drills.slice(0, 5)) now = after(now, { ...outcome(true, 10), seen, drill });
    for (const chance of [0, 0.3, 0.99]) {
      const wish = { kind: 'play', theme: 'coin', agreed: [], asked: [], chance: () => chance } as const;
      const next = chosen(drills, now, wish);
      expect(next.themes).toContain('coin');
      expect(Math.abs(next.difficulty - 1300)).toBeLessThanOrEqual(150);
      expect(next.n).toBeGreaterThan(4);
    }
  });

  it('has one problem for each day, the same for everybody', () => {
    const drills = problems('chances');
    const days = Array.from({ length: 60 }, (_, i) => drillOfTheDay(drills, 20_000 + i).n);
    expect(new Set(days).size).toBe(60);
    expect(dayOf(new Date(2026, 10, 23, 23, 59))).toBe(dayOf(new Date(2026, 10, 23, 0, 1)));
  });
});

it('finds the mistakes of people, the costliest first', () => {
  const answer = (player: number, mille: number) => ({
    ...{ n: 1, action: 1, round: 0, side: 'white' as const, player, asked: 'play' as const, dice: [4, 2] as const },
    ...{
      legal: true,
      grade: 'mistake' as const,
      lost: { unit: 0, holes: 0, mille },
      given: {},
      best: {},
      trid: 'TRID=',
    },
  });
  const players = [{ name: 'Anne' }, { name: 'Géronte' }];
  const limits = [{ grade: 'doubtful', from: 5, sign: '?!' }];
  const review = { players, limits, answers: [answer(0, 12), answer(1, 90), answer(0, 30)] };
  const own = ownMistakes([review as never], (name) => name === 'Géronte');
  expect(own.map(({ mistake, limit }) => [mistake.lost.mille, limit])).toEqual([
    [30, 5],
    [12, 5],
  ]);
});

it('adds finished games up, opponent by opponent', () => {
  const kept = (against: string, winner: 'white' | 'black', over = true) =>
    ({ against, over, standing: { you: ['white'], winner } }) as unknown as KeptGame;
  const games = [kept('Hector', 'white'), kept('Hector', 'black'), kept('Anne', 'white'), kept('Anne', 'white', false)];
  expect(byFoe(games, ({ against }) => against)).toEqual([
    { name: 'Hector', played: 2, won: 1 },
    { name: 'Anne', played: 1, won: 1 },
  ]);
});

describe('marks made by hand', () => {
  const jans: NonNullable<Missed['jans']> = [
    { jan: 'hit_true_outer', rule: 'S5', ways: 2, points: 4 },
    { jan: 'grand_jan_keep', rule: 'S9', ways: 1, points: 4 },
    { jan: 'helpless', rule: 'S15', ways: 1, points: 2 },
  ];
  const mark = (side: 'white' | 'black', marked: number, points: number): Missed => ({
    side,
    for: 'gained',
    roll: 1,
    dice: [2, 1],
    due: 10,
    marked,
    schooled: 0,
    points,
    jans,
  });

  it('are short of the fewest jans that make the difference, or of one way of several', () => {
    expect(forgotten(jans, 10)).toEqual(['hit_true_outer', 'grand_jan_keep', 'helpless']);
    expect(forgotten(jans, 6).length).toBe(2);
    expect(forgotten(jans.slice(0, 2), 2)).toEqual(['hit_true_outer']);
    expect(forgotten(jans.slice(1, 2), 2)).toEqual(['unsure']);
  });

  it('are counted by jan, your own whether they were claimed or not, the other’s if they were let pass', () => {
    const missed: Missed[] = [
      mark('white', 8, 2),
      mark('white', 8, 0),
      mark('black', 8, 0),
      mark('black', 14, -4),
      { side: 'black', for: 'play', roll: 2, dice: [2, 1], rule: 'R22' },
    ];
    const kept = (over: boolean) =>
      ({
        game: 'a',
        keys: {},
        against: '',
        over,
        standing: { missed: missedCounts(missed, 'white') },
      }) as unknown as KeptGame;
    expect(missedRows([kept(true), kept(false)])).toEqual([
      { kind: 'helpless', own: 2, other: 0 },
      { kind: 'more', own: 0, other: 1 },
      { kind: 'play', own: 0, other: 1 },
    ]);
  });
});
