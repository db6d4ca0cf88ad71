import { wordsOf } from '../../../words/language.svelte';
import type { StudiesText } from './fr';

/** The sentences of studies in the language chosen. */
export const words = wordsOf<StudiesText>(import.meta.glob('./??.ts', { eager: true }), 'Studies');
