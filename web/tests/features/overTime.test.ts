import { describe, expect, it } from 'vitest';
import { ownGames, type OwnGame } from '../../src/features/trainer/overTime/games';
import { costliest, habitExercises, habitOf, HABITS } from '../../src/features/trainer/overTime/habits';
import { phasesOf } from '../../src/features/trainer/overTime/phases';
import { EDGE, plotOf } from '../../src/features/trainer/overTime/plot';
import { byRecency, nextRank, rankOf, ratesBy, weeksOf } from '../../src/features/trainer/overTime/rates';
import type { ReviewedGame } from '../../src/state/kept/reviews';
import { THEMES } from '../../src/state/training/taught';
import type { Answer, Answered, AnswerReason, Review, RollSeen, Side } from '../../src/wire/described/messages';

const PLAY: Answer = { type: 'play', steps: [[1, 3]] };
const HOLD: Answer = { type: 'hold', steps: [[1, 3]] };
const GO: Answer = { type: 'go' };
const NAMES = { isBot: (name: string) => name === 'Géronte', own: ['Anne'] };

/** White's rolls are those with odd numbers, and the sum of the dice tells games apart. */
const sideOf = (n: number): Side => (n % 2 === 1 ? 'white' : 'black');

function answered(n: number, more: Partial<Answered> = {}): Answered {
  const lost = { unit: 0, holes: 0, mille: 0 };
  const place = { n, action: 2 * n, round: 0, side: sideOf(n), player: n % 2 === 1 ? 0 : 1, dice: [2, 1] as const };
  return { ...place, dice: [2, 1], asked: 'play', legal: true, grade: 'good', lost, given: PLAY, ...more };
}

function error(n: number, mille: number, more: Partial<Answered> = {}): Answered {
  return answered(n, { grade: 'blunder', lost: { unit: 0, holes: mille / 40, mille }, best: PLAY, ...more });
}

function reason(of: AnswerReason['of'], name: string, more: Partial<AnswerReason> = {}): AnswerReason {
  return { name, of, role: 'count', says: '', joined: '', at: [], n: 0, m: 0, best: 0, given: 0, weight: 1, ...more };
}

interface Wish {
  names?: string[];
  date?: string;
  answers?: Answered[];
  /** The holes won at some rolls, by their numbers. */
  holes?: Record<number, Record<Side, number>>;
  rolls?: number;
  /** The last die of each roll. */
  die?: number;
  lines?: string;
}

function game({ names = ['Anne', 'Géronte'], date, answers = [], holes = {}, rolls = 8, die = 1, lines = '' }: Wish) {
  const seen = Array.from({ length: rolls }, (_, i): RollSeen => {
    const place = { n: i + 1, action: 2 * (i + 1), round: 0, side: sideOf(i + 1), player: i % 2 };
    const won = holes[i + 1];
    return { ...place, dice: [2, die], luck: null, before: 0.5, after: 0.5, ...(won && { holes: won }) };
  });
  const review = {
    format: 'tour',
    players: names.map((name) => ({ name })),
    rounds: [{ white: 0, black: 1 }],
    rolls: seen,
    answers,
  };
  const record = `[White "${names[0]!}"]\n${date ? `[Date "${date}"]\n` : ''}\n${lines}`;
  return { record, review: review as unknown as Review } satisfies ReviewedGame;
}

describe('the games of the reader', () => {
  const own = (...games: ReviewedGame[]) => ownGames(games, NAMES);

  it('are those of the only person among bots, or of a person with a name of theirs', () => {
    const answers = [answered(1), answered(2)];
    expect(own(game({ names: ['', 'Géronte'], answers }))[0]!.choices.map(({ foe }) => foe)).toEqual(['Géronte']);
    expect(own(game({ names: ['Denis', 'Anne'], answers }))[0]!.choices.map(({ answer }) => answer.n)).toEqual([2]);
    expect(own(game({ names: ['Denis', 'Louise'], answers }))).toEqual([]);
    expect(own(game({ names: ['Géronte', 'Géronte'], answers }))).toEqual([]);
  });

  it('count once, however often they were reviewed on the way to their end', () => {
    const answers = [answered(1), answered(3)];
    const [begun, whole, copy] = [
      game({ rolls: 4, answers: answers.slice(0, 1) }),
      game({ answers }),
      game({ answers, lines: '# a study' }),
    ];
    expect(own(begun, whole, copy).map(({ choices }) => choices.length)).toEqual([2]);
    expect(own(whole, game({ answers, die: 2 })).length).toBe(2);
  });

  it('have only graded choices, and come in the order of their days', () => {
    const illegal = answered(5);
    delete illegal.grade;
    const games = own(
      game({ date: '2026-11-20', answers: [answered(1), illegal] }),
      game({ date: '2026-11-02', answers: [answered(1)], die: 2 }),
    );
    expect(games.map(({ day }) => day! * 864e5)).toEqual([Date.UTC(2026, 10, 2), Date.UTC(2026, 10, 20)]);
    expect(games[1]!.choices.length).toBe(1);
  });
});

describe('the phase of a roll', () => {
  const phasesIn = (wish: Wish) => phasesOf(game({ rolls: 14, ...wish }));

  it('is the opening for the first four rolls of a player, again after somebody has gone', () => {
    const phases = phasesIn({ answers: [answered(10, { asked: 'decision', given: GO })] });
    expect([7, 9, 11].map((n) => phases.get(n))).toEqual(['opening', 'filling', 'opening']);
  });

  it('is that of a full jan from the roll after it is filled to the roll that breaks it', () => {
    const lines = [
      '5. W 21 : 1/2/4 {petit_jan_fill:1:4} 4+0',
      '6. B 21 : 1/2/4',
      '7. W 21 : 1/2/4 {petit_jan_keep:1:4} 8+0',
      '9. W 21 : 1/2/4 { / hit_false_home@3:1:4} / 4+0',
      '11. W 21 : 1/2/4',
    ].join('\n');
    const phases = phasesIn({ lines });
    expect([5, 7, 9, 11].map((n) => phases.get(n))).toEqual(['opening', 'full', 'full', 'filling']);
    expect(phases.get(6)).toBe('opening');
  });

  it('is the return as long as men of the player are in the opponent’s jans', () => {
    const phases = phasesIn({ answers: [answered(3, { given: { type: 'play', steps: [[10, 14]] } })] });
    expect([1, 3, 5, 11, 4].map((n) => phases.get(n))).toEqual(['opening', 'return', 'return', 'return', 'opening']);
  });

  it('is the end once a player has ten holes of a tour', () => {
    const phases = phasesIn({ holes: { 4: { white: 0, black: 6 }, 8: { white: 0, black: 4 } } });
    expect([8, 9, 10].map((n) => phases.get(n))).toEqual(['opening', 'end', 'end']);
  });
});

const owned = (...games: Wish[]): OwnGame[] =>
  ownGames(
    games.map((wish, i) => game({ die: 1 + (i % 6), rolls: 8 + i, ...wish })),
    NAMES,
  );

describe('the error rate', () => {
  const many = (n: number, mille: number, more: Partial<Answered> = {}) =>
    Array.from({ length: n }, () => error(1, mille, more));

  it('is the mean loss of all choices of a week, from Monday to Sunday', () => {
    const weeks = weeksOf(
      owned(
        { date: '2026-11-22', answers: [error(1, 30)] },
        { date: '2026-11-23', answers: [error(1, 10), answered(3)] },
        { date: '2026-11-29', answers: [error(1, 20)] },
        { answers: [error(1, 99)] },
      ),
    );
    expect(weeks.map(({ day, ...week }) => [new Date(day * 864e5).toISOString().slice(0, 10), week])).toEqual([
      ['2026-11-16', { games: 1, choices: 1, rate: 30 }],
      ['2026-11-23', { games: 2, choices: 3, rate: 10 }],
    ]);
  });

  it('gives a rank as a review does, and names the next one', () => {
    expect(rankOf({ rate: 15.9, choices: 20 })).toBe('pupil');
    expect(rankOf({ rate: 16, choices: 20 })).toBe('beginner');
    expect(rankOf({ rate: 0.4, choices: 20 })).toBe('world_class');
    expect(rankOf({ rate: 1, choices: 19 })).toBeNull();
    expect(nextRank(15.9)).toEqual({ rank: 'player', below: 8 });
    expect(nextRank(0.4)).toBeNull();
  });

  it('is compared with that of the three months before', () => {
    const games = owned(
      { date: '2026-03-02', answers: many(12, 90) },
      { date: '2026-08-03', answers: many(12, 10) },
      { date: '2026-11-23', answers: [...many(12, 20), ...many(12, 40, { asked: 'decision', given: HOLD, best: GO })] },
    );
    const lately = byRecency(games);
    expect(lately.recent.length).toBe(1);
    const rows = ratesBy(lately, ({ answer }) => answer.given.type, ['play', 'hold', 'go']);
    expect(rows).toEqual([
      { key: 'play', choices: 12, rate: 20, before: 10, worst: false },
      { key: 'hold', choices: 12, rate: 40, before: null, worst: true },
    ]);
  });

  it('of a few choices is called the worst of nothing', () => {
    const lately = byRecency(owned({ answers: [...many(12, 20), ...many(3, 40, { asked: 'decision', given: GO })] }));
    expect(ratesBy(lately, ({ answer }) => answer.given.type).map(({ worst }) => worst)).toEqual([false, false]);
  });
});

describe('a habit', () => {
  const shown = (more: Partial<Answered>) => habitOf(error(1, 40, more) as Parameters<typeof habitOf>[0]);

  it('is what the first reason against the answer is about', () => {
    const against = (...reasons: AnswerReason[]) => shown({ reasons });
    expect(against(reason('own', 'corner'), reason('other', 'hit'))).toBe('corner');
    expect(against(reason('own', 'talon', { role: 'though', weight: -1 }), reason('other', 'hit'))).toBe('exposed');
    expect(against(reason('own', 'high_cases'))).toBe('cases');
    expect(against(reason('own', 'missing'))).toBe('jan');
    // The opponent's corner, and the opponent's chances to fill, are no habit of yours.
    expect(against(reason('other', 'corner'))).toBeNull();
    expect(against(reason('other', 'fill'), reason('own', 'talon'))).toBeNull();
    expect(shown({})).toBeNull();
  });

  it('is to hold or to go against the better decision', () => {
    expect(shown({ asked: 'decision', given: HOLD, best: GO })).toBe('held');
    expect(shown({ asked: 'decision', given: GO, best: HOLD })).toBe('left');
    expect(shown({ asked: 'decision', given: HOLD, best: HOLD })).toBeNull();
  });

  it('costs its holes, over all games', () => {
    const corner = { reasons: [reason('own', 'corner')] };
    const hit = { reasons: [reason('other', 'hit')] };
    const habits = costliest(
      owned(
        { answers: [error(1, 40, corner), error(3, 80, corner), error(2, 400, corner), answered(5, corner)] },
        { answers: [error(1, 200, hit)] },
      ),
      3,
    );
    expect(habits.map(({ worst, ...habit }) => [habit, worst.lost.mille])).toEqual([
      [{ habit: 'exposed', holes: 2.5, times: 1 }, 200],
      [{ habit: 'corner', holes: 1.5, times: 2 }, 80],
    ]);
  });
});

describe('the exercises against habits', () => {
  it('are those of the costliest, with the day of the last game that shows each', () => {
    const corner = { reasons: [reason('own', 'corner')] };
    const hit = { reasons: [reason('other', 'hit')] };
    const games = owned(
      { date: '2026-11-02', answers: [error(1, 40, corner), error(3, 200, hit)] },
      { date: '2026-11-05', answers: [error(1, 40, corner)], die: 2 },
      { date: '2026-11-09', answers: [answered(1)], die: 3 },
    );
    expect(habitExercises(games)).toEqual([
      { trainer: 'chances', item: 'hit', habit: 'exposed', holes: 5 / 3, shown: Date.UTC(2026, 10, 2) / 864e5 },
      { trainer: 'play', item: 'coin', habit: 'corner', holes: 2 / 3, shown: Date.UTC(2026, 10, 5) / 864e5 },
    ]);
  });

  it('exist: each habit has a theme of its trainer', () => {
    for (const { trainer, item } of Object.values(HABITS))
      expect(THEMES.map(({ kind, theme }) => `${kind}:${theme}`)).toContain(`${trainer}:${item}`);
  });
});

describe('the curve of the weeks', () => {
  const week = (day: number, rate: number, games = 1) => ({ day, rate, games, choices: 50 });
  const plot = plotOf([week(20_416, 30), week(20_423, 10, 4), week(20_444, 18)], 700, 230);

  it('goes from edge to edge, and down as the errors do; over weeks without games it is broken', () => {
    const [first, second, third] = plot.dots;
    expect([first!.x, third!.x]).toEqual([EDGE.left, 700 - EDGE.right]);
    expect(second!.y).toBeGreaterThan(third!.y);
    expect(third!.y).toBeGreaterThan(first!.y);
    expect(second!.r).toBeGreaterThan(first!.r);
    expect(plot.lines.map(({ broken }) => broken)).toEqual([false, true]);
  });

  it('lies over the bands of the ranks, which fill it from top to bottom', () => {
    const { bands, dots } = plot;
    expect(bands.map(({ height }) => height).reduce((a, b) => a + b)).toBeCloseTo(230 - EDGE.above - EDGE.below);
    const bandAt = (y: number) => bands.find((band) => band.y <= y && y < band.y + band.height)!.rank;
    expect(dots.map(({ y }) => bandAt(y))).toEqual(['beginner', 'pupil', 'beginner']);
  });

  it('names the bands beside the figure of the last week, and never over it', () => {
    const last = plot.dots.at(-1)!.y;
    const names = plot.bands.flatMap(({ nameY }) => (nameY === null ? [] : [nameY]));
    expect(names.length).toBeGreaterThan(2);
    expect(names.every((y) => Math.abs(y - last) >= 18)).toBe(true);
  });

  it('shows one week alone in the middle', () => {
    const [only] = plotOf([week(20_416, 0)], 700, 230).dots;
    expect(only!.x).toBe((EDGE.left + 700 - EDGE.right) / 2);
  });
});
