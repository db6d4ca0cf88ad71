import { words as w } from '../../parts/tournament/words';
import { openRound } from '../../state/tournament/reading';
import type { TournamentPage } from '../../wire/described/messages';
import { t } from '../../words/language.svelte';

/** Returns what is played, and how far the tournament is, in a few words each. */
export function factsOf(page: TournamentPage): string[] {
  const { system, on_wood, is_private } = page.settings;
  return [
    w.system[system],
    t.formats.format[page.format].name,
    progressOf(page),
    on_wood ? w.wood : '',
    is_private ? w.private : '',
  ].filter(Boolean);
}

/** Returns how far a tournament is: finished, in a round, or with so many to come. */
export function progressOf(page: TournamentPage): string {
  const { rounds, rounds_planned, finished } = page;
  if (finished) return w.finished;
  const at = openRound(page) || rounds.length;
  if (at > 0) return rounds_planned ? w.roundOf(at, rounds_planned) : w.round(at);
  return rounds_planned ? w.rounds(rounds_planned) : '';
}
