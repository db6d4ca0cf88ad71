import type CountedText from './texts/counted';
import { wordsOf } from './language.svelte';

/** The reasons for which a rated game does not count, in the chosen language. */
export const words = wordsOf<CountedText>(import.meta.glob('./texts/*/counted.ts', { eager: true, import: 'default' }));
