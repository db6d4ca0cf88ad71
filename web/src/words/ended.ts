import type EndedText from './texts/ended';
import { wordsOf } from './language.svelte';

/** The texts about a game that is over, in the chosen language. */
export const words = wordsOf<EndedText>(import.meta.glob('./texts/*/ended.ts', { eager: true, import: 'default' }));
