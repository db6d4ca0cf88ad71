import type TrainText from '../../words/texts/train';
import { wordsOf, t } from '../../words/language.svelte';
import type { Jan } from '../../wire/described/messages';

/** The sentences of the trainers in the language chosen. */
export const words = wordsOf<TrainText>(
  import.meta.glob('../../words/texts/*/train.ts', { eager: true, import: 'default' }),
);

/** Returns the name of a theme: a jan, or a word of its own. */
export function themeName(theme: string): string {
  return (words.themes as Record<string, string>)[theme] ?? t.jan[theme as Jan].short;
}
