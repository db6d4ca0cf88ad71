import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';
import type { PlayedText } from '../../words/texts/fr.played';

// Apart from the other sentences: these come when somebody asks why.
const tables = byLanguage<PlayedText>(import.meta.glob('../../words/texts/*.played.ts', { eager: true }), 'Played');

/** What is said of a play, in the language of the moment. */
export const words = {
  get t(): PlayedText {
    return i18n.of(tables);
  },
};
