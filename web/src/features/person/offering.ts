import { offersPasskeys, signInByPasskey, type PasskeyOutcome } from '../../state/person/passkey';

/** A question to a passkey is good for five minutes at the server; a fresh one takes its place before. */
const FRESH = 4 * 60_000;

/** Offers the passkeys of the browser in the field of a name. A browser asks for one at a time: the person who asks pauses it. */
export class Offering {
  #asked: AbortController | null = null;
  #answered: ((outcome: PasskeyOutcome) => void) | null = null;
  #timer = 0;

  /** Offers passkeys as long as the field is shown; returns a function that ends the offer. */
  begin(answered: (outcome: PasskeyOutcome) => void): () => void {
    this.#answered = answered;
    void this.resume();
    return () => {
      this.#answered = null;
      this.pause();
    };
  }

  /** Takes the offer back. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }

  /** Offers them again, where the field is still shown. */
  async resume(): Promise<void> {
    if (!(await offersPasskeys()) || !this.#answered) return;
    this.pause();
    const asked = new AbortController();
    this.#asked = asked;
    this.#timer = window.setTimeout(() => void this.resume(), FRESH);
    const outcome = await signInByPasskey(asked.signal);
    const given = outcome.ok || outcome.failure.code === 'bad_sign_in';
    if (given && !asked.signal.aborted) this.#answered?.(outcome);
  }
}
