import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const script = fileURLToPath(new URL('../src/words/early.ts', import.meta.url));

/** Puts the script that fetches the sentences before all others: it waits for none of them. */
export function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: script, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === script,
        );
        return chunk
          ? [
              {
                tag: 'script',
                attrs: { type: 'module', async: true, crossorigin: true, src: `./${chunk.fileName}` },
                injectTo: 'head-prepend',
              },
            ]
          : [];
      },
    },
  };
}
