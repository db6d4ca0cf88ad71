import { i18n } from '../../../words/language.svelte';
import { byLanguage } from '../../../words/languages';
import type { StudiesText } from './fr';

const tables = byLanguage<StudiesText>(import.meta.glob('./??.ts', { eager: true }), 'Studies');

/** The sentences of studies in the language of the moment. */
export const words = {
  get t(): StudiesText {
    return i18n.of(tables);
  },
};
