import { wordsOf } from '../../words/language.svelte';
import type PaperText from '../../words/texts/paper';

/** The sentences of a tournament on paper, in the language chosen. */
export const words = wordsOf<PaperText>(
  import.meta.glob('../../words/texts/*/paper.ts', { eager: true, import: 'default' }),
);
