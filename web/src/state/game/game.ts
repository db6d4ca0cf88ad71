import type { LinkState } from '../../wire/host/host';
import type { GameInfo, Line, Refusal, SeatInfo, Taken } from '../../wire/described/messages';
import { seatsOf, type Seated } from '../../wire/messages/match';
import type { Act, Common, ErrorOf, OfPeople, VerdictOf } from '../../wire/messages/protocol';

/** Everything that the table has sent, and the requests that it has not answered yet. */
export interface TableGame<I = GameInfo, L extends { n: number } = Line, R = Refusal> {
  info: I | null;
  lines: L[];
  ready: boolean;
  link: LinkState;
  pending: Act | null;
  verdict: VerdictOf<R> | null;
  trouble: ErrorOf<R> | null;
  /** Lines are missing: the table must be joined again. */
  gap: boolean;
}

export type GameEvent<I = GameInfo, L = Line, R = Refusal> =
  | (I | L | VerdictOf<R> | ErrorOf<R> | Exclude<Common, OfPeople>)
  | ({ say: 'link'; link: LinkState } | { say: 'sent'; act: Act } | { say: 'dismiss' });

export const emptyGame: TableGame = unheard();

/** Returns the state before any message. */
export function unheard<I, L extends { n: number }, R>(): TableGame<I, L, R> {
  return { info: null, lines: [], ready: false, link: 'down', pending: null, verdict: null, trouble: null, gap: false };
}

/** Returns the next state after a message of the table or an act of this page. */
export function reduce<I extends Players & { say: 'game' }, L extends { say: 'line'; n: number }, R>(
  game: TableGame<I, L, R>,
  event: GameEvent<I, L, R>,
): TableGame<I, L, R> {
  switch (event.say) {
    case 'game':
      return { ...game, info: event, gap: false };
    case 'line':
      return addLine(game, event);
    case 'ready':
      return { ...game, ready: true };
    case 'verdict':
      return { ...game, verdict: event };
    case 'error':
      return {
        ...game,
        trouble: event,
        pending: event.code === 'unavailable' ? game.pending : null,
        gap: game.gap || event.code === 'stale',
      };
    case 'link':
      return { ...game, link: event.link, ready: event.link === 'up' && game.ready };
    case 'sent':
      return { ...game, pending: event.act, verdict: null, trouble: null };
    case 'dismiss':
      return { ...game, verdict: null, trouble: null };
    case 'taken':
      return { ...game, info: game.info && taken(game.info, event) };
  }
}

/** Those who sit at a table, and which of them are yours. */
type Players = Seated & { you: number[] };

/** Returns the game after a person has taken a seat, under that name or, if it is empty, the seat's name. */
function taken<I extends Players>(before: I, { player, name, guest }: Taken): I {
  const info = withoutPassed(before, player);
  const seated = ({ free: _free, guest: _guest, ...seat }: SeatInfo): SeatInfo => ({
    ...seat,
    name: name || seat.name,
    ...(guest && { guest }),
  });
  if (player === 0) return { ...info, white: seated(info.white) };
  if (player === 1) return { ...info, black: seated(info.black) };
  return { ...info, others: info.others?.map((seat, i) => (i + 2 === player ? seated(seat) : seat)) };
}

/** A seat that was not free has passed to another person, and is yours no more. */
function withoutPassed<I extends Players>(info: I, player: number): I {
  return seatsOf(info)[player]?.free ? info : { ...info, you: info.you.filter((own) => own !== player) };
}

/** Returns the number of the last line known. */
export function lastLine<I, L extends { n: number }, R>(game: TableGame<I, L, R>): number {
  return game.lines.length;
}

/** Returns the act to send again after a lost connection, if its line is still free. */
export function unanswered<I, L extends { n: number }, R>(game: TableGame<I, L, R>): Act | null {
  return game.pending?.line === lastLine(game) + 1 ? game.pending : null;
}

function addLine<I, L extends { n: number }, R>(game: TableGame<I, L, R>, line: L): TableGame<I, L, R> {
  const next = lastLine(game) + 1;
  if (line.n < next) return game;
  if (line.n > next) return { ...game, gap: true };
  const answered = game.pending !== null && game.pending.line <= line.n;
  return {
    ...game,
    lines: [...game.lines, line],
    pending: answered ? null : game.pending,
    verdict: null,
    trouble: null,
  };
}
