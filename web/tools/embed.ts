import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Lays `embed.html` beside the built page: the same file, by a name under which the server lets other pages show it. */
export function embed(): Plugin {
  let folder = '';
  return {
    name: 'embed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    writeBundle: () => copyFileSync(join(folder, 'index.html'), join(folder, 'embed.html')),
  };
}
