import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:problems';
const folder = fileURLToPath(new URL('../../data/problems/', import.meta.url));

/** The addresses of the files of `data/problems`, by their names without ending: `import { play } from 'virtual:problems'`. */
export function problems(): Plugin {
  return {
    name: 'problems',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const names = readdirSync(folder).flatMap((file) => /^(\w+)\.txt$/.exec(file)?.[1] ?? []);
      return names.map((name) => `export { default as ${name} } from '${folder}${name}.txt?url';`).join('\n');
    },
  };
}
