import type { PersonText } from '../../words/texts/fr/person';
import { wordsOf } from '../../words/language.svelte';

/** The texts about the account, in the chosen language. */
export const words = wordsOf<PersonText>(import.meta.glob('../../words/texts/*/person.ts', { eager: true }), 'Person');

/** Something to be said in whatever language the page speaks. */
export type PersonSentence = (t: PersonText) => string;
