import type TournamentText from '../../words/texts/tournament';
import { wordsOf } from '../../words/language.svelte';
import type { TournamentPage } from '../../wire/described/messages';

const words = wordsOf<TournamentText>(
  import.meta.glob('../../words/texts/*/tournament.ts', { eager: true, import: 'default' }),
);

/**
 * Returns a tournament with a name for each entrant whose name is hidden: the one that the reader may see, or else
 * one that tells young players apart.
 */
export function withNames(page: TournamentPage): TournamentPage {
  const named = new Map(page.you.named?.map((one) => [one.entrant, one]));
  if (named.size === 0 && !page.entrants.some(({ hidden }) => hidden)) return page;
  const entrants = page.entrants.map((one) => {
    const own = named.get(one.entrant);
    const players = one.players?.map((player, i) => ({ ...player, name: player.name || (own?.players?.[i] ?? '') }));
    const name = one.name || own?.name || words.young(one.entrant);
    const club = one.club || own?.club;
    return { ...one, name, ...(club && { club }), ...(players && { players }) };
  });
  return { ...page, entrants };
}
