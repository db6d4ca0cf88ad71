import { byLanguage } from '../../words/languages';
import type { CourseLesson, Script, Texts } from './script';

const scripts = import.meta.glob<Script>('./lessons/*/script.ts', { import: 'script' });
const texts = import.meta.glob<Texts<Script>>('../../words/texts/*/lesson??.ts', { import: 'default' });

/** Fetches a lesson by its number, from 1: its script, and its texts in every language. */
export async function lessonAt(number: number): Promise<CourseLesson> {
  const which = String(number).padStart(2, '0');
  const names = Object.keys(texts).filter((name) => name.endsWith(`/lesson${which}.ts`));
  const [script, ...said] = await Promise.all([
    scripts[`./lessons/${which}/script.ts`]!(),
    ...names.map((name) => texts[name]!()),
  ]);
  return { script, texts: byLanguage(Object.fromEntries(names.map((name, i) => [name, said[i]!]))) };
}
