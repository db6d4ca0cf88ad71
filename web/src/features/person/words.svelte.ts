import type { PersonText } from '../../words/texts/fr.person';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come with the page that needs them.
const tables = byLanguage<PersonText>(import.meta.glob('../../words/texts/*.person.ts', { eager: true }), 'Person');

/** The sentences about oneself in the language of the moment. */
export const words = {
  get t(): PersonText {
    return i18n.of(tables);
  },
};

/** Something to be said in whatever language the page speaks. */
export type PersonSentence = (t: PersonText) => string;
