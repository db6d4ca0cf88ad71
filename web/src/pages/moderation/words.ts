import type ModerationText from '../../words/texts/moderation';
import { dayAndTime } from '../../words/dates';
import { wordsOf } from '../../words/language.svelte';

/** The sentences of moderators, which come with their page. */
export const words = wordsOf<ModerationText>(
  import.meta.glob('../../words/texts/*/moderation.ts', { eager: true, import: 'default' }),
);

/** Returns the text of a timestamp in seconds since 1970. */
export const when = (seconds: number): string => dayAndTime(seconds * 1000);
