import { wordsOf } from '../../words/language.svelte';
import type { CourseText } from './fr';

/** The sentences of the course in the language chosen. */
export const words = wordsOf<CourseText>(import.meta.glob('./??.ts', { eager: true }), 'Course');
