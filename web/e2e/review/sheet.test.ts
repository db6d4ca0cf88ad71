import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stillSite } from '../helpers/site';
import { faultsOf, otherLanguage, smallControls } from '../helpers/sight';
import { until } from '../helpers/until';

const at = stillSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A new sheet of this format. */
async function begun(format: string, names: string[], options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.entered(options);
  await page.getByTestId('sheet-link').click();
  await page.getByTestId(`sheet-${format}`).check();
  for (const [i, name] of names.entries()) await page.getByTestId(`sheet-name-${i + 1}`).fill(name);
  await page.getByTestId('sheet-begin').click();
  await page.getByTestId('keep').waitFor();
  return page;
}

async function fill(page: Page, id: string, n: number): Promise<void> {
  await page.getByTestId(id).fill(String(n));
  await page.getByTestId(id).blur();
}

/** Enters only how a round ended. */
async function end(page: Page, white: number, black: number, run = false): Promise<void> {
  const result = page.getByTestId('result');
  if ((await result.getAttribute('open')) === null) await result.locator('summary').click();
  await fill(page, 'end-white', white);
  await fill(page, 'end-black', black);
  if (run) await page.getByTestId('end-run').check();
  const before = Number(await page.getByTestId('keep').getAttribute('data-entries'));
  await page.getByTestId('end-write').click();
  await entries(page, before + 1);
}

const entries = (page: Page, n: number) => page.locator(`[data-testid=keep][data-entries="${n}"]`).waitFor();
const text = (page: Page, id: string) => page.getByTestId(id).textContent();

/** The six marqués of the printed sheet. */
async function sixMarques(page: Page): Promise<void> {
  await end(page, 10, 3, true);
  await end(page, 7, 1);
  await end(page, 6, 6);
  await end(page, 1, 28);
  await end(page, 11, 1, true);
  await end(page, 6, 6);
  await end(page, 9, 9);
  await end(page, 0, 8, true);
  await end(page, 6, 4);
}

describe('the sheet of a real table', () => {
  it('keeps the printed sheet of six marqués by their results', async () => {
    const page = await begun('ecrire-lalanne', ['Anne', 'Bernard']);
    await sixMarques(page);
    const rows = await page.getByTestId('paper').locator('tr').allInnerTexts();
    const cells = rows.map((row) =>
      row
        .split(/\s+/)
        .filter((word) => /^\d+$/.test(word))
        .join(' '),
    );
    for (const row of ['3 1 31', '5 2 28', '58 59', '16 8', '94 71', '23', '20']) expect(cells).toContain(row);
    expect(await text(page, 'verdict')).toContain('Anne gagne 20');
    await expect.poll(() => page.getByTestId('settlement-line').count()).toBeGreaterThan(8);
  });

  it('says of each way to play à écrire what it is', async () => {
    const page = await at.fresh();
    await page.goto(`${at.url}#/sheet`);
    const told = page.getByTestId('sheet-what');
    for (const [format, says] of [
      ['ecrire-lois', 'postillon'],
      ['ecrire-lalanne', 'arrondi à la dizaine'],
      ['ecrire-1780', 'avant la Révolution'],
      ['poule-guiton', 'compte déjà'],
    ]) {
      await page.getByTestId(`sheet-${format}`).check();
      await told.filter({ hasText: says! }).waitFor();
    }
    await page.getByTestId('sheet-tour').check();
    await told.waitFor({ state: 'detached' });
  });

  it('has a settlement on a phone that is not long, and opens a line of it at a tap', async () => {
    const page = await begun('ecrire-lalanne', ['Anne', 'Bernard'], PHONE);
    await sixMarques(page);
    const lines = page.getByTestId('settlement-line');
    await expect.poll(() => lines.count()).toBeGreaterThan(8);
    const high = async () => (await page.getByTestId('account').boundingBox())!.height;
    expect(await high()).toBeLessThan(2000);
    const source = lines.first().locator('details i');
    expect(await source.isVisible()).toBe(false);
    await lines.first().locator('summary').tap();
    await source.filter({ hasText: 'Lalanne' }).waitFor();
    expect(await smallControls(page)).toEqual([]);
  });

  it('says in the language of the page why a file or a price is refused', async () => {
    const page = await at.fresh();
    await page.goto(`${at.url}#/sheet`);
    const text = '[Format "ecrire-lois"]\n[Players "Anne" "Bernard"]\n[Fiche "beaucoup"]\n';
    const file = { name: 'table.sheet', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByTestId('sheet-file').setInputFiles(file);
    const unread = page.getByTestId('sheet-unread');
    await unread.filter({ hasText: '« beaucoup » n’est pas un prix' }).waitFor();
    await otherLanguage(page);
    await unread.filter({ hasText: '"beaucoup" is not a price' }).waitFor();
  });

  it('follows a marqué as it is played, with its bredouille, and undoes', async () => {
    const page = await begun('ecrire-1780', ['Anne', 'Bernard']);
    await page.getByTestId('lead-black').check();
    await page.getByTestId('roller-white').check();
    await page.getByTestId('white-8').click();
    await page.getByTestId('white-6').click();
    expect([await text(page, 'holes-white'), await text(page, 'points-white')]).toEqual(['2', '2']);
    await page.getByTestId('log').getByText('trou bredouille ×2').waitFor();
    await page.getByTestId('seat-white').getByText('étendard').waitFor();
    await expect.poll(() => page.getByTestId('fichet-w').getAttribute('data-at')).toBe('2');
    await page.getByTestId('black-4').click();
    await expect.poll(() => page.getByTestId('hole').count()).toBe(0);
    await page.getByTestId('seat-black').getByText('double jeton').waitFor();
    await page.getByTestId('undo').click();
    await page.getByTestId('enaller').click();
    expect(await text(page, 'points-white')).toBe('0');
    await page.getByTestId('seat-white').getByText('a le dé').waitFor();
    await page.getByTestId('undo').click();
    await page.getByTestId('redo').click();
    await entries(page, 4);
    for (let hole = 0; hole < 2; hole += 1) await page.getByTestId('white-12').click();
    await page.getByTestId('enaller').click();
    await expect.poll(() => page.getByTestId('ledger-row').innerText()).toContain('petite ×2');
  });

  it('takes an école, points taken back and what follows, and says how it stands', async () => {
    const page = await begun('tour', ['Anne', 'Bernard']);
    await page.getByTestId('white-4').click();
    const school = page.getByTestId('school');
    await school.locator('summary').click();
    await school.getByTestId('school-many').check();
    await school.getByTestId('school-side-black').check();
    await school.getByTestId('school-write').click();
    await entries(page, 3);
    expect([await text(page, 'points-white'), await text(page, 'points-black')]).toEqual(['2', '2']);
    await page.getByTestId('log').getByText('Anne rend 2').waitFor();
    // No more can be taken back than was marked last: nothing of the three entries is made.
    await school.getByTestId('school-augmentation').check();
    await fill(page, 'school-points', 6);
    await school.getByTestId('school-write').click();
    await page.getByTestId('refused').filter({ hasText: 'On ne rend que' }).waitFor();
    expect(await page.getByTestId('keep').getAttribute('data-entries')).toBe('3');
    await fill(page, 'school-points', 2);
    await school.getByTestId('school-write').click();
    await entries(page, 6);
    expect([await text(page, 'points-white'), await text(page, 'points-black')]).toEqual(['0', '6']);
  });

  it('says who decides when something happens to the dice, with the rule', async () => {
    const page = await begun('tour', ['Anne', 'Bernard']);
    const dice = page.getByTestId('dice-incidents');
    await dice.locator('summary').click();
    await dice.getByText('un troisième dé').first().waitFor();
    await dice.getByTestId('incident-outside').check();
    expect(await text(page, 'incident-then')).toContain('on jette de nouveau les deux dés');
    await dice.getByTestId('incident-hand').check();
    expect(await text(page, 'incident-who')).toContain('Le joueur qui a jeté');
    await dice.getByTestId('incident-rule').click();
    await page.getByRole('dialog').getByText('troisième dé').first().waitFor();
  });

  it('keeps a poule of thirty-two', async () => {
    const page = await at.entered(PHONE);
    await page.getByTestId('sheet-link').click();
    await page.getByTestId('sheet-poule-engraisser').check();
    await fill(page, 'sheet-players', 32);
    await page.getByTestId('sheet-begin').click();
    await page.getByTestId('keep').waitFor();
    await page.getByTestId('place-31').selectOption('0');
    await entries(page, 1);
    expect(await page.getByTestId('line').locator('li').count()).toBe(32);
    expect(await page.getByTestId('line').locator('li').first().getAttribute('data-player')).toBe('31');
    await end(page, 6, 2);
    expect(await page.getByTestId('line').locator('li').last().getAttribute('data-player')).toBe('0');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await smallControls(page)).toEqual([]);
  });

  it('is called by its name, and pays at the price of a fiche', async () => {
    const page = await at.entered();
    await page.getByTestId('sheet-link').click();
    await page.getByTestId('sheet-ecrire-lalanne').check();
    expect(await page.title()).toContain('Feuille de marque');
    await page.getByTestId('sheet-price').fill('100 EUR');
    await page.getByTestId('sheet-begin').click();
    await sixMarques(page);
    expect(await text(page, 'price')).toContain('+200 EUR');
  });

  it('suspends a game of the combiné', async () => {
    const page = await begun('combine', ['Anne', 'Bernard']);
    await page.getByTestId('white-12').click();
    await page.getByTestId('suspend-ecrire').click();
    await page.getByTestId('put-off').locator('summary').click();
    await page.getByTestId('put-off').getByText('La partie à écrire est suspendue').waitFor();
    await expect.poll(() => page.getByTestId('result').count()).toBe(0);
  });

  it('throws for half a fiche at the end', async () => {
    const page = await at.fresh();
    await page.goto(`${at.url}#/sheet`);
    await page.getByTestId('sheet-ecrire-1780').check();
    await page.getByTestId('options').locator('summary').click();
    await fill(page, 'rounds', 2);
    await page.getByTestId('sheet-begin').click();
    await end(page, 6, 4);
    await end(page, 2, 8);
    await page.getByTestId('half').waitFor();
    await page.getByTestId('half-write').click();
    await page.getByTestId('half').waitFor({ state: 'detached' });
    expect(await text(page, 'settlement-total')).toContain('+10');
  });

  it('loses nothing when the page is closed', async () => {
    const page = await begun('tour', ['Anne', 'Bernard']);
    await page.getByTestId('white-4').click();
    await page.getByTestId('black-6').click();
    await entries(page, 2);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(`${at.url}#/sheet`);
    await again.getByTestId('kept-sheet').getByText('Anne – Bernard').click();
    expect([await text(again, 'points-white'), await text(again, 'points-black')]).toEqual(['4', '6']);
    await again.getByTestId('undo').click();
    await entries(again, 1);
    await again.getByTestId('all-sheets').click();
    await again.getByTestId('discard').click();
    await again.getByTestId('discard-yes').click();
    await again.getByTestId('shelf').waitFor({ state: 'detached' });
  });

  it('needs no network once it has been opened', async () => {
    const page = await begun('poule-guiton', ['Inès', 'Jules', 'Karim']);
    await page.getByTestId('white-4').click();
    await until(page, async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const kept = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return kept.flat().some((url) => url.endsWith('.wasm')) && navigator.serviceWorker.controller !== null;
    });
    await page.context().setOffline(true);
    await page.reload();
    await page.getByTestId('keep').waitFor();
    expect(await text(page, 'points-white')).toBe('4');
    await end(page, 6, 2);
    await page.reload();
    await page.getByTestId('meeting').waitFor();
    await page.goto(`${at.url}#/`);
    await page.reload();
    await page.getByTestId('sheet-link').click();
    await page.getByTestId('new-sheet').waitFor();
    await page.context().setOffline(false);
  });

  it('is saved to a file and opened again', async () => {
    const page = await begun('ecrire-lois', ['Anne', 'Bernard']);
    await end(page, 8, 3);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
    expect(download.suggestedFilename()).toBe('Anne-Bernard-ecrire-lois.sheet');
    const saved = await readFile(await download.path(), 'utf8');
    expect(saved).toContain('round W 8 B 3');
    const other = await at.fresh();
    await other.goto(`${at.url}#/sheet`);
    const put = (name: string, content: string) =>
      other.getByTestId('sheet-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await put('bad.sheet', saved.replace('B 3', 'B 9 W'));
    await other.getByRole('alert').filter({ hasText: 'ligne' }).waitFor();
    await put('good.sheet', saved);
    await other.getByTestId('keep').waitFor();
    await expect.poll(() => other.getByTestId('ledger-row').innerText()).toContain('8 – 3');
  });

  it('prints the columns, and nothing to press', async () => {
    const page = await begun('ecrire-lalanne', ['Anne', 'Bernard']);
    await sixMarques(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByTestId('paper').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('À écrire, selon Lalanne · Anne – Bernard').isVisible()).toBe(true);
    await expect.poll(() => page.locator('button:visible').count()).toBe(0);
  });

  it('fits a telephone, has room for fingers and no serious fault', async () => {
    const page = await begun('ecrire-lois', ['Anne', 'Bernard'], PHONE);
    await page.getByTestId('white-12').click();
    await page.getByTestId('result').locator('summary').click();
    await page.getByTestId('other').locator('summary').click();
    for (const details of await page.getByTestId('pad').locator('summary').all()) await details.click();
    for (const id of ['put-off', 'school', 'dice-incidents']) await page.getByTestId(id).locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${at.url}#/sheet`);
    await page.getByTestId('new-sheet').waitFor();
    expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('shows the board and the points to be marked without scrolling', async () => {
    const page = await begun('tour', ['Anne', 'Bernard']);
    for (const id of ['rails', 'seat-white', 'seat-black', 'white-12', 'black-12']) {
      const box = (await page.getByTestId(id).boundingBox())!;
      expect(box.y + box.height, id).toBeLessThanOrEqual(800);
    }
  });

  it('says in French why an entry is refused', async () => {
    const page = await begun('ecrire-lalanne', ['Anne', 'Bernard']);
    const result = page.getByTestId('result');
    await result.locator('summary').click();
    await fill(page, 'end-white', 4);
    await page.getByTestId('end-write').click();
    await page.getByTestId('refused').filter({ hasText: 'la manche n’est pas finie' }).waitFor();
  });
});
