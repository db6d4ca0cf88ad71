import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 180_000,  // two browsers at once on a slow machine
    hookTimeout: 60_000,
    maxWorkers: 2,  // each file has a server and a browser of its own
  },
});
