import { wordsOf } from '../../words/language.svelte';
import type ReportText from '../../words/texts/report';

/** The sentences about the result of a table, in the language chosen. */
export const reportWords = wordsOf<ReportText>(
  import.meta.glob('../../words/texts/*/report.ts', { eager: true, import: 'default' }),
);
