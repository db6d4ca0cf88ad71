import type { ProfileText } from '../../words/texts/fr.profile';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

// Apart from the other sentences: these come with the page that needs them.
const tables = byLanguage<ProfileText>(import.meta.glob('../../words/texts/*.profile.ts', { eager: true }), 'Profile');

/** The sentences about how people stand, in the language of the moment. */
export const words = {
  get t(): ProfileText {
    return i18n.of(tables);
  },
};
