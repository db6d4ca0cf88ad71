import { defineConfig } from 'vitest/config';

// A minute or more each: every theme by its pixels, every format from its choice to its settlement, every page and every
// end and panel at every size, more than two players on one device and at as many as there are, Le Tric Trac, games kept, replayed
// and studied, every setting and way of naming the flèches, sheets, and the standing of players. `npm run e2e:long`, in ./test --slow.
// What is tried in other browsers has vitest.engines.config.ts; the pictures of every screen, vitest.pictures.config.ts.
const NAMES = [
  'site/themes',
  'table/formats',
  'table/match',
  'site/sizes',
  'table/ends',
  'table/company',
  'table/courrier',
  'review/games',
  'review/replay',
  'review/study',
  'review/editor',
  'people/gathering',
  'table/panel',
  'table/naming',
  'site/settings',
  'review/sheet',
  'people/standing',
];
// Some of their tests take as long (e2e/helpers/long.ts); the width of each page is measured in a longer language too.
const IN_PART = [
  'table/byhand',
  'table/byhandmatch',
  'learning/course',
  'people/fair',
  'people/halfopen',
  'table/letter',
  'table/score',
  'site/width',
];
const files = (names: string[]) => names.map((name) => `e2e/${name}.test.ts`);
const LONG = files(NAMES);
const long = process.env.TRICTRAC_LONG === '1';

export default defineConfig({
  test: {
    include: long ? [...LONG, ...files(IN_PART)] : ['e2e/**/*.test.ts'],
    exclude: long ? [] : [...LONG, 'e2e/engines/**', 'e2e/pictures/**'],
    testTimeout: long ? 600_000 : 180_000, // whole matches, or two browsers at once, on a machine that has much else to do
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } }, // what a page is to show, it may show a moment later
    // A browser on a busy machine may miss its moment: what fails is tried once more, and named as such (retry x1).
    retry: 1,
    maxWorkers: 2, // each file has a server and a browser of its own
  },
});
