import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../helpers/browser';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import { webkit } from '../helpers/engines/webkit';
import { hashOf } from '../../src/state/addresses/route';

/** All men stand on their talons: the wood of every other flèche lies bare. */
const BARE = `TRID=O${'-'.repeat(22)}o:w:R:-:0-0:0-0:-:-:1.1`;
const SIZE: [number, number] = [1280, 800];
/** Engines may differ by so much in a channel: they smooth and round each in their own way. */
const ALIKE = 6;

const { server, visit } = visiting([firefox, webkit], SIZE);
let chromium: Browser;

beforeAll(async () => {
  chromium = await launch();
});

afterAll(() => chromium.close());

/** A part of the page, and what of the board is seen there. */
interface Patch {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

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

/** The mean colour of parts of a picture, read by a page of Chromium. */
async function meansOf(png: Uint8Array, parts: Patch[]): Promise<Record<string, number[]>> {
  const page = await chromium.newPage();
  try {
    return await page.evaluate(
      async ({ bytes, parts: all }) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]));
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        pen.drawImage(bitmap, 0, 0);
        const mean = ({ x, y, width, height }: Patch) => {
          const { data } = pen.getImageData(Math.round(x), Math.round(y), Math.ceil(width), Math.ceil(height));
          return [0, 1, 2].map(
            (c) => data.filter((_, i) => i % 4 === c).reduce((a, b) => a + b, 0) / (data.length / 4),
          );
        };
        return Object.fromEntries(all.map((part) => [part.name, mean(part)]));
      },
      { bytes: Buffer.from(png).toString('base64'), parts },
    );
  } finally {
    await page.close();
  }
}

it('the wood has the same colours in Firefox and WebKit as in Chromium', async () => {
  const path = hashOf({ page: 'position', text: BARE });
  const page = await chromium.newPage({ viewport: { width: SIZE[0], height: SIZE[1] }, colorScheme: 'light' });
  await page.goto(server.url + path);
  const parts = (await (await page.waitForFunction(patches)).jsonValue())!;
  await page.waitForLoadState('networkidle');
  const meant = await meansOf(await page.screenshot(), parts);
  for (const which of [0, 1]) {
    const { tab, engine } = await visit(path, which);
    const own = await tab.waitFor(patches);
    await tab.waitFor(
      () => [...document.images].every(({ complete }) => complete) && document.readyState === 'complete',
    );
    const found = await meansOf(await tab.picture(), own);
    for (const [wood, colour] of Object.entries(meant))
      for (const [channel, value] of colour.entries())
        expect(Math.abs(found[wood]![channel]! - value), `${engine}: ${wood}, channel ${channel}`).toBeLessThan(ALIKE);
  }
});
