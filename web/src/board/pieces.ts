import { COIN } from '../wire/messages/fleches';
import type { Score, Scores, Side } from '../wire/described/messages';

/** A peg in a rail: the usual one of its side, or one of the metals of trictrac combiné. */
export interface Fichet {
  kind: 'usual' | 'gold' | 'silver' | 'bimetal' | 'black';
  /** From the talon 1 to 12; 0 is the place in the end rail. */
  hole: number;
  /** A cravate is tied around it. */
  cravate: boolean;
}

/** The flag of a run of holes: the red pavillon, or the blue étendard of the older rules. */
export interface Flag {
  kind: 'pavillon' | 'etendard';
  holder: Side | null;
}

/** The pieces in the rails that count the holes. */
export interface Pieces {
  fichets: Record<Side, Fichet[]>;
  flag: Flag;
}

/** Returns the hole of the rail for that many holes; after the twelfth the peg starts again at the first. */
export function roundHole(holes: number): number {
  return holes === 0 ? 0 : ((holes - 1) % COIN) + 1;
}

/** Returns the pieces of a tour: a peg each, which stops at the last hole, and the pavillon. */
export function tourPieces(score: Scores): Pieces {
  const peg = ({ holes }: Score): Fichet[] => [{ kind: 'usual', hole: Math.min(holes, COIN), cravate: false }];
  const holder = score.white.pavillon ? 'white' : score.black.pavillon ? 'black' : null;
  return { fichets: { white: peg(score.white), black: peg(score.black) }, flag: { kind: 'pavillon', holder } };
}
