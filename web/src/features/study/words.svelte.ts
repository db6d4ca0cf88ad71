import type { StudyText } from '../../words/texts/fr.study';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come with the pages that need them.
const tables = byLanguage<StudyText>(import.meta.glob('../../words/texts/*.study.ts', { eager: true }), 'Study');

/** The sentences of these pages in the language of the moment. */
export const words = {
  get t(): StudyText {
    return i18n.of(tables);
  },
};
