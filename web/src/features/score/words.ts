import { wordsOf } from '../../words/language.svelte';
import type PlayedText from '../../words/texts/played';

/** The texts about a play, in the chosen language. */
export const words = wordsOf<PlayedText>(
  import.meta.glob('../../words/texts/*/played.ts', { eager: true, import: 'default' }),
);
