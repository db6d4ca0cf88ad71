import { defineConfig } from 'vitest/config';
import base from './vitest.e2e.config';

// Every screen as a picture, for people to look at: `npm run pictures`, a step of ./test --slow.
export default defineConfig({ test: { ...base.test, include: ['e2e/pictures/*.test.ts'], exclude: [] } });
