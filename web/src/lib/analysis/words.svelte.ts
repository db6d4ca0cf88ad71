import { enAnalysis } from '../i18n/en.analysis';
import { frAnalysis, type AnalysisText } from '../i18n/fr.analysis';
import { i18n, type Lang } from '../i18n/index.svelte';

// Apart from the other sentences: these come with what needs them.
const tables: Record<Lang, AnalysisText> = { fr: frAnalysis, en: enAnalysis };

/** The sentences of analysis in the language of the moment. */
export const words = {
  get t(): AnalysisText {
    return tables[i18n.lang];
  },
};
