import { COIN, OFF, absolute, type Absolute } from '../wire/messages/fleches';
import type { Side } from '../wire/described/messages';

/** The ways of naming the flèches that players and books use, called as in a record. */
export const NAMINGS = ['1-24', '1-12', 'T-11', 'lepeintre', 'soumille'] as const;
export type Naming = (typeof NAMINGS)[number];

/** Returns the name of a flèche. */
export type Namer = (fleche: Absolute) => string;

// Both alphabets lack W; the older one has one letter for I and J, one for U and V, and ends in an ampersand.
const LETTERS = { lepeintre: 'ABCDEFGHIJKLMNOPQRSTUVXY', soumille: 'ABCDEFGHIKLMNOPQRSTVXYZ&' };

/**
 * The names as the reader counts the flèches, from their own talon; a prime marks those of the opponent's half.
 * Soumille's letters are fixed to the board: A is Black's talon, at the top as White sees it, and & is White's.
 */
export function namer(naming: Naming, reader: Side): Namer {
  return (fleche) => nameOf(naming, absolute(naming === 'soumille' ? 'black' : reader, fleche));
}

/** Returns the names in a record, for the flèches in `side`'s count: own talon first, for any reader. */
export function recordNamer(naming: Naming, side: Side): (own: number) => string {
  return (own) => nameOf(naming, naming === 'soumille' && side === 'white' ? OFF - own : own);
}

function nameOf(naming: Naming, own: number): string {
  if (naming === '1-24') return String(own);
  if (naming === 'lepeintre' || naming === 'soumille') return LETTERS[naming].charAt(own - 1);
  return own <= COIN ? inHalf(naming, own) : `${inHalf(naming, OFF - own)}'`;
}

function inHalf(naming: '1-12' | 'T-11', n: number): string {
  if (naming === '1-12') return String(n);
  return n === 1 ? 'T' : String(n - 1);
}
