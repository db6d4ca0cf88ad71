import type { Side } from '../described/messages';

export const SIDES = ['white', 'black'] as const;

/** White's numbering, 1 (White's talon) to 24 (Black's); 25 is off for White, 0 for Black. */
export type Absolute = number;
export const OFF = 25;
export const COIN = 12;

/** The one place where a side's own numbering is turned into White's, and (being its own inverse) back. */
export function absolute(side: Side, fleche: number): Absolute {
  return side === 'white' ? fleche : OFF - fleche;
}

/** The other player. */
export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The side on whose half of the board a flèche lies. */
export function homeOf(fleche: Absolute): Side {
  return fleche <= COIN ? 'white' : 'black';
}
