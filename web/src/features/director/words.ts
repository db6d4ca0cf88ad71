import { wordsOf } from '../../words/language.svelte';
import type DirectorText from '../../words/texts/director';

/** The sentences for those who direct a tournament, in the language chosen. */
export const words = wordsOf<DirectorText>(
  import.meta.glob('../../words/texts/*/director.ts', { eager: true, import: 'default' }),
);
