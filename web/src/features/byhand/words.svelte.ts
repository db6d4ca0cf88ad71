import { enByHand } from '../../words/texts/en.byhand';
import { frByHand, type ByHandText } from '../../words/texts/fr.byhand';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come with the tables that need them.
const tables: Record<Lang, ByHandText> = { fr: frByHand, en: enByHand };

/** The sentences of a table where players mark for themselves, in the language of the moment. */
export const words = {
  get t(): ByHandText {
    return tables[i18n.lang];
  },
};
