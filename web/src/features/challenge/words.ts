import type ChallengeText from '../../words/texts/challenge';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about challenges, in the language chosen. */
export const words = wordsOf<ChallengeText>(
  import.meta.glob('../../words/texts/*/challenge.ts', { eager: true, import: 'default' }),
);
