import type { Review, RollSeen } from '../../wire/messages/analysis';
import type { Side } from '../../wire/described/messages';

/** Returns the rolls with the chances of winning of a side; a review gives White's. */
function chancesOf(side: Side, rolls: RollSeen[]): RollSeen[] {
  if (side === 'white') return rolls;
  return rolls.map((roll) => ({ ...roll, before: 1 - roll.before, after: 1 - roll.after }));
}

/** A roll of a curve: its heights before and after it, from 0 to 1, and the holes won with it. */
export type CurveRoll = Pick<RollSeen, 'n' | 'round' | 'before' | 'after' | 'holes'>;

/** The meaning of the heights of a curve. */
export interface Scale {
  /** The labels at the heights 1, ½ and 0. */
  marks: readonly [string, string, string];
  /** The height from which the area to the curve is filled. */
  base: 0 | 0.5;
}

/** Chances of winning, in per cent. */
export const CHANCES: Scale = { marks: ['100', '50', '0'], base: 0 };

/** The chances of a game on the curve: those of one player, on whichever side they sit, or of White. */
export interface ChancesSeen {
  rolls: RollSeen[];
  /** The player whose chances they are; null if White changes between players. */
  player: number | null;
  /** Returns the side whose chances the curve shows in a round. */
  sideIn: (round: number) => Side;
}

/** Returns the chances of the reader where they sat at the board throughout, else those of White. */
export function chancesSeen({ rolls, rounds }: Pick<Review, 'rolls' | 'rounds'>, reader: number | null): ChancesSeen {
  const played = [...new Set(rolls.map(({ round }) => round))].map((round) => rounds[round]);
  const always = (player: number | null) =>
    player !== null && played.every((round) => round && (round.white === player || round.black === player));
  const own = always(reader);
  const white = played[0]?.white ?? null;
  const sideIn = (round: number): Side => (own && rounds[round]?.black === reader ? 'black' : 'white');
  return {
    rolls: rolls.map((roll) => chancesOf(sideIn(roll.round), [roll])[0]!),
    player: own ? reader : played.every((round) => round?.white === white) ? white : null,
    sideIn,
  };
}

/** Returns a line from roll to roll, in a drawing so high; `x` is where a roll stands (0 is the first). */
export function curveOf(rolls: CurveRoll[], x: (roll: number) => number, height: number): string {
  const point = (roll: number, at: number) => `${x(roll).toFixed(1)} ${(height * (1 - at)).toFixed(1)}`;
  return rolls.map(({ before, after }, i) => `${point(i, before)} L${point(i + 0.6, after)}`).join(' L');
}
