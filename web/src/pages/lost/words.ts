import type { LostText } from '../../words/texts/fr/lost';
import { wordsOf } from '../../words/language.svelte';

// Apart from the other sentences: these come with the page that needs them.
/** What is said of an address that leads nowhere, or to a server, in the language chosen. */
export const words = wordsOf<LostText>(import.meta.glob('../../words/texts/*/lost.ts', { eager: true }), 'Lost');
