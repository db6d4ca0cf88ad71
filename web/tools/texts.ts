import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The addresses of the text files of a folder of `data/`, by their names without ending: `import { play } from 'virtual:problems'`. */
function texts(name: string): Plugin {
  const id = `virtual:${name}`;
  const folder = fileURLToPath(new URL(`../../data/${name}/`, import.meta.url));
  return {
    name: `texts of ${name}`,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const names = readdirSync(folder).flatMap((file) => /^(\w+)\.txt$/.exec(file)?.[1] ?? []);
      return names.map((one) => `export { default as ${one} } from '${folder}${one}.txt?url';`).join('\n');
    },
  };
}

/** The problems of the trainers, and the opening book. */
export const problems = () => texts('problems');
export const openings = () => texts('book');
