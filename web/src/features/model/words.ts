import { wordsOf } from '../../words/language.svelte';
import type ModelText from '../../words/texts/model';

/** The sentences around model games, in the language chosen. */
export const words = wordsOf<ModelText>(
  import.meta.glob('../../words/texts/*/model.ts', { eager: true, import: 'default' }),
);
