import type FiguresText from '../../words/texts/figures';
import { wordsOf } from '../../words/language.svelte';

/** The sentences of openings and figures in the language chosen. */
export const words = wordsOf<FiguresText>(
  import.meta.glob('../../words/texts/*/figures.ts', { eager: true, import: 'default' }),
);
