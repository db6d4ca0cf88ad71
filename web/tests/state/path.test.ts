import { describe, expect, it } from 'vitest';
import { afterGames, ENOUGH, pathOf } from '../../src/state/training/path';
import { nothing, type TrainingProgress } from '../../src/state/training/progress';

const none = () => false;
const doneOf = (progress: TrainingProgress, isDone: (lesson: number) => boolean = none) => {
  const { steps } = pathOf(progress, isDone);
  return steps.filter(({ right }) => right >= ENOUGH).map(({ name }) => name);
};

/** Returns the progress of somebody with that many right answers to each theme of the steps. */
function practised(right: number): TrainingProgress {
  const tally = { asked: right + 5, right };
  const themes = ['play:opening', 'chances:coin', 'count:hit_true_outer', 'chances:hit', 'chances:fill'];
  return {
    ...nothing(),
    tallies: Object.fromEntries(themes.map((key) => [key, tally])),
    days: { '20000:hold_or_go': { asked: 5, right: 5 }, '20001:hold_or_go': { asked: right, right: right - 5 } },
  };
}

describe('the path to the next opponent', () => {
  it('begins at Hector, with nothing done, at the lessons', () => {
    const { level, steps, met } = pathOf(nothing(), none);
    expect([level, met]).toEqual(['hector', false]);
    expect(steps.map(({ opens }) => opens)).toEqual([19, 20, 2, 21, 24, 22]);
    expect(steps.every(({ right }) => right === 0)).toBe(true);
  });

  it('takes a lesson or twelve right answers for a step, in any order', () => {
    expect(doneOf(nothing(), (lesson) => lesson === 22)).toEqual(['hold']);
    expect(doneOf(practised(ENOUGH - 1))).toEqual([]);
    expect(doneOf(practised(ENOUGH))).toHaveLength(6);
  });

  it('opens the trainer once the lesson is done', () => {
    expect(pathOf(nothing(), (lesson) => lesson === 20).steps[1]!.opens).toBeNull();
  });

  it('ends with a game, and then leads to the next opponent', () => {
    expect(pathOf(practised(ENOUGH), none).level).toBe('hector');
    const played = afterGames(practised(ENOUGH), ['hector'], 20_000);
    const { level, steps, met } = pathOf(played, none);
    expect([level, met]).toEqual(['valere', false]);
    expect(steps.every(({ right, opens }) => right === 0 && opens === null)).toBe(true);
    expect(pathOf(afterGames(practised(2 * ENOUGH + 3), ['hector'], 1), none).steps[0]!.right).toBe(ENOUGH);
  });

  it('needs no game against a weaker opponent, and stays at the strongest one', () => {
    const strong = afterGames(practised(ENOUGH), ['soumille'], 20_000);
    expect(pathOf(strong, none).level).toBe('valere');
    const all = afterGames(practised(100 * ENOUGH), ['lelasseux'], 20_000);
    expect(pathOf(all, none)).toMatchObject({ level: 'lelasseux', met: true });
  });

  it('remembers the first day of an opponent', () => {
    const first = afterGames(nothing(), ['hector'], 1);
    expect(afterGames(first, ['hector'], 2)).toBe(first);
    expect(afterGames(first, ['hector', 'valere'], 2).met).toEqual({ hector: 1, valere: 2 });
  });
});
