import { wordsOf } from '../../words/language.svelte';
import type CourseText from '../../words/texts/course';

/** The sentences of the course in the language chosen. */
export const words = wordsOf<CourseText>(
  import.meta.glob('../../words/texts/*/course.ts', { eager: true, import: 'default' }),
);
