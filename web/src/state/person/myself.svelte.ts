import type { Me, Person } from '../../wire/described/messages';
import { standalone } from '../../wire/host/standalone';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { settings } from '../settings/settings.svelte';

const CHANNEL = 'trictrac.person';

/** The person at this page, as the server knows them. The page asks once, and the tabs of a browser inform each other. */
class Myself {
  /** The answer of the server; null before it, and without a server. */
  me = $state.raw<Me | null>(null);
  /** The server has been asked, and has answered or failed to. */
  asked = $state(false);
  #heard: (() => void)[] = [];
  #others: BroadcastChannel | null = null;

  /** True if there is a server, at which a person can have an account. */
  get hasServer(): boolean {
    return this.me !== null;
  }

  /** A person who has an account here. */
  get account(): Person | null {
    return this.me?.person?.account ? this.me.person : null;
  }

  /** Asks for the person, now, after a change in another tab, and when the network is back. */
  begin(): void {
    if (standalone) return void (this.asked = true);
    this.#others = new BroadcastChannel(CHANNEL);
    this.#others.onmessage = () => void this.ask();
    addEventListener('online', () => void (this.hasServer || this.ask()));
    if (navigator.onLine) void this.ask();
    else this.asked = true;
  }

  /** Calls `hear` whenever the page learns of a change of person, or of a new account. */
  whenKnown(hear: () => void): void {
    this.#heard.push(hear);
  }

  /** Asks the server again. */
  async ask(): Promise<void> {
    const answer = await call(me.show);
    if (answer.ok && 'person' in answer.value) this.#know(answer.value);
    this.asked = true;
  }

  /** Keeps the answer of a call, and notes that the person is signed out if it says so. */
  take<A extends { ok: true; value: Me } | { ok: false; failure: { code: string } }>(answer: A): A {
    if (answer.ok) {
      this.#know(answer.value);
      this.#others?.postMessage(null);
    } else if (answer.failure.code === 'not_signed_in') void this.ask();
    return answer;
  }

  /** Keeps the answer. A person who has a name plays under it, unless they enter another one for a game. */
  #know(me: Me): void {
    const { id, account } = this.me?.person ?? {};
    this.me = me;
    if (me.person && (me.person.id !== id || me.person.account !== account)) for (const hear of this.#heard) hear();
    if (me.person?.name) settings.setName(me.person.name);
  }
}

export const myself = new Myself();
