import en from '../src/lib/i18n/en.all';
import fr from '../src/lib/i18n/fr.all';
import type { Lang, Messages } from '../src/lib/i18n/messages';

/** Every sentence of the page in both languages. */
export const tables: Record<Lang, Messages> = { fr, en };
