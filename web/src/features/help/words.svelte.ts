import type { Help } from '../../words/texts/fr.help';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come when help is asked for.
const tables = byLanguage<Help>(import.meta.glob('../../words/texts/*.help.ts', { eager: true }), 'Help');

/** The sentences of the help in the language of the moment. */
export const words = {
  get t(): Help {
    return i18n.of(tables);
  },
};
