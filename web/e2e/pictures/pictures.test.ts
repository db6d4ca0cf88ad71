import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COMPANIES, companyHoled, type Companied } from '../helpers/companies';
import { tryTurn } from '../helpers/hands';
import { BY_HAND } from '../helpers/marking';
import { moments, type Moment } from '../helpers/moments';
import { PAGES, tooWide } from '../helpers/pages';
import { played } from '../helpers/records';
import { addressAt } from '../helpers/sample';
import { stillSite } from '../helpers/site';
import { BOT, gameWithRoll, HOLE, makeGame, QUIET } from '../helpers/table';

/** Every screen in two languages and two themes, at two sizes, laid in build/pictures for people to look at. */
const OUT = fileURLToPath(new URL('../../../build/pictures/', import.meta.url));
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = [
  ['fr-FR', 'noyer'],
  ['en-GB', 'ebene'],
] as const;
/** The part of a review that is shown only once all rolls are judged. */
const JUDGED = '[data-testid=error-rate]';

const at = stillSite();

/** The views beside the moments of a tour: other games, marks by hand, and the pages after a game. */
const MORE: Record<string, Moment> = {
  'marks by hand': async (options) => {
    const page = await at.seated(await gameWithRoll(at.url, HOLE, '42', { black: BOT, options: BY_HAND }), options);
    await page.getByTestId('roll').click();
    await page.getByTestId('jeton').waitFor();
    return page;
  },
  'le tric trac': (options) =>
    makeGame(at.url, { format: 'courrier', rules: undefined }).then((made) => at.seated(made, options)),
  'a hint': async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await page.getByTestId('hint').click();
    await page.getByTestId('hint-panel').waitFor();
    return page;
  },
  'a replay': async (options) => {
    const { made } = await played(at.url);
    return opened(`#/game/${made.game}#t=12`, '[data-testid=replay-status][data-roll="12"]', options);
  },
  'a review': async (options) => {
    const { made } = await played(at.url);
    return opened(`#/review/${made.game}`, JUDGED, options);
  },
  'a review of Le Tric Trac': async (options) => {
    const { made } = await played(at.url, { format: 'courrier' });
    return opened(`#/game/${made.game}`, '[data-testid=board]', options);
  },
  'a line of Le Tric Trac': async (options) => {
    const { made } = await played(at.url, { format: 'courrier' });
    const page = await opened(`#/game/${made.game}#t=20`, '.man.can', options);
    await tryTurn(page);
    await page.getByTestId('next-roll').waitFor();
    return page;
  },
};

for (const name of Object.keys(COMPANIES) as Companied[]) MORE[name] = (options) => companyHoled(at, name, options);

const MOMENTS = { ...moments(at), ...MORE };

async function opened(address: string, shown: string, options: BrowserContextOptions): Promise<Page> {
  const page = await at.fresh(options);
  await page.goto(at.url + address);
  await page.locator(shown).first().waitFor();
  return page;
}

describe.each(LOOKS)('in %s and the theme %s', (locale, theme) => {
  describe.each(Object.entries(SIZES))('on a %s', (device, viewport) => {
    const visitor = (): BrowserContextOptions => ({
      locale,
      viewport,
      hasTouch: device === 'phone',
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(at.url).origin, localStorage: [{ name: 'trictrac.theme', value: theme }] }],
      },
    });

    /** Keeps the picture of a page, which must be no wider than its window. */
    async function picture(page: Page, name: string): Promise<void> {
      const folder = `${OUT}${locale.slice(0, 2)}-${theme}-${device}/`;
      mkdirSync(folder, { recursive: true });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}${name}.png` });
      expect(await page.evaluate(tooWide)).toEqual([]);
    }

    it.each(PAGES)('shows %s', async (address, shown) => {
      await picture(
        await opened(await addressAt(at.url, address), shown, visitor()),
        address.replaceAll(/\W+/g, '-').replace(/^-/, 'page-'),
      );
    });

    it.each(Object.keys(MOMENTS))('shows %s', async (name) => {
      await picture(await MOMENTS[name]!(visitor()), name.replaceAll(/\W+/g, '-'));
    });
  });
});
