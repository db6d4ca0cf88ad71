import { seat } from '../../state/addresses/enter';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { NewGame } from '../../wire/messages/match';

/** Returns another game of the same players and rules; null if the players themselves throw for the first turn. */
export function again({ game: { info } }: TrictracSession): NewGame | null {
  if (!info || info.dice === 'hand') return null;
  const { format, match, rules, options, white, black, others = [] } = info;
  return {
    format,
    rules,
    options,
    white: seat(white),
    black: seat(black),
    ...(match && { match }),
    ...(others.length > 0 && { others: others.map(seat) }),
  };
}
