import { enTrain } from '../../words/texts/en.train';
import { frTrain, type TrainText } from '../../words/texts/fr.train';
import { i18n, type Lang } from '../../words/language.svelte';
import type { Jan } from '../../wire/messages/rules';

// Apart from the other sentences: these come with the pages that need them.
const tables: Record<Lang, TrainText> = { fr: frTrain, en: enTrain };

/** The sentences of the trainers in the language of the moment. */
export const words = {
  get t(): TrainText {
    return tables[i18n.lang];
  },
};

/** What a theme is called: a jan, or a word of its own. */
export function themeName(t: TrainText, theme: string): string {
  return t.themes[theme] ?? t.jan[theme as Jan];
}
