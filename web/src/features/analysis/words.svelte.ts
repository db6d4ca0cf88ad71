import { enAnalysis } from '../../words/texts/en.analysis';
import { frAnalysis, type AnalysisText } from '../../words/texts/fr.analysis';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come with what needs them.
const tables: Record<Lang, AnalysisText> = { fr: frAnalysis, en: enAnalysis };

/** The sentences of analysis in the language of the moment. */
export const words = {
  get t(): AnalysisText {
    return tables[i18n.lang];
  },
};
