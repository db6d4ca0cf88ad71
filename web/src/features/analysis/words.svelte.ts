import type { AnalysisText } from '../../words/texts/fr.analysis';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come with what needs them.
const tables = byLanguage<AnalysisText>(
  import.meta.glob('../../words/texts/*.analysis.ts', { eager: true }),
  'Analysis',
);

/** The sentences of analysis in the language of the moment. */
export const words = {
  get t(): AnalysisText {
    return i18n.of(tables);
  },
};
