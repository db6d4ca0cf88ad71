import { createGame, type Created, type Result } from '../net/api';
import type { NewGame, SeatInfo } from '../protocol';
import type { Session } from '../state/session.svelte';
import { keep } from '../state/store';

/** Goes to the start screen. */
export function home(): void {
  location.hash = '#/';
}

/** Keeps a game just made, with the names of the others that were given, and goes to its table. */
export function enter(created: Created, against: string): void {
  keep({ game: created.game, keys: created.keys, against, over: false });
  location.hash = `#/g/${created.game}`;
}

/** Another game between the same players under the same rules. */
export async function playAgain(session: Session): Promise<Result<Created> | null> {
  const { info } = session.game;
  if (!info) return null;
  // Who begins is for the players to throw, and to tell.
  if (info.dice === 'hand') {
    home();
    return null;
  }
  const { format, match, rules, options, others = [] } = info;
  const game: NewGame = {
    format,
    rules,
    options,
    white: seat(info.white),
    black: seat(info.black),
    ...(match && { match }),
    ...(others.length > 0 && { others: others.map(seat) }),
  };
  const made = await createGame(game, session.id);
  const own = session.you[0] === 'black' ? info.black : info.white;
  const foes = [info.white, info.black, ...others].filter((player) => player !== own);
  if (made.ok) enter(made.value, foes.flatMap(({ name }) => name || []).join(', '));
  return made;
}

/** A seat as it is asked for. */
export function seat({ kind, name, bot }: SeatInfo): SeatInfo {
  return bot ? { kind, name, bot } : { kind, name };
}
