import type { Lang } from '../../words/language.svelte';
import { enLesson } from './en';
import { frLesson, type Words } from './fr';

export type { Words } from './fr';

/** What the coach says, in both languages. */
export const words: Record<Lang, Words> = { fr: frLesson, en: enLesson };
