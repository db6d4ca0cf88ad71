import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { api } from './tools/api';
import { book } from './tools/book';
import { early } from './tools/early';
import { embed } from './tools/embed';
import { errors } from './tools/errors';
import { fonts } from './tools/fonts';
import { offline } from './tools/offline';
import { packed } from './tools/packed';
import { openings, problems } from './tools/texts';

const server = 'http://127.0.0.1:8080';

const STARTS = /\/src\/main\.ts$/;
const LIVING = /\/src\/pages\/start\/Living\.svelte$/;
const TABLE = /\/src\/pages\/trictrac\/Table\.svelte$/;

/** What is known of the files when they are put together. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null };

/** Returns whether a file of that name imports this module statically, directly or through others. */
function wantedBy(file: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (file.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((by) => wantedBy(file, by, graph, seen));
}

/** All that the table wants and the start page does not is fetched as one file while the start page is read. */
const ofTable = (id: string, graph: Graph) =>
  wantedBy(TABLE, id, graph) && !wantedBy(STARTS, id, graph) ? 'GameTable' : null;

/** The board of the start page, which is painted with its first words: it waits for nothing of the table. */
const ofLiving = (id: string, graph: Graph) =>
  wantedBy(LIVING, id, graph) && !wantedBy(STARTS, id, graph) ? 'Living' : null;

/** What the page begins with. */
const ofStart = (id: string, graph: Graph) => (wantedBy(STARTS, id, graph) ? 'start' : null);

export default defineConfig({
  base: './',
  plugins: [svelte(), book(), early(), embed(), errors(), fonts(), offline(), packed(), problems(), openings(), api()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Small files that every page wants, fetched as one; the board, which the start page, a table, a reader and the book want;
    // what checks the answers of a server, a table and a module; and in one file each all else that the start page and the
    // table want.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'names',
              priority: 3,
              // What fetches the sentences and the wood too (tools/early.ts): it is to wait for no larger file.
              test: /art\/grain\.webp|src\/(wire\/messages\/fleches|words\/(names|sentences|languages|base|longer|forms)|words\/(grammar\/\w\w|texts\/\w\w\/language))\.ts$|vite\/preload-helper/,
            },
            { name: ofStart, priority: 2 },
            { name: ofLiving, priority: 2 },
            { name: ofTable, priority: 1 },
            {
              name: 'board',
              priority: 3,
              test: /src\/(board\/|pages\/start\/Tilted\.svelte|wire\/messages\/trid\.ts$)/,
            },
            { name: 'codes', priority: 3, test: /src\/wire\/described\/codes\.ts$/ },
            {
              name: 'checks',
              test: /src\/wire\/(messages\/(fits|shape|typeText)|described\/shapes|server\/(address|asker)|connection\/(socket|request|persist))\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  // Some read whole games with the module, on a machine that may be busy; every core takes a share of the files.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000, maxWorkers: '100%' },
});
