import { wordsOf } from '../../words/language.svelte';
import type WallText from '../../words/texts/wall';

/** The sentences of a tournament on a screen of the room, in the language chosen. */
export const words = wordsOf<WallText>(
  import.meta.glob('../../words/texts/*/wall.ts', { eager: true, import: 'default' }),
);
