import { enProfile } from '../../words/texts/en.profile';
import { frProfile, type ProfileText } from '../../words/texts/fr.profile';
import { i18n, type Lang } from '../../words/language.svelte';

// Apart from the other sentences: these come with the page that needs them.
const tables: Record<Lang, ProfileText> = { fr: frProfile, en: enProfile };

/** The sentences about how people stand, in the language of the moment. */
export const words = {
  get t(): ProfileText {
    return tables[i18n.lang];
  },
};
