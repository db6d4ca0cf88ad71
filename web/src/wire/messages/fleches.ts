import type { Side } from '../described/messages';

export const SIDES = ['white', 'black'] as const;

/** White's numbering, 1 (White's talon) to 24 (Black's); 25 is off for White, 0 for Black. */
export type Absolute = number;
export const OFF = 25;
export const COIN = 12;

/** Converts a side's own numbering into White's, and (being its own inverse) back. All conversions are made here. */
export function absolute(side: Side, fleche: number): Absolute {
  return side === 'white' ? fleche : OFF - fleche;
}

/** Returns the opponent's side. */
export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** Returns the side on whose half of the board a flèche lies. */
export function homeOf(fleche: Absolute): Side {
  return fleche <= COIN ? 'white' : 'black';
}
