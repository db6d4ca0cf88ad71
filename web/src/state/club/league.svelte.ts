import * as leagues from '../../wire/described/calls/leagues';
import type { LeagueMove, LeaguePage } from '../../wire/described/messages';
import type { Failure, Result } from '../../wire/host/host';
import { call } from '../../wire/server/asking';
import { Pulse } from '../tournament/pulse';

/** Returns whether a member changes the division, or leaves, with the next season. */
export const isMoved = (move: LeagueMove): boolean => move !== 'stay';

/** A league that is followed as it changes, as long as its page is open. */
export class LeagueHere {
  now = $state.raw<LeaguePage | null>(null);
  /** Why there is nothing to show. */
  trouble = $state<'unknown' | 'down' | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  #asked = 0;
  readonly #pulse = new Pulse(() => this.#ask());

  /** `season`: the one to show; 0 for the last. */
  constructor(
    readonly id: string,
    readonly season = 0,
  ) {
    this.#pulse.calm = true;
    this.#pulse.now();
  }

  /** Makes a call that changes the league, and shows it as it is then. Returns why it was refused, or null. */
  async do(send: (league: string) => Promise<Result<LeaguePage>>): Promise<Failure | null> {
    this.busy = true;
    const answer = await send(this.id);
    this.busy = false;
    if (!answer.ok) return answer.failure;
    this.#asked += 1;
    if (this.season === 0) this.now = answer.value;
    else this.#pulse.now();
    return null;
  }

  close(): void {
    this.#asked += 1;
    this.#pulse.close();
  }

  async #ask(): Promise<boolean> {
    const asked = ++this.#asked;
    const answer = await call(leagues.show, { league: this.id, season: this.season }, { quiet: this.now !== null });
    if (asked !== this.#asked) return true;
    if (answer.ok) this.now = answer.value;
    this.trouble = answer.ok ? null : answer.failure.code === 'unreachable' ? 'down' : 'unknown';
    return answer.ok;
  }
}
