import type StudyText from '../../words/texts/study';
import { wordsOf } from '../../words/language.svelte';

/** The sentences of these pages in the language chosen. */
export const words = wordsOf<StudyText>(
  import.meta.glob('../../words/texts/*/study.ts', { eager: true, import: 'default' }),
);
