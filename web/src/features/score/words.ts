import { wordsOf } from '../../words/language.svelte';
import type { PlayedText } from '../../words/texts/fr/played';

/** What is said of a play, in the language chosen. */
export const words = wordsOf<PlayedText>(import.meta.glob('../../words/texts/*/played.ts', { eager: true }), 'Played');
