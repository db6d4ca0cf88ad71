/** When something is asked again: the Free Spaced Repetition Scheduler (FSRS 4.5), with the weights its makers found. */

/** What is remembered of one thing: how long it lasts, how hard it is, and when it was asked. */
export interface Card {
  /** Days after which it is still known nine times of ten. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  /** Days since 1970. */
  last: number;
  due: number;
}

export type Grade = 1 | 2 | 3 | 4; // again, hard, good, easy

const W = [
  0.4872, 1.4003, 3.7145, 13.8206, 5.1618, 1.2298, 0.8975, 0.031, 1.6474, 0.1367, 1.0461, 2.1072, 0.0793, 0.3246, 1.587,
  0.2272, 2.8755,
] as const;
const DECAY = -0.5;
const FACTOR = 19 / 81;
/** Nothing is put off longer. */
const LONGEST = 365;

const within = (low: number, x: number, high: number) => Math.min(high, Math.max(low, x));
const easeAt = (grade: number) => W[4] - (grade - 3) * W[5];

/** How likely it is still known after so many days. */
export function recall(stability: number, days: number): number {
  return (1 + (FACTOR * days) / stability) ** DECAY;
}

/** The card after an answer today; null where it was never asked before. */
export function answered(card: Card | null, grade: Grade, today: number): Card {
  if (!card) return dated(W[grade - 1]!, within(1, easeAt(grade), 10), today);
  const known = recall(card.stability, Math.max(0, today - card.last));
  const difficulty = W[7] * easeAt(4) + (1 - W[7]) * (card.difficulty - W[6] * (grade - 3));
  const stability = grade === 1 ? forgotten(card, known) : grown(card, known, grade);
  return dated(stability, within(1, difficulty, 10), today);
}

function grown({ stability: s, difficulty: d }: Card, known: number, grade: Grade): number {
  const bonus = grade === 2 ? W[15] : grade === 4 ? W[16] : 1;
  return s * (1 + Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp(W[10] * (1 - known)) - 1) * bonus);
}

function forgotten({ stability: s, difficulty: d }: Card, known: number): number {
  return Math.min(s, W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - known)));
}

function dated(stability: number, difficulty: number, today: number): Card {
  const kept = within(0.1, stability, LONGEST);
  return { stability: kept, difficulty, last: today, due: today + Math.max(kept < 1 ? 0 : 1, Math.round(kept)) };
}
