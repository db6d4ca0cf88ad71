import { decimals } from './figures';
import type { Grade, Mistake, Review } from '../../wire/messages/analysis';
import type AnalysisText from '../../words/texts/analysis';

/** Returns the answers that cost something, in order. */
export function mistakesOf({ answers }: Review): Mistake[] {
  return answers.filter(
    (answer): answer is Mistake => answer.grade !== undefined && answer.grade !== 'good' && answer.best !== undefined,
  );
}

/** Returns the sign of a grade, to stand beside a play. */
export function signOf({ limits }: Review, grade: Grade): string {
  return limits.find((limit) => limit.grade === grade)?.sign ?? '';
}

/** Returns the least loss of a grade, in thousandths of a tour. */
export function limitOf({ limits }: Review, grade: Grade): number {
  return limits.find((limit) => limit.grade === grade)?.from ?? 0;
}

/** Returns the limits of the grades, in words. */
export function scaleText(t: AnalysisText, review: Review): string {
  const [doubtful, mistake, blunder] = (['doubtful', 'mistake', 'blunder'] as const).map((grade) =>
    decimals(t, limitOf(review, grade), 0),
  ) as [string, string, string];
  return t.review.limits(doubtful, mistake, blunder);
}

/** Returns the errors of one player or of all, costliest first, by the lost share of the game, which also gives their grades. */
export function errorsByCost(review: Review, player: number | null): Mistake[] {
  return mistakesOf(review)
    .filter((error) => player === null || error.player === player)
    .toSorted((a, b) => b.lost.mille - a.lost.mille || a.n - b.n);
}

/** Returns the number of the next roll with an error after roll `at` (or before it); null where there is none. */
export function errorBeside(errors: readonly { n: number }[], at: number, step: 1 | -1): number | null {
  const beyond = errors.map(({ n }) => n).filter((n) => (n - at) * step > 0);
  if (beyond.length === 0) return null;
  return step > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
