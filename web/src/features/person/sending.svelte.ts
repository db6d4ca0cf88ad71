import { createContext } from 'svelte';
import type { Trouble } from '../../state/person/passkey';
import { t } from '../../words/language.svelte';
import { proof, type SentAnswer } from './proof.svelte';
import { troubleText } from './trouble';
import { words, type PersonSentence } from './words';

/** The place of an error: a field, or the whole form. */
export type FaultPlace = 'name' | 'password' | 'old' | 'mail' | 'label' | 'all';
export type Faults = Partial<Record<FaultPlace, PersonSentence | null>>;

/** The state of a form that is sent: busy until the answer comes, and its errors by field, in the chosen language. */
export class Sending {
  busy = $state(false);
  #faults = $state.raw<Faults>({});

  /** `blame` returns the field that an error is about, or the errors of several fields. */
  constructor(private readonly blame: (failure: Trouble) => Faults | FaultPlace = () => 'all') {}

  /** Returns the error of a field; empty if there is none. */
  at(place: FaultPlace): string {
    return this.#faults[place]?.(words) ?? '';
  }

  /** Sends, unless there is an error or an answer is awaited; returns whether the server accepted, and gives the answer to `take`. */
  async send<V>(wrong: Faults, ask: () => Promise<SentAnswer<V>>, take?: (value: V) => void): Promise<boolean> {
    if (this.busy) return false;
    this.#faults = wrong;
    if (Object.values(wrong).some(Boolean)) return false;
    this.busy = true;
    const answer = await proof.around(ask);
    this.busy = false;
    if (answer.ok) take?.(answer.value);
    else this.fail(answer.failure);
    return answer.ok;
  }

  /** Shows an error. */
  fail(failure: Trouble): void {
    const blamed = this.blame(failure);
    this.#faults = typeof blamed === 'string' ? { [blamed]: () => troubleText(t, words, failure) } : blamed;
  }

  /** Removes all errors. */
  clear(): void {
    this.#faults = {};
  }
}

/** The form around a field. */
export const [sendingHere, provideSending] = createContext<() => Sending>();
