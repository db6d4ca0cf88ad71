import type HomeText from '../../words/texts/home';
import { wordsOf } from '../../words/language.svelte';

/** The texts of the start page for a player who returns, in the chosen language. */
export const words = wordsOf<HomeText>(
  import.meta.glob('../../words/texts/*/home.ts', { eager: true, import: 'default' }),
);
