import { i18n, type Lang } from '../../words/language.svelte';
import { enCourse } from './en';
import { frCourse, type CourseText } from './fr';

const tables: Record<Lang, CourseText> = { fr: frCourse, en: enCourse };

/** The sentences of the course in the language of the moment. */
export const words = {
  get t(): CourseText {
    return tables[i18n.lang];
  },
};
