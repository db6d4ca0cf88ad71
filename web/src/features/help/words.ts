import type { Help } from '../../words/texts/fr/help';
import { wordsOf } from '../../words/language.svelte';

/** The sentences of the help in the language chosen. */
export const words = wordsOf<Help>(import.meta.glob('../../words/texts/*/help.ts', { eager: true }), 'Help');
