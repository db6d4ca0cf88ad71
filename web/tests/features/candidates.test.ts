import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { GameReview } from '../../src/features/analysis/gameReview.svelte';
import { firstRows, withOwn, type HintRows } from '../../src/features/analysis/own';
import { trialVerdict } from '../../src/features/analysis/trials';
import type { Answer, Answered, Review, RolledOut, Way } from '../../src/wire/messages/analysis';

const play = (to: number): Answer => ({ type: 'play', steps: [[1, to]] });
/** A hole is worth forty thousandths of the game. */
const way = (to: number, lost: number): Way => ({
  answer: play(to),
  holes: 1 - lost,
  worth: 0,
  chance: 0.5 - lost / 10,
  lost: { unit: lost / 4, holes: lost, mille: 40 * lost },
});
const rows = [2, 3, 4, 5, 6, 7].map((to, i) => way(to, i / 10));

describe('the rows in sight', () => {
  const of = (own: number | null) => ({ rows, own });

  it('are at first the best three and the one played, or the best four', () => {
    const room = { narrow: false, more: false };
    expect(firstRows(of(null), room)).toEqual([0, 1, 2, 3]);
    expect(firstRows(of(2), room)).toEqual([0, 1, 2, 3]);
    expect(firstRows(of(5), room)).toEqual([0, 1, 2, 5]);
  });

  it('are on a phone the best and the one played, which stays the second when more are shown', () => {
    const at = (own: number | null, more: boolean) => firstRows(of(own), { narrow: true, more });
    expect(at(5, false)).toEqual([0, 5]);
    expect(at(5, true)).toEqual([0, 5, 1, 2]);
    expect(at(2, true)).toEqual([0, 2, 1, 3]);
    expect(at(0, false)).toEqual([0, 1]);
    expect(at(null, true)).toEqual([0, 1, 2, 3]);
  });

  it('know the reader’s own answer, unless it is not legal', () => {
    const own = (to: number) => ({ action: { type: 'play' as const }, is: (one: Answer) => 'steps' in one && one.steps[0]![1] === to }); // prettier-ignore
    expect(withOwn({ ways: rows }, own(7)).own).toBe(5);
    expect(withOwn({ ways: rows }, own(9)).own).toBeNull();
    expect(withOwn({ ways: rows }, null).own).toBeNull();
  });
});

const limits: Review['limits'] = [
  { grade: 'good', from: 0, sign: '' },
  { grade: 'doubtful', from: 5, sign: '?!' },
  { grade: 'mistake', from: 10, sign: '?' },
  { grade: 'blunder', from: 20, sign: '??' },
];

describe('the verdict of a rollout', () => {
  const compared: HintRows = { rows, own: 3 };
  const searched = {
    n: 7,
    action: 12,
    asked: 'play',
    legal: true,
    grade: 'mistake',
    lost: rows[3]!.lost,
    best: rows[0]!.answer,
  } as unknown as Answered;
  const trials =
    (...lost: [number, number][]) =>
    (row: number): RolledOut | undefined => {
      const found = lost[row];
      return found && { answer: rows[row]!.answer, rolled: { lost: found[0], error: found[1], times: 1296 } };
    };
  const verdict = (of: ReturnType<typeof trials>, whole = true, judged = searched) =>
    trialVerdict(compared, of, whole, judged, limits);

  it('takes the place of what the search said, once it is sure of it', () => {
    const { best, judged } = verdict(trials([0.2, 0.02], [0, 0], [0.4, 0.03], [0.6, 0.03]), false);
    expect(best).toBe(1);
    expect(judged).toMatchObject({ grade: 'blunder', best: rows[1]!.answer });
    expect(judged!.lost!.holes).toBeCloseTo(0.6);
    expect(judged!.lost!.mille).toBeCloseTo(24);
    expect(judged!.lost!.unit).toBeCloseTo(0.15);
  });

  it('acquits a play that it finds best', () => {
    const { best, judged } = verdict(trials([0.2, 0.02], [0.3, 0.02], [0.4, 0.03], [0, 0]));
    expect(best).toBe(3);
    expect(judged).toMatchObject({ grade: 'good', lost: { holes: 0, mille: 0 } });
  });

  it('only lowers a loss of which it is not sure, and not before its end', () => {
    const unsure = trials([0, 0], [0.2, 0.2], [0.4, 0.2], [0.1, 0.2]);
    expect(verdict(unsure, false)).toEqual({ best: 0, judged: searched });
    expect(verdict(unsure).judged).toMatchObject({ grade: 'good' });
    expect(verdict(trials([0, 0], [0.2, 0.2], [0.4, 0.2], [0.5, 0.2]))).toEqual({ best: 0, judged: searched });
  });

  it('gives way to the search again where more games make it unsure', () => {
    const sure = verdict(trials([0, 0], [0.5, 0.02], [0.5, 0.02], [0.9, 0.02]), false).judged!;
    expect(sure.grade).toBe('blunder');
    const unsure = trials([0, 0], [0.2, 0.2], [0.4, 0.2], [0.5, 0.2]);
    expect(verdict(unsure, true, sure).judged).toBe(searched);
  });

  it('is taken over by all that the review of the game tells', async () => {
    const review = { answers: [searched, { ...searched, n: 8, action: 14 }] } as Review;
    const judging = new GameReview('1. W 52', () => Promise.resolve(review));
    await judging.go();
    judging.overrule({ ...searched, grade: 'blunder' });
    judging.overrule({ ...searched, grade: 'good' });
    expect(judging.seen!.answers.map(({ grade }) => grade)).toEqual(['good', 'mistake']);
    expect(judging.review!.answers.map(({ grade }) => grade)).toEqual(['good', 'mistake']);
  });
});
