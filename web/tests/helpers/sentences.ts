import en from '../../src/words/texts/en/all';
import fr from '../../src/words/texts/fr/all';
import type { Like } from '../../src/words/languages';
import type { Messages } from '../../src/words/messages';

/** Every sentence of the page in both languages. */
export const tables: Record<Like, Messages> = { fr, en };
