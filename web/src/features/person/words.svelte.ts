import { enPerson } from '../../words/texts/en.person';
import { frPerson, type PersonText } from '../../words/texts/fr.person';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come with the page that needs them.
const tables: Record<Lang, PersonText> = { fr: frPerson, en: enPerson };

/** The sentences about oneself in the language of the moment. */
export const words = {
  get t(): PersonText {
    return tables[i18n.lang];
  },
};

/** Something to be said in whatever language the page speaks. */
export type Saying = (t: PersonText) => string;
