import type { TournamentListing } from '../../wire/described/messages';
import * as tournaments from '../../wire/described/calls/tournaments';
import { call } from '../../wire/server/asking';
import { Pulse } from './pulse';

/** The tournaments that this person may see, until the list is closed. */
export class Tournaments {
  /** Those last changed first; null before the first answer. */
  all = $state.raw<TournamentListing[] | null>(null);
  /** The last question had no answer. */
  down = $state(false);
  readonly #pulse = new Pulse(() => this.#ask());

  constructor() {
    this.#pulse.now();
  }

  close(): void {
    this.#pulse.close();
  }

  async #ask(): Promise<boolean> {
    const answer = await call(tournaments.list, {}, { quiet: this.all !== null });
    this.down = !answer.ok;
    if (!answer.ok) return false;
    const before = JSON.stringify(this.all);
    this.all = answer.value.tournaments;
    return JSON.stringify(this.all) !== before;
  }
}

/** Returns the tournaments that run, those that are still to begin, and those that are over, each with the reader’s own first. */
export function sorted(all: readonly TournamentListing[]): Record<'running' | 'open' | 'over', TournamentListing[]> {
  const ownFirst = [...all].sort((a, b) => Number(b.entered) - Number(a.entered));
  return {
    running: ownFirst.filter(({ finished, round }) => !finished && round > 0),
    open: ownFirst.filter(({ finished, round }) => !finished && round === 0),
    over: ownFirst.filter(({ finished }) => finished),
  };
}
