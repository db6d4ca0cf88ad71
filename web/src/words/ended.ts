import type { EndedText } from './texts/fr/ended';
import { wordsOf } from './language.svelte';

/** What is said of a game that is over, in the language chosen. */
export const words = wordsOf<EndedText>(import.meta.glob('./texts/*/ended.ts', { eager: true }), 'Ended');
