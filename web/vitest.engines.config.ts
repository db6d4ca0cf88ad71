import { defineConfig } from 'vitest/config';

// In Firefox and WebKit: `npm run e2e:engines`, a step of ./test --slow.
export default defineConfig({
  test: {
    include: ['e2e/engines/*.test.ts'],
    testTimeout: 600_000, // a whole relevé at the pace of people, every page at two sizes
    hookTimeout: 120_000,
    retry: 1, // as in vitest.e2e.config.ts
    maxWorkers: 2,
  },
});
