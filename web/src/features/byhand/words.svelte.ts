import type { ByHandText } from '../../words/texts/fr.byhand';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come with the tables that need them.
const tables = byLanguage<ByHandText>(import.meta.glob('../../words/texts/*.byhand.ts', { eager: true }), 'ByHand');

/** The sentences of a table where players mark for themselves, in the language of the moment. */
export const words = {
  get t(): ByHandText {
    return i18n.of(tables);
  },
};
