import type OpponentsText from '../../../words/texts/opponents';
import { wordsOf } from '../../../words/language.svelte';

/** The texts about the computer opponents, in the chosen language. */
export const words = wordsOf<OpponentsText>(
  import.meta.glob('../../../words/texts/*/opponents.ts', { eager: true, import: 'default' }),
);
