import type { Trouble } from '../../state/person/passkey';

export type SentAnswer = { ok: true } | { ok: false; failure: Trouble };

/** What the owner of an account alone may do: where the server wants them to show that it is them, they are asked to, and then it is asked again. */
class Proof {
  /** They are asked now. */
  wanted = $state(false);
  #end: (proven: boolean) => void = () => undefined;

  /** Asks, with their proof where that is needed; what they do not prove is answered as it was. */
  async around(ask: () => Promise<SentAnswer>): Promise<SentAnswer> {
    const answer = await ask();
    if (answer.ok || answer.failure.code !== 'proof_needed') return answer;
    this.wanted = true;
    const proven = await new Promise<boolean>((end) => (this.#end = end));
    return proven ? ask() : answer;
  }

  /** They have shown it, or given it up. */
  end(proven: boolean): void {
    this.wanted = false;
    this.#end(proven);
  }
}

export const proof = new Proof();
