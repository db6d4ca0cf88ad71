import en from '../src/words/texts/en.all';
import fr from '../src/words/texts/fr.all';
import type { Lang, Messages } from '../src/words/messages';

/** Every sentence of the page in both languages. */
export const tables: Record<Lang, Messages> = { fr, en };
