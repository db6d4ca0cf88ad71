import { enStudy } from '../i18n/en.study';
import { frStudy, type StudyText } from '../i18n/fr.study';
import { i18n, type Lang } from '../i18n/index.svelte';

// Apart from the other sentences: these come with the pages that need them.
const tables: Record<Lang, StudyText> = { fr: frStudy, en: enStudy };

/** The sentences of these pages in the language of the moment. */
export const words = {
  get t(): StudyText {
    return tables[i18n.lang];
  },
};
