import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { launch } from '../helpers/browser';
import { expectAlike, meansOf, type Patch } from '../helpers/engines/colours';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import { webkit } from '../helpers/engines/webkit';
import { hashOf } from '../../src/state/addresses/route';

/** All men stand on their talons: the wood of every other flèche lies bare. */
const BARE = `TRID=O${'-'.repeat(22)}o:w:R:-:0-0:0-0:-:-:1.1`;
const SIZE: [number, number] = [1280, 800];

const { server, visit } = visiting([firefox, webkit], SIZE);
let chromium: Browser;

beforeAll(async () => {
  chromium = await launch();
});

afterAll(() => chromium.close());

/** Returns a bare patch of each wood: a rail, the field, a flèche of either colour. Runs in the page. */
function patches(): Patch[] | null {
  const fleche = (n: number) => document.querySelector(`[data-fleche="${n}"]`)?.getBoundingClientRect();
  const board = document.querySelector('[data-testid=board] .ground')?.getBoundingClientRect();
  const [below, beside, above] = [fleche(3), fleche(4), fleche(22)];
  if (!board || !below || !beside || !above) return null;
  const wood = (name: string, box: DOMRect) => ({
    name,
    x: box.x + box.width * 0.3,
    y: box.y + box.height * 0.72,
    width: box.width * 0.1,
    height: box.height * 0.2,
  });
  return [
    { name: 'rail', x: board.x + 4, y: above.bottom, width: 8, height: below.y - above.bottom },
    { name: 'field', x: below.x, y: above.bottom + 12, width: 3 * below.width, height: below.y - above.bottom - 24 },
    wood('one flèche', below),
    wood('the next flèche', beside),
  ];
}

it('the wood has the same colours in Firefox and WebKit as in Chromium', async () => {
  const path = hashOf({ page: 'position', text: BARE });
  const page = await chromium.newPage({ viewport: { width: SIZE[0], height: SIZE[1] }, colorScheme: 'light' });
  await page.goto(server.url + path);
  const parts = (await (await page.waitForFunction(patches)).jsonValue())!;
  await page.waitForLoadState('networkidle');
  const meant = await meansOf(chromium, await page.screenshot(), parts);
  for (const which of [0, 1]) {
    const { tab, engine } = await visit(path, which);
    const own = await tab.waitFor(patches);
    await tab.waitFor(
      () => [...document.images].every(({ complete }) => complete) && document.readyState === 'complete',
    );
    const found = await meansOf(chromium, await tab.picture(), own);
    expectAlike(meant, found, engine);
  }
});
