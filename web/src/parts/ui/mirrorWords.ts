import type MirrorText from '../../words/texts/mirror';
import { wordsOf } from '../../words/language.svelte';

/** The sentences about mirrored boards, in the language chosen. */
export const mirrorWords = wordsOf<MirrorText>(
  import.meta.glob('../../words/texts/*/mirror.ts', { eager: true, import: 'default' }),
);
