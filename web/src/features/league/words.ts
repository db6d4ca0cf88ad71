import type LeagueText from '../../words/texts/league';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about leagues, in the language chosen. */
export const words = wordsOf<LeagueText>(
  import.meta.glob('../../words/texts/*/league.ts', { eager: true, import: 'default' }),
);
