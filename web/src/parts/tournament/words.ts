import type TournamentText from '../../words/texts/tournament';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about tournaments, in the language chosen. */
export const words = wordsOf<TournamentText>(
  import.meta.glob('../../words/texts/*/tournament.ts', { eager: true, import: 'default' }),
);
