import { seatsWords } from '../../parts/tournament/words';
import { countsAmounts } from '../../state/tournament/amounts';
import { areTeams } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import type { TournamentPage } from '../../wire/described/messages';
import { wordsOf } from '../../words/language.svelte';
import type DirectorText from '../../words/texts/director';
import type { Deed } from './drafts';

/** The sentences for those who direct a tournament, in the language chosen. */
export const words = wordsOf<DirectorText>(
  import.meta.glob('../../words/texts/*/director.ts', { eager: true, import: 'default' }),
);

/** Returns the name of an act in a tournament. */
export function deedName(page: TournamentPage, deed: Deed): string {
  const { stream, entry, deed: names } = words;
  const isOfStream = isStream(page.settings.system);
  if (deed === 'leave_table') return seatsWords.director.leave;
  if (deed === 'substitute' && areTeams(page)) return words.team.captain;
  if (deed === 'forfeit' && countsAmounts(page)) return seatsWords.director.notPlayed;
  if (isOfStream && (deed === 'start_round' || deed === 'close_round')) return stream[deed];
  return deed === 'add_entrant' && (page.rounds.length === 0 || isOfStream) ? entry : names[deed];
}

/** Returns what an act is, in a few words. */
export function hintOf(page: TournamentPage, deed: Deed): string {
  if (deed === 'leave_table') return seatsWords.director.leaveHint;
  if (deed === 'substitute' && areTeams(page)) return words.team.captainHint;
  if (deed === 'forfeit' && countsAmounts(page)) return seatsWords.director.notPlayedHint;
  const own: Partial<Record<Deed, string>> = isStream(page.settings.system) ? words.stream.hint : {};
  return own[deed] ?? words.hint[deed];
}
