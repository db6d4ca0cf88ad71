import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { BASE } from '../src/words/base';
import type PushText from '../src/words/texts/push';
import { languages } from './words/catalogue';

const worker = fileURLToPath(new URL('./worker.js', import.meta.url));
const TEXTS = new URL('../src/words/texts/', import.meta.url);

/**
 * Writes the service worker of a built page: `worker.js`, with the list of all files and what it says of notifications. All that is built or lies in
 * `public/` is kept for playing without a network: a new file has only to be imported, or put there. But texts (.txt), which few
 * want, are kept once they have been fetched, and what says that there is no such page is the host's own.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => void (folder = publicDir),
    async generateBundle(_options, bundle) {
      const files = [
        ...Object.keys(bundle).filter((file) => file !== 'index.html' && !file.endsWith('.txt')),
        ...readdirSync(folder).filter((file) => !file.startsWith('404.')),
      ].sort();
      const text = readFileSync(worker, 'utf8');
      // A new page has new names of files; the public ones are known by what is in them.
      const page = bundle['index.html'];
      const version = createHash('sha256').update(
        text + files.join() + (page?.type === 'asset' ? String(page.source) : ''),
      );
      for (const file of readdirSync(folder)) version.update(readFileSync(`${folder}/${file}`));
      const says = JSON.stringify(await notifications());
      const source = `const FILES = ${JSON.stringify(files)};\nconst SAYS = ${says};\nconst BASE = '${BASE}';\nconst VERSION = '${version.digest('hex').slice(0, 16)}';\n${text}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** What notifications say in each language; the worker puts a name in the place of {who}. */
async function notifications(): Promise<Record<string, object>> {
  const found = languages().map(async (lang) => {
    const { default: says } = (await import(new URL(`${lang}/push.ts`, TEXTS).href)) as { default: PushText };
    const texts = Object.entries(says).map(([what, { named, unnamed }]) => [what, { named: named('{who}'), unnamed }]);
    return [lang, Object.fromEntries(texts) as object] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}
