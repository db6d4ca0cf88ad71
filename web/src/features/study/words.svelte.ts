import { enStudy } from '../../words/texts/en.study';
import { frStudy, type StudyText } from '../../words/texts/fr.study';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come with the pages that need them.
const tables: Record<Lang, StudyText> = { fr: frStudy, en: enStudy };

/** The sentences of these pages in the language of the moment. */
export const words = {
  get t(): StudyText {
    return tables[i18n.lang];
  },
};
