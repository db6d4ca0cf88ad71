/**
 * The two paths of Le Tric Trac (J1) and the places of the board they lead over.
 *
 * A place is numbered as the board is drawn: 1 to 12 below from left to right, 13 to 24 above from right to left.
 * The player above starts at place 1; the player below, half a circuit further on. 25 is off, for both.
 */
import { LAST_QUARTER as QUARTER } from '../../wire/described/codes';
import { OFF } from '../../wire/messages/fleches';
import type { Side, Step } from '../../wire/described/messages';
import { moved, parseBoard, type Board } from '../../wire/messages/trid';

export type PathPlace = number;
export const [LAST_QUARTER] = QUARTER;
const HALF = 12;
const EMPTY: Board = { men: new Array<number>(25).fill(0), off: { white: 0, black: 0 } };

/** Returns the number of a flèche on the other player's path. */
export function across(fleche: number): number {
  if (fleche >= OFF) return fleche;
  return fleche <= HALF ? fleche + HALF : fleche - HALF;
}

/** Returns the place of a flèche of a side's path, or (being its own inverse) the flèche at a place. */
export function placeOf(bottom: Side, side: Side, fleche: number): PathPlace {
  return side === bottom ? across(fleche) : fleche;
}

/** Returns the board's name for a flèche of a side's path: it has the numbers of the player below. */
export function nameOf(bottom: Side, side: Side, fleche: number): number {
  return side === bottom ? fleche : across(fleche);
}

/** Returns the men of a position by places, from its text. */
export function boardOf(position: string, bottom: Side): Board {
  const read = parseBoard(position.replace(/^S4=/, '').slice(0, 24));
  if (!read) return EMPTY;
  const men = read.men.map((_, place) => (place === 0 ? 0 : read.men[placeOf(bottom, 'white', place)]!));
  return { men, off: read.off };
}

/** Returns the board after some steps of a side, each counted on their own path. */
export function stepped(board: Board, bottom: Side, side: Side, steps: Step[]): Board {
  const at = (fleche: number) => placeOf(bottom, side, fleche);
  return steps.reduce((now, [from, to]) => moved(now, side, at(from), at(to)), board);
}

/** Returns how many men of a side stand on each flèche of its own path. */
function ownMen(board: Board, bottom: Side, side: Side): number[] {
  const sign = side === 'white' ? 1 : -1;
  return board.men.map((_, f) => (f === 0 ? 0 : Math.max(0, sign * board.men[placeOf(bottom, side, f)]!)));
}

/** Returns where a side's courier travels, on its own path; null before it has left and once it is in (J5). */
export function courierOf(board: Board, bottom: Side, side: Side): number | null {
  const own = ownMen(board, bottom, side);
  if (board.off[side] > 0 || own.some((n, f) => n > 0 && f >= LAST_QUARTER)) return null;
  const at = own.findIndex((n, f) => n > 0 && f > 1);
  return at < 0 ? null : at;
}

/** Returns whether a side still has to bring its courier in: it alone moves. */
export function courierOut(board: Board, bottom: Side, side: Side): boolean {
  return board.off[side] === 0 && !ownMen(board, bottom, side).some((n, f) => n > 0 && f >= LAST_QUARTER);
}

/** Returns how many flèches all men of a side still have to travel until they are off. */
export function wayLeft(board: Board, bottom: Side, side: Side): number {
  return ownMen(board, bottom, side).reduce((sum, n, f) => sum + n * (OFF - f), 0);
}
