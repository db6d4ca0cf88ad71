import { offersPasskeys, signInByPasskey, type PasskeyOutcome } from '../../state/person/passkey';

/** The time, in milliseconds, before a fresh challenge replaces one: the server accepts it for five minutes. */
const FRESH = 4 * 60_000;

/** Offers the browser's passkeys in the field of a name. A browser handles one request at a time: another one pauses the offer. */
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
