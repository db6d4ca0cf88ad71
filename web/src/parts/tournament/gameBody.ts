import { t } from '../../words/language.svelte';
import type { Format } from '../../wire/described/messages';
import type { Choosing } from '../formats/choice.svelte';
import { FORMATS, SPECS } from '../formats/formats';
import { newGame } from '../formats/seats';

const MOST_SEATS = 4;

/** Returns the formats that so many people can play. */
export function playedBy(players: number): readonly Format[] {
  return FORMATS.filter((format) => SPECS[format].offered.some((offer) => offer.players === players));
}

/** Returns a game as the server takes it for every table, without its seats; null: it has no clock. */
export function gameBody(choice: Choosing, clock: object | null): object {
  const { format, changes, options, marking, level, side } = choice;
  const guests = Array.from({ length: MOST_SEATS }, () => ({ name: '', kind: 'human' as const }));
  const chosen = {
    format,
    changes,
    options,
    level,
    side,
    guests,
    opponent: 'friend',
    ...(marking && { marking }),
  } as const;
  const { white: _w, black: _b, others: _o, clock: _c, ...game } = newGame(t, chosen);
  return { ...game, ...(clock && { clock }) };
}
