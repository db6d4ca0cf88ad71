import type StoppedText from './texts/stopped';
import { wordsOf } from './language.svelte';

/** The texts about a game that was stopped before its end, in the chosen language. */
export const words = wordsOf<StoppedText>(import.meta.glob('./texts/*/stopped.ts', { eager: true, import: 'default' }));
