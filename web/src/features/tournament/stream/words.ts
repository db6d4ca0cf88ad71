import { wordsOf } from '../../../words/language.svelte';
import type StreamText from '../../../words/texts/stream';

/** The sentences about arenas and ladders, in the language chosen. */
export const words = wordsOf<StreamText>(
  import.meta.glob('../../../words/texts/*/stream.ts', { eager: true, import: 'default' }),
);
