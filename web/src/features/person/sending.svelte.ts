import type { Trouble } from '../../state/person/passkey';
import { i18n } from '../../words/language.svelte';
import { proof, type SentAnswer } from './proof.svelte';
import { troubleText } from './trouble';
import { words, type PersonSentence } from './words';

/** Where something can be wrong: in a field, or in all that was sent. */
export type FaultPlace = 'name' | 'password' | 'old' | 'mail' | 'label' | 'all';
export type Faults = Partial<Record<FaultPlace, PersonSentence | null>>;

/** Something that is sent: whether an answer is awaited, and what was wrong, where, in the language chosen. */
export class Sending {
  busy = $state(false);
  #faults = $state.raw<Faults>({});

  /** `blame` names the field that is at fault for a code, or what else is to be said of it. */
  constructor(private readonly blame: (failure: Trouble) => Faults | FaultPlace = () => 'all') {}

  /** What is wrong there; empty where nothing is. */
  at(place: FaultPlace): string {
    return this.#faults[place]?.(words.t) ?? '';
  }

  /** Sends, unless something is wrong or an answer is awaited; true when it has been taken. */
  async send(wrong: Faults, ask: () => Promise<SentAnswer>): Promise<boolean> {
    if (this.busy) return false;
    this.#faults = wrong;
    if (Object.values(wrong).some(Boolean)) return false;
    this.busy = true;
    const answer = await proof.around(ask);
    this.busy = false;
    if (!answer.ok) this.fail(answer.failure);
    return answer.ok;
  }

  /** Says what has hindered it. */
  fail(failure: Trouble): void {
    const blamed = this.blame(failure);
    this.#faults = typeof blamed === 'string' ? { [blamed]: () => troubleText(i18n.t, words.t, failure) } : blamed;
  }

  /** Says nothing any more. */
  clear(): void {
    this.#faults = {};
  }
}
