import { i18n } from '../../words/language.svelte';
import { byLanguage } from '../../words/languages';
import type { CourseText } from './fr';

const tables = byLanguage<CourseText>(import.meta.glob('./??.ts', { eager: true }), 'Course');

/** The sentences of the course in the language of the moment. */
export const words = {
  get t(): CourseText {
    return i18n.of(tables);
  },
};
