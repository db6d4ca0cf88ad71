import { enModeration } from '../../words/texts/en.moderation';
import { frModeration, type ModerationText } from '../../words/texts/fr.moderation';
import { i18n, type Lang } from '../../words/language.svelte';

const tables: Record<Lang, ModerationText> = { fr: frModeration, en: enModeration };

/** The sentences of moderators, which come with their page. */
export const words = {
  get t(): ModerationText {
    return tables[i18n.lang];
  },
};

/** A moment, in seconds since 1970, as people write it. */
export const when = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(i18n.lang, { dateStyle: 'medium', timeStyle: 'short' });
