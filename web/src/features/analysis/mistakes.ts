import type { Grade, Mistake, Review } from '../../wire/messages/analysis';

/** The answers that cost something, in order. */
export function mistakesOf({ answers }: Review): Mistake[] {
  return answers.filter(
    (answer): answer is Mistake => answer.grade !== undefined && answer.grade !== 'good' && answer.best !== undefined,
  );
}

/** The sign beside a play. */
export function signOf({ limits }: Review, grade: Grade): string {
  return limits.find((limit) => limit.grade === grade)?.sign ?? '';
}

/** From how much lost on, in thousandths of a tour, a grade is given. */
export function limitOf({ limits }: Review, grade: Grade): number {
  return limits.find((limit) => limit.grade === grade)?.from ?? 0;
}
