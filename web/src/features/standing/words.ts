import type ProfileText from '../../words/texts/profile';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about how people stand, in the language chosen. */
export const words = wordsOf<ProfileText>(
  import.meta.glob('../../words/texts/*/profile.ts', { eager: true, import: 'default' }),
);
