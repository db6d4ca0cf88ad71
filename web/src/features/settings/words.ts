import type PreferencesText from '../../words/texts/preferences';
import { wordsOf } from '../../words/language.svelte';

/** The texts of the settings, in the chosen language. */
export const words = wordsOf<PreferencesText>(
  import.meta.glob('../../words/texts/*/preferences.ts', { eager: true, import: 'default' }),
);
