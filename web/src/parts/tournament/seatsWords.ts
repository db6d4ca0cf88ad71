import { wordsOf } from '../../words/language.svelte';
import type SeatsText from '../../words/texts/seats';

/** The sentences about tables of three and four, in the language chosen. */
export const seatsWords = wordsOf<SeatsText>(
  import.meta.glob('../../words/texts/*/seats.ts', { eager: true, import: 'default' }),
);
