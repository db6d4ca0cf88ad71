import { wordsOf } from '../../words/language.svelte';
import type ByHandText from '../../words/texts/byhand';

/** The sentences of a table where players mark for themselves, in the language chosen. */
export const words = wordsOf<ByHandText>(
  import.meta.glob('../../words/texts/*/byhand.ts', { eager: true, import: 'default' }),
);
