import type BecauseText from '../../words/texts/because';
import type ReasonText from '../../words/texts/reason';
import { wordsOf } from '../../words/language.svelte';

/** The parts of the sentence that says why an answer is better. */
export const because = wordsOf<BecauseText>(
  import.meta.glob('../../words/texts/*/because.ts', { eager: true, import: 'default' }),
);

/** What stands beside it. */
export const words = wordsOf<ReasonText>(
  import.meta.glob('../../words/texts/*/reason.ts', { eager: true, import: 'default' }),
);
