import { seatsWords, timeEach, words as w } from '../../parts/tournament/words';
import { openRound } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import type { ClockTerms, TournamentPage } from '../../wire/described/messages';
import { dayAndTime } from '../../words/dates';
import { t } from '../../words/language.svelte';

/** Returns what is played, and how far the tournament is, in a few words each. */
export function factsOf(page: TournamentPage): string[] {
  const { system, best_of = 1, boards = 1, seats = 2, on_wood, is_private, ranked, starts } = page.settings;
  return [
    w.system[system],
    boards > 1 ? w.teamsOf(boards) : '',
    seats > 2 ? seatsWords.tablesOf(seats) : '',
    best_of > 1 ? w.new.bestOf(best_of) : '',
    t.formats.format[page.format].name,
    clockOf(page),
    progressOf(page),
    starts && page.rounds.length === 0 ? w.starts(dayAndTime(starts * 1000)) : '',
    ranked ? w.ranked : '',
    on_wood ? w.wood : '',
    is_private ? w.private : '',
  ].filter(Boolean);
}

/** Returns the time that each player has in a game; empty without a clock. */
export function clockOf({ settings }: TournamentPage): string {
  return timeEach((settings.game as { clock?: ClockTerms }).clock);
}

/** Returns how far a tournament is: finished, in a round, or with so many to come. */
export function progressOf(page: TournamentPage): string {
  const { rounds, rounds_planned, finished } = page;
  if (finished) return w.finished;
  if (isStream(page.settings.system)) return rounds.length > 0 ? w.goesOn : '';
  const at = openRound(page) || rounds.length;
  if (at > 0) return rounds_planned ? w.roundOf(at, rounds_planned) : w.round(at);
  return rounds_planned ? w.rounds(rounds_planned) : '';
}
