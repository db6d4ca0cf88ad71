import { enHelp } from '../../words/texts/en.help';
import { frHelp, type Help } from '../../words/texts/fr.help';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come when help is asked for.
const tables: Record<Lang, Help> = { fr: frHelp, en: enHelp };

/** The sentences of the help in the language of the moment. */
export const words = {
  get t(): Help {
    return tables[i18n.lang];
  },
};
