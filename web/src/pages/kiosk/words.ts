import type { KioskText } from '../../words/texts/fr/kiosk';
import { wordsOf } from '../../words/language.svelte';

/** What the kiosk says, in the language chosen. */
export const words = wordsOf<KioskText>(import.meta.glob('../../words/texts/*/kiosk.ts', { eager: true }), 'Kiosk');
