import type { Score, Scores, Side } from '../../wire/described/messages';

/** The places of a jeton, by the points for which it stands there. */
export const PLACES = [0, 2, 4, 6, 8, 10] as const;
const HOLE = 12;

/** The place where a jeton ends, and the number of times it has gone round. */
export interface Landing {
  points: number;
  rounds: number;
  /** The holes of those rounds, those in bredouille counted twice. */
  holes: number;
}

/** Returns the points that bring a jeton from one place to another; it reaches a place behind it by a hole. */
export function pointsTo(from: number, place: number): number {
  return place >= from ? place - from : place - from + HOLE;
}

/** Returns the place to which these points bring the jeton of this score. */
export function landing({ points, bredouille }: Pick<Score, 'points' | 'bredouille'>, gained: number): Landing {
  const all = points + gained;
  const rounds = Math.floor(all / HOLE);
  const first = bredouille || points === 0 ? 2 : 1;
  return { points: all % HOLE, rounds, holes: rounds === 0 ? 0 : first + (rounds - 1) * 2 };
}

/** Returns the scores after one player's jeton has gained points, and their peg that many holes. */
export function carried(scores: Scores, side: Side, gained: number, holes: number): Scores {
  const own = scores[side];
  return { ...scores, [side]: { ...own, points: landing(own, gained).points, holes: own.holes + holes } };
}
