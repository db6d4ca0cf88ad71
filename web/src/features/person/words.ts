import type PersonText from '../../words/texts/person';
import { wordsOf } from '../../words/language.svelte';

/** The texts about the account, in the chosen language. */
export const words = wordsOf<PersonText>(
  import.meta.glob('../../words/texts/*/person.ts', { eager: true, import: 'default' }),
);

/** A sentence that is made in the language of the moment. */
export type PersonSentence = (t: PersonText) => string;
