import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('./embedded.js', import.meta.url));

/** Lays `embed.html` beside the built page: the same page, by a name under which the server lets other pages show it, and without memory. */
export function embed(): Plugin {
  let folder = '';
  return {
    name: 'embed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    writeBundle() {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      writeFileSync(join(folder, 'embed.html'), page.replace('<head>', '<head><script src="./embedded.js"></script>'));
      copyFileSync(script, join(folder, 'embedded.js'));
    },
  };
}
