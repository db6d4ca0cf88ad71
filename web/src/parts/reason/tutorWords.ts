import type TutorText from '../../words/texts/tutor';
import { wordsOf } from '../../words/language.svelte';

/** The words of the tutor: of its settings, and of its card beside the board. */
export const words = wordsOf<TutorText>(
  import.meta.glob('../../words/texts/*/tutor.ts', { eager: true, import: 'default' }),
);
