import type AnalysisText from '../../words/texts/analysis';
import { wordsOf } from '../../words/language.svelte';

/** The sentences of analysis in the language chosen. */
export const words = wordsOf<AnalysisText>(
  import.meta.glob('../../words/texts/*/analysis.ts', { eager: true, import: 'default' }),
);
