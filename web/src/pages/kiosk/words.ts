import type KioskText from '../../words/texts/kiosk';
import { wordsOf } from '../../words/language.svelte';

/** The texts of the kiosk, in the chosen language. */
export const words = wordsOf<KioskText>(
  import.meta.glob('../../words/texts/*/kiosk.ts', { eager: true, import: 'default' }),
);
