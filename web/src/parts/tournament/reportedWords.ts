import { wordsOf } from '../../words/language.svelte';
import type ReportedText from '../../words/texts/reported';

/** The sentences about reports to the moderators, in the language chosen. */
export const reportedWords = wordsOf<ReportedText>(
  import.meta.glob('../../words/texts/*/reported.ts', { eager: true, import: 'default' }),
);
