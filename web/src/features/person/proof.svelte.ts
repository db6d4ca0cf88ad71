import type { Trouble } from '../../state/person/passkey';

/** The answer to a request: its content, or what went wrong. */
export type SentAnswer<V> = { ok: true; value: V } | { ok: false; failure: Trouble };

/** Asks owners of an account to prove who they are, if the server demands it, and then repeats the request. */
class Proof {
  /** The page is asking for the proof. */
  wanted = $state(false);
  #end: (proven: boolean) => void = () => undefined;

  /** Sends a request, and again after a proof of identity if it needs one; without the proof returns the first answer. */
  async around<V>(ask: () => Promise<SentAnswer<V>>): Promise<SentAnswer<V>> {
    const answer = await ask();
    if (answer.ok || answer.failure.code !== 'proof_needed') return answer;
    this.wanted = true;
    const proven = await new Promise<boolean>((end) => (this.#end = end));
    return proven ? ask() : answer;
  }

  /** Ends the question: the proof was given, or the owner gave up. */
  end(proven: boolean): void {
    this.wanted = false;
    this.#end(proven);
  }
}

export const proof = new Proof();
