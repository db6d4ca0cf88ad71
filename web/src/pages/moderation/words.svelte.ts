import type { ModerationText } from '../../words/texts/fr.moderation';
import { dayAndTime } from '../../words/dates';
import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';

const tables = byLanguage<ModerationText>(
  import.meta.glob('../../words/texts/*.moderation.ts', { eager: true }),
  'Moderation',
);

/** The sentences of moderators, which come with their page. */
export const words = {
  get t(): ModerationText {
    return i18n.of(tables);
  },
};

/** A moment, in seconds since 1970, as people write it. */
export const when = (seconds: number): string => dayAndTime(seconds * 1000);
