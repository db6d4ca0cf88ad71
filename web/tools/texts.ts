import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { daysFile } from './days';

/**
 * The addresses of the text files of a folder of `data/`, by their names without ending: `import { play } from 'virtual:problems'`.
 * `made`: of files that are made from them, likewise.
 */
function texts(name: string, made: Record<string, () => string> = {}): Plugin {
  const id = `virtual:${name}`;
  const folder = fileURLToPath(new URL(`../../data/${name}/`, import.meta.url));
  return {
    name: `texts of ${name}`,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const names = readdirSync(folder).flatMap((file) => /^(\w+)\.txt$/.exec(file)?.[1] ?? []);
      const files = names.map((one): [string, string] => [one, `${folder}${one}.txt`]);
      const more = Object.entries(made).map(([one, make]): [string, string] => [one, make()]);
      return [...files, ...more].map(([one, file]) => `export { default as ${one} } from '${file}?url';`).join('\n');
    },
  };
}

/** The problems of the trainers, and the opening book. */
export const problems = () => texts('problems', { days: daysFile });
export const openings = () => texts('book');
