import type { ClubListing, ClubPage, ClubRole } from '../../wire/described/messages';
import * as clubs from '../../wire/described/calls/clubs';
import type { Failure, Result } from '../../wire/host/host';
import { call } from '../../wire/server/asking';
import { Pulse } from '../tournament/pulse';

/** Returns whether somebody with this role is a member. */
export const belongs = (role: ClubRole): boolean => role === 'member' || leads(role);

/** Returns whether somebody with this role leads the club: they see its record, and change what it says. */
export const leads = (role: ClubRole): boolean => role === 'officer' || role === 'president';

/** A club that is followed as it changes, as long as its page is open. */
export class ClubHere {
  now = $state.raw<ClubPage | null>(null);
  /** Why there is nothing to show. */
  trouble = $state<'unknown' | 'down' | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  #asked = 0;
  readonly #pulse = new Pulse(() => this.#ask());

  constructor(readonly id: string) {
    // A club changes slowly: who is here is asked as often as a tournament that tells its news.
    this.#pulse.calm = true;
    this.#pulse.now();
  }

  /** Asks the server once more, now. */
  ask(): void {
    this.#pulse.now();
  }

  /** Makes a call that changes the club; shows the page it answers, or asks for it. Returns why it was refused, or null. */
  async do<T extends object>(
    send: (id: string) => Promise<Result<T>>,
    then?: (answer: T) => void,
  ): Promise<Failure | null> {
    this.busy = true;
    const answer = await send(this.id);
    this.busy = false;
    if (!answer.ok) return answer.failure;
    this.#asked += 1;
    if ('settings' in answer.value) this.now = answer.value as T & ClubPage;
    else this.#pulse.now();
    then?.(answer.value);
    return null;
  }

  close(): void {
    this.#asked += 1;
    this.#pulse.close();
  }

  async #ask(): Promise<boolean> {
    const asked = ++this.#asked;
    const answer = await call(clubs.show, { club: this.id }, { quiet: this.now !== null });
    if (asked !== this.#asked) return true;
    if (answer.ok) this.now = answer.value;
    this.trouble = answer.ok ? null : answer.failure.code === 'unreachable' ? 'down' : 'unknown';
    return answer.ok;
  }
}

/** The clubs that this person may see, until the list is closed. */
export class Clubs {
  /** Those of the person first; null before the first answer. */
  all = $state.raw<ClubListing[] | null>(null);
  /** The last question had no answer. */
  down = $state(false);
  readonly #pulse = new Pulse(() => this.#ask());

  constructor() {
    this.#pulse.calm = true;
    this.#pulse.now();
  }

  close(): void {
    this.#pulse.close();
  }

  async #ask(): Promise<boolean> {
    const answer = await call(clubs.list, {}, { quiet: this.all !== null });
    this.down = !answer.ok;
    if (answer.ok) this.all = answer.value.clubs;
    return answer.ok;
  }
}
