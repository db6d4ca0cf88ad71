import type { TrainText } from '../../words/texts/fr.train';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';
import type { Jan } from '../../wire/described/messages';

// Apart from the other sentences: these come with the pages that need them.
const tables = byLanguage<TrainText>(import.meta.glob('../../words/texts/*.train.ts', { eager: true }), 'Train');

/** The sentences of the trainers in the language of the moment. */
export const words = {
  get t(): TrainText {
    return i18n.of(tables);
  },
};

/** What a theme is called: a jan, or a word of its own. */
export function themeName(t: TrainText, theme: string): string {
  return t.themes[theme] ?? t.jan[theme as Jan];
}
