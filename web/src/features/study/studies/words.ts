import { wordsOf } from '../../../words/language.svelte';
import type StudiesText from '../../../words/texts/studies';

/** The sentences of studies in the language chosen. */
export const words = wordsOf<StudiesText>(
  import.meta.glob('../../../words/texts/*/studies.ts', { eager: true, import: 'default' }),
);
