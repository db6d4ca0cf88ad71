import type { HomeText } from '../../words/texts/fr/home';
import { wordsOf } from '../../words/language.svelte';

/** What the start page says to a person who returns, in the language chosen. */
export const words = wordsOf<HomeText>(import.meta.glob('../../words/texts/*/home.ts', { eager: true }), 'Home');
