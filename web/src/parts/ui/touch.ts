import type { AskedTurn, Hand } from '../../state/table/hand.svelte';
import { OFF } from '../../wire/messages/fleches';
import { menAt, type Board } from '../../wire/messages/trid';
import { DoublePress } from './input';

const last = new DoublePress();

interface Played {
  hand: Hand<AskedTurn>;
  view: { board: Board };
}

/** The numbering of the places of a board. */
interface Numbering {
  /** Returns the mover's number of the flèche at a place; it is its own inverse. */
  own: (at: number) => number;
  /** Returns the name of a place. */
  called: (at: number) => string;
}

/** Handles a press on a place, or beside all (null), by pointer or key, while men are moved. `take` picks up a man. */
export function press(
  { hand, view }: Played,
  at: number | null,
  { own, called }: Numbering,
  take: (own: number) => void = (one) => hand.choose(one),
): void {
  const side = hand.turn?.side;
  if (!side) return;
  if (at === null) return hand.choose(null);
  const fleche = own(at);
  const mine = at < OFF && menAt(view.board, side, at) > 0;
  const twice = last.again(at);
  last.note(at);
  if (hand.chosen === fleche) return hand.pressAgain(twice);
  const target = hand.targets.some(({ to }) => to === fleche);
  if (hand.chosen !== null && (target || !mine)) return hand.carry(fleche);
  if (mine) take(fleche);
  else refuse({ hand, view }, at, called(at));
}

/** Announces that the mover has no man to pick up at a place. */
export function refuse({ hand, view }: Played, at: number, place: string): void {
  hand.notice = { what: view.board.men[at] ? 'notYours' : 'noMan', place };
}
