import { enter, home, seat } from '../../state/addresses/enter';
import { foesOf } from '../../state/table/remember';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { Created, Result } from '../../wire/host/host';
import type { NewGame } from '../../wire/messages/match';
import { createGame } from '../../wire/tables/tables';

/** Another game between the same players under the same rules. */
export async function playAgain(session: TrictracSession): Promise<Result<Created> | null> {
  const { info } = session.game;
  if (!info) return null;
  // Who begins is for the players to throw, and to enter.
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
  if (made.ok) enter(made.value, foesOf(info));
  return made;
}
