import { byLanguage } from '../../words/languages';
import type Words from '../../words/texts/lesson';

export type { Words };

/** The texts of the coach, by language. */
export const words = byLanguage<Words>(
  import.meta.glob('../../words/texts/*/lesson.ts', { eager: true, import: 'default' }),
);
