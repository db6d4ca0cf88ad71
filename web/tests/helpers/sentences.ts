import en from '../../src/words/texts/en/all';
import fr from '../../src/words/texts/fr/all';
import type Messages from '../../src/words/texts/all';

/** Every sentence of the page in both languages. */
export const tables = { fr, en } satisfies Record<string, Messages>;
