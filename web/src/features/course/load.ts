import { byLanguage } from '../../words/languages';
import type { CourseLesson, Script } from './script';

const scripts = import.meta.glob<Script>('./lessons/*/script.ts', { import: 'script' });
const texts = import.meta.glob<object>('./lessons/*/??.ts');

/** Fetches a lesson by its number, from 1: its script, and its texts in every language. */
export async function lessonAt(number: number): Promise<CourseLesson> {
  const within = `./lessons/${String(number).padStart(2, '0')}/`;
  const names = Object.keys(texts).filter((name) => name.startsWith(within));
  const [script, ...said] = await Promise.all([
    scripts[`${within}script.ts`]!(),
    ...names.map((name) => texts[name]!()),
  ]);
  return { script, texts: byLanguage(Object.fromEntries(names.map((name, i) => [name, said[i]!])), '') };
}
