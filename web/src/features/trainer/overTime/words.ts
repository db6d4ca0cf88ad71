import type AnalysisText from '../../../words/texts/analysis';
import { i18n, wordsOf } from '../../../words/language.svelte';
import type { Rank } from '../../../wire/described/messages';

const analysis = wordsOf<AnalysisText>(
  import.meta.glob('../../../words/texts/*/analysis.ts', { eager: true, import: 'default' }),
);

/** Returns the name of a rank, as a review says it. */
export function rankName(rank: Rank): string {
  return analysis.review.ranks[rank];
}

/** Returns a number with one decimal, in the form of the language. */
export function oneDecimal(n: number): string {
  return n.toLocaleString(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
