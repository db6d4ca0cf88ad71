import type LostText from '../../words/texts/lost';
import { wordsOf } from '../../words/language.svelte';

// Apart from the other sentences: these load with the page that needs them.
/** The texts about an address that leads nowhere, or to a server, in the chosen language. */
export const words = wordsOf<LostText>(
  import.meta.glob('../../words/texts/*/lost.ts', { eager: true, import: 'default' }),
);
