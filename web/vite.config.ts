import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { book } from './tools/book';
import { early } from './tools/early';
import { fonts } from './tools/fonts';
import { offline } from './tools/offline';
import { packed } from './tools/packed';

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  plugins: [svelte(), book(), early(), fonts(), offline(), packed()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Small files that every page wants, fetched as one; and the board, which a table, a reader and the book want.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'names', test: /src\/(wire\/messages\/fleches|words\/names|words\/texts\/\w\w\.grammar)\.ts$/ },
            { name: 'board', test: /src\/(board\/|wire\/messages\/trid\.ts$)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
