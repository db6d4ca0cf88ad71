import { byLanguage } from '../../words/languages';
import type { Words } from './fr';

export type { Words } from './fr';

/** The texts of the coach, by language. */
export const words = byLanguage<Words>(import.meta.glob('./??.ts', { eager: true }), 'Lesson');
