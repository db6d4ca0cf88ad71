import { createGame, type Created, type NewGame, type Result } from '../net/api';
import type { SeatInfo } from '../protocol';
import type { Session } from '../state/session.svelte';
import { keep } from '../state/store';

/** Goes to the start screen. */
export function home(): void {
  location.hash = '#/';
}

/** Keeps a game just made and goes to its table. */
export function enter(created: Created, against: string): void {
  keep({ game: created.game, keys: created.keys, against, over: false });
  location.hash = `#/g/${created.game}`;
}

/** Another game between the same players under the same rules. */
export async function playAgain(session: Session): Promise<Result<Created> | null> {
  const { info } = session.game;
  if (!info) return null;
  const game: NewGame = {
    format: 'tour', rules: info.rules, options: info.options, white: seat(info.white), black: seat(info.black),
  };
  const made = await createGame(game);
  const foe = session.you[0] === 'black' ? info.white : info.black;
  if (made.ok) enter(made.value, foe.name);
  return made;
}

function seat({ kind, name, bot }: SeatInfo): SeatInfo {
  return bot ? { kind, name, bot } : { kind, name };
}
