import { i18n, type Lang } from '../../../words/language.svelte';
import { enStudies } from './en';
import { frStudies, type StudiesText } from './fr';

const tables: Record<Lang, StudiesText> = { fr: frStudies, en: enStudies };

/** The sentences of studies in the language of the moment. */
export const words = {
  get t(): StudiesText {
    return tables[i18n.lang];
  },
};
