import type ClubText from '../../words/texts/club';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about clubs, in the language chosen. */
export const words = wordsOf<ClubText>(
  import.meta.glob('../../words/texts/*/club.ts', { eager: true, import: 'default' }),
);
