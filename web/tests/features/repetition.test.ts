import { elsewhere } from '../helpers/browserless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '../../e2e/helpers/problems';
import { type TrainerAnswer, stepsOf } from '../../src/features/trainer/answers';
import { Trainer } from '../../src/features/trainer/trainer.svelte';
import { themesIn } from '../../src/state/training/choose';
import { course } from '../../src/state/training/course.svelte';
import { training } from '../../src/state/training/kept.svelte';
import { deckOf } from '../../src/state/training/decks';
import { timestampOf, nothing } from '../../src/state/training/progress';
import { answered, type Card, type RecallGrade } from '../../src/state/training/schedule';
import { countedIn } from '../../src/wire/drills/parse';
import { KINDS, type Drill, type Kind } from '../../src/wire/messages/drill';
import type { Study } from '../../src/wire/module/studying';
import { dependable } from '../helpers/chance';

const read: Partial<Record<Kind, Drill[]>> = {};
const all = (kind: Kind): Drill[] => (read[kind] ??= problems(kind));

vi.mock('../../src/wire/drills/drills', () => ({ drillsOf: (kind: Kind) => Promise.resolve(all(kind)) }));

const ANSWERS = 200;
const SECONDS = 20;

/** Strengths move, so that the questions change too. */
const reader = {
  rate: ({ player, problem, right }) => ({
    say: 'rated',
    player: { ...player, rating: player.rating + (right ? 15 : -15) },
    problem,
  }),
} as Partial<Study> as Study;

function given(drill: Drill, right: boolean): TrainerAnswer {
  switch (drill.kind) {
    case 'count': {
      const due = countedIn(drill).map(({ jan, ways }) => [jan, right ? ways : ways + 1] as const);
      return { kind: 'count', ways: Object.fromEntries(right || due.length > 0 ? due : [['helpless', 1]]) };
    }
    case 'chances':
      return { kind: 'chances', n: (Number(drill.answer) + (right ? 0 : 18)) % 37 };
    case 'play':
      return { kind: 'play', steps: right ? stepsOf(drill.answer) : [] };
    case 'hold_or_go':
      return { kind: 'hold_or_go', go: (drill.answer === 'go') === right };
  }
}

/** Returns the questions to a fresh learner who answers so. */
async function asked(kind: Kind, right: (nth: number) => boolean): Promise<Drill[]> {
  training.take(nothing(), {});
  const trainer = new Trainer(reader, kind, { theme: null, game: null, day: null });
  await trainer.next();
  const drills: Drill[] = [];
  for (let nth = 0; nth < ANSWERS; nth += 1) {
    drills.push(trainer.drill!);
    trainer.answer(given(trainer.drill!, right(nth)));
    expect(trainer.said!.right).toBe(right(nth));
    vi.setSystemTime(Date.now() + SECONDS * 1000);
    await trainer.next();
  }
  return drills;
}

const LEARNERS: [string, (nth: number) => boolean][] = [
  ['is always wrong', () => false],
  ['is always right', () => true],
  ['is wrong every third time', (nth) => nth % 3 !== 0],
  ['is wrong once', (nth) => nth !== 0],
];

describe('two hundred problems', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 4, 9, 0) });
    vi.spyOn(Math, 'random').mockImplementation(dependable(7));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  describe.each(KINDS)('of %s', (kind) => {
    it.each(LEARNERS)(
      'asked of a learner who %s: many themes, none three times running',
      { timeout: 60_000 },
      async (_, right) => {
        const drills = await asked(kind, right);
        const met = themesIn(drills);
        expect(met.length).toBeGreaterThanOrEqual(themesIn(all(kind)).length / 3);
        expect(drills.filter(({ themes }) => themes.includes(met[0]!)).length).toBeLessThan((ANSWERS * 2) / 3);
        drills.slice(2).forEach(({ themes }, i) => {
          const running = themes.filter((one) =>
            [drills[i]!, drills[i + 1]!].every((last) => last.themes.includes(one)),
          );
          expect(running, `after ${i + 2}`).toEqual([]);
        });
        expect(new Set(drills.map(({ n }) => n)).size).toBe(ANSWERS);
      },
    );
  });
});

describe('a card of a position', () => {
  const learnt = (grades: RecallGrade[]) =>
    grades.reduce<Card | null>((card, grade) => answered(card, grade, card?.due ?? 0), null)!;
  const isDue = (card: Card, now: number) => {
    const { due } = deckOf({ ...nothing(), cards: { 'masters:one': card } }, 'masters', now);
    return due === 1;
  };
  const MINUTE = 1 / (24 * 60);

  it('comes back later each time it is known, and soon when it is not', () => {
    const [one, two, three] = ([[3], [3, 3], [3, 3, 3]] as RecallGrade[][]).map((grades) => learnt(grades).stability);
    expect(two).toBeGreaterThan(one!);
    expect(three).toBeGreaterThan(two!);
    expect(learnt([3, 3, 3, 1]).stability).toBeLessThan(two!);
  });

  it('that was missed is due a minute later, and gone for the day once it is known', () => {
    const now = 20_000.5;
    const missed = answered(null, 1, now);
    expect(isDue(missed, now + MINUTE / 2)).toBe(false);
    expect(isDue(missed, now + 1.01 * MINUTE)).toBe(true);
    const found = answered(missed, 3, now + 2 * MINUTE);
    expect(isDue(found, 20_000.99)).toBe(false);
    expect(isDue(found, found.due)).toBe(true);
    const forgotten = answered(found, 1, found.due);
    expect(answered(forgotten, 3, forgotten.due).due).toBeGreaterThanOrEqual(Math.floor(found.due) + 1);
  });

  it.each([
    ['stuck on its day', { stability: 0.4872, difficulty: 7.62, last: 20_000, due: 20_000 }],
    ['known for days', { stability: 3.7145, difficulty: 5.16, last: 19_996, due: 20_000 }],
  ])('as 1.0.0 kept it, %s, moves on with a right answer', (_, card) => {
    expect(isDue(card, 20_000.4)).toBe(true);
    const next = answered(card, 3, 20_000.4);
    expect(next.due).toBeGreaterThanOrEqual(20_001);
    expect(next.stability).toBeGreaterThan(card.stability);
    expect(answered(card, 1, 20_000.4).due).toBeLessThan(20_001);
  });

  it('is not lost to a clock that was put back', () => {
    const card = answered(null, 3, 20_000.5);
    expect(answered(card, 3, 19_000).due).toBeGreaterThanOrEqual(20_001);
  });

  it('has its moment by the calendar of the device', () => {
    expect(timestampOf(new Date(2026, 10, 23, 18, 0)) % 1).toBe(0.75);
  });
});

describe('counting in the middle of the course', () => {
  it('asks only for jans of the lessons done', async () => {
    training.take(nothing(), {});
    course.take(Object.fromEntries([1, 2, 3, 4].map((lesson) => [lesson, { at: 9, done: true }])));
    const trainer = new Trainer(reader, 'count', { theme: null, game: null, day: null, taught: true });
    const jans = new Set<string>();
    for (let nth = 0; nth < 60; nth += 1) {
      await trainer.next();
      for (const { jan } of countedIn(trainer.drill!)) jans.add(jan);
      trainer.answer(given(trainer.drill!, nth % 2 === 0));
    }
    expect([...jans].toSorted()).toEqual(['corner_hit', 'hit_true_home', 'hit_true_outer']);
    course.take({});
  });
});

it('knows what was learnt in another tab', () => {
  const stored = { ...nothing(), daily: 20_123 };
  localStorage.setItem('trictrac.training', JSON.stringify(stored));
  elsewhere({ key: 'trictrac.training' });
  expect(training.own.daily).toBe(20_123);
});
