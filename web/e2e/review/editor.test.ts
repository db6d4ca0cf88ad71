import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, boardText, drag, playTurn } from '../helpers/hands';
import { site } from '../helpers/site';
import { downloaded, openText } from '../helpers/records';
import { allFaultsOf, menuItem, otherLanguage, smallControls } from '../helpers/sight';
import { FIELD, QUIET, field } from '../helpers/table';

const home = site();
const SCORED = field('8-4', '7-1', '-', 'x');

/** A fresh page at a position. */
async function at(text: string, options = {}): Promise<Page> {
  const page = await home.fresh(options);
  await page.goto(`${home.url}#/position${text ? `/${encodeURI(text)}` : ''}`);
  await page.getByTestId('edit-state').waitFor();
  await page.getByTestId('board').waitFor();
  return page;
}

/** The position as the page shows it, once it is this one. */
function told(page: Page, trid: string | RegExp): Promise<void> {
  return page.getByTestId('edit-trid').filter({ hasText: trid }).waitFor();
}

async function tap(page: Page, fleche: number): Promise<void> {
  const box = (await page.getByTestId(`case-${fleche}`).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function codes(page: Page): Promise<(string | null)[]> {
  return page.$$eval('[data-testid=problem]', (rows) => rows.map((row) => row.getAttribute('data-code')));
}

describe('a position', () => {
  it('with dice has their answers compared and drawn; a double click plays one, and that can be undone', async () => {
    const rolled = QUIET.replace(':R:-:', ':M:42:');
    const page = await at(rolled);
    const answers = page.getByTestId('candidate');
    await answers.nth(1).waitFor();
    const best = (await answers.first().getByRole('button').textContent())!;
    const drawn = () =>
      page
        .getByTestId('arrow')
        .evaluateAll((all) =>
          all.map((one) => `${(one as SVGElement).dataset.from}/${(one as SVGElement).dataset.to}`).sort(),
        );
    await expect.poll(drawn).toEqual(best.trim().split(' ').sort());
    expect(await allFaultsOf(page)).toEqual([]);
    await answers.nth(1).dblclick();
    await told(page, /:b:R:-:/);
    await expect.poll(() => answers.count()).toBe(0);
    expect(await drawn()).toEqual([]);
    await page.getByTestId('edit-undo').click();
    await told(page, rolled);
    await answers.nth(1).waitFor();
    await page.getByTestId('edit-die-1').selectOption('6');
    await expect.poll(async () => (await answers.first().getByRole('button').textContent()) !== best).toBe(true);
  });

  it('with dice that leave a choice to hold or go is asked about that too', async () => {
    const page = await at('TRID=GBBAC----------a-a---baj:w:D:65:2-0:1-0:-:-:4.3');
    await page.getByTestId('candidate').filter({ hasText: /aller/ }).dblclick();
    await told(page, /:w:R:-:/);
  });

  it('before a roll is asked what each would bring; another position ends it', async () => {
    const page = await at(QUIET);
    await page.getByTestId('edit-ask').click();
    await page.getByTestId('outlook').waitFor();
    await page.getByTestId('outlook-close').click();
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid)).toBe('edit-ask');
    await page.keyboard.press('Enter');
    await page.getByTestId('outlook').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('edit-empty').click();
    await expect.poll(() => page.getByTestId('edit-ask').getAttribute('aria-disabled')).toBe('true');
  });

  it('is read from its address and shown again word for word', async () => {
    const page = await at(SCORED);
    await told(page, SCORED);
    await expect.poll(() => page.getByTestId('edit-state').getAttribute('data-problems')).toBe('0');
    await expect.poll(() => page.getByTestId('edit-holes-white').inputValue()).toBe('7');
    await expect.poll(() => page.getByTestId('edit-pavillon').inputValue()).toBe('lost');
  });

  it('is set up by pointer, and each change can be undone', async () => {
    const page = await at('');
    await page.getByTestId('edit-empty').click();
    await page.getByTestId('tool-black').check({ force: true });
    await tap(page, 24);
    await tap(page, 24);
    await tap(page, 20);
    await page.getByTestId('tool-take').check({ force: true });
    await tap(page, 24);
    expect(await boardText(page)).toContain('black@20 black@24');
    await page.getByTestId('men-black').filter({ hasText: '2 sur le tablier' }).waitFor();
    await page.getByTestId('edit-undo').click();
    await page.getByTestId('men-black').filter({ hasText: '3 sur le tablier' }).waitFor();
    await page.getByTestId('edit-redo').click();
    await page.getByTestId('men-black').filter({ hasText: '2 sur le tablier' }).waitFor();
  });

  it('is changed by dragging men, of either side', async () => {
    const page = await at(QUIET);
    await drag(page, 1, 2);
    await told(page, 'TRID=CA-A-BBBA--Cbaa--b-b-a-f');
    await drag(page, 24, 23);
    await told(page, 'TRID=CA-A-BBBA--Cbaa--b-b-aae');
  });

  it('is set up by keys alone', async () => {
    const page = await at(QUIET);
    await page.getByTestId('case-4').focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await told(page, `TRID=D---A${FIELD.slice(5)}`);
    await page.keyboard.press('2');
    await page.keyboard.press('-');
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    await told(page, `TRID=D---A${FIELD.slice(5)}`);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('case-5');
  });

  it('shows all that is wrong with it, in both languages, and then is right again', async () => {
    const page = await at(SCORED);
    await page.getByTestId('tool-take').check({ force: true });
    await tap(page, 12);
    await tap(page, 12);
    await page.getByTestId('edit-points-white').fill('3');
    await page.getByTestId('edit-holes-black').fill('12');
    await page.getByTestId('edit-bredouille').selectOption('black');
    await page.getByTestId('edit-points-black').fill('0');
    await page.getByTestId('edit-points-black').blur();
    await page.locator('[data-testid=problem][data-code=double_jeton]').waitFor();
    expect((await codes(page)).sort()).toEqual(['coin_alone', 'double_jeton', 'holes', 'off_early', 'points']);
    const french = await page.getByTestId('edit-state').textContent();
    expect(french).toContain('Les blancs ont une seule dame à leur coin');
    await otherLanguage(page);
    await page.getByTestId('edit-state').filter({ hasText: 'White has one man alone on the corner' }).waitFor();
    await expect.poll(() => page.getByTestId('play-position').getAttribute('aria-disabled')).toBe('true');
    await page.goto(`${home.url}#/position/${encodeURI(QUIET)}`);
    await told(page, QUIET);
  });

  it('comes from XGID and letters, and goes into them', async () => {
    const page = await at('');
    await page.getByTestId('read-position').fill('XGID=-D--A-BBBA--Cbaa--b-b-a-f-:0:0:-1:00:0:0:0:0:10');
    await page.getByTestId('read-button').click();
    await told(page, `TRID=${FIELD}:b:R:`);
    await page.getByTestId('edit-share').click();
    await expect
      .poll(() => page.getByTestId('share-xgid').inputValue())
      .toBe('XGID=-D--A-BBBA--Cbaa--b-b-a-f-:0:0:-1:00:0:0:0:0:10');
    const letters = await page.getByTestId('share-letters').inputValue();
    await expect.poll(() => page.getByTestId('share-ascii').textContent()).toContain('trous 0');
    await page.keyboard.press('Escape');
    await otherLanguage(page);
    await page.getByTestId('edit-share').click();
    await expect.poll(() => page.getByTestId('share-ascii').textContent()).toContain('holes 0');
    await expect.poll(() => page.getByTestId('share-ascii').textContent()).not.toContain('trous');
    await page.keyboard.press('Escape');
    await otherLanguage(page);
    await page.getByTestId('edit-share').click();
    await page.keyboard.press('Escape');
    await page.getByTestId('read-position').fill(letters);
    await page.getByTestId('read-button').click();
    await told(page, `TRID=${FIELD}:w:R:`);
    await page.getByTestId('read-position').fill('TRID=Q:w');
    await page.getByTestId('read-button').click();
    await page.getByTestId('read-wrong').filter({ hasText: 'neuf champs' }).waitFor();
    await told(page, `TRID=${FIELD}:w:R:`);
  });

  it('is turned round, and back', async () => {
    const page = await at(SCORED);
    await page.getByTestId('edit-turn').click();
    await told(page, 'TRID=F-A-B-B--AABc--abbb-a--d:b:R:-:4-8:1-7:-:x:11.12');
    await page.getByTestId('edit-turn').click();
    await told(page, SCORED);
  });
});

describe('a game', () => {
  it('begins from the position set up, against the computer', async () => {
    const page = await at(SCORED);
    await page.getByTestId('play-position').click();
    expect(await asked(page)).toBe('roll');
    await expect.poll(() => page.getByTestId('score-w').getAttribute('data-holes')).toBe('7');
    await expect.poll(() => page.getByTestId('score-b').getAttribute('data-points')).toBe('4');
  });

  it('begins in the midst of a roll', async () => {
    const page = await at(QUIET);
    await page.getByTestId('edit-stage').selectOption('M');
    await page.getByTestId('edit-die-1').selectOption('4');
    await page.getByTestId('edit-die-2').selectOption('2');
    await told(page, ':w:M:42:');
    await page.getByTestId('play-as-both').check();
    await page.getByTestId('play-position').click();
    expect(await asked(page)).toBe('move');
    await expect.poll(() => page.getByTestId('die-1').getAttribute('data-number')).toBe('4');
  });
});

describe('dice thrown by hand', () => {
  it('are shown for both, the computer playing its own; the record says so and a reload keeps them', async () => {
    const page = await home.fresh({}, true);
    await page.goto(`${home.url}#/position/${encodeURI(QUIET)}`);
    await page.getByTestId('by-hand-dice').check();
    await page.getByTestId('play-position').click();
    await page.getByTestId('hand-4').click();
    await page.getByTestId('hand-again').click();
    await page.getByTestId('hand-4').click();
    await page.getByTestId('hand-2').click();
    await page.getByTestId('hand-dice').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('die-1').getAttribute('data-number')).toBe('4');
    await page.reload();
    await playTurn(page, 'pointer');
    await page.getByTestId('status').filter({ hasText: 'Valère' }).waitFor();
    await page.getByTestId('hand-3').click();
    await page.getByTestId('hand-1').click();
    await page.locator('[data-testid=sheet-row]').nth(1).waitFor();
    await page.getByTestId('status').filter({ hasText: 'avez-vous' }).waitFor();
    await page.goto(`${home.url}#/games`);
    const record = await downloaded(page, 'game-save');
    expect(record).toContain('[Dice "hand"]');
    expect(record).toMatch(/\n1\. W 42 : .+\n2\. B 31 : /);
  });
});

describe('a picture', () => {
  it('holds every man in the colours of the board, needs nothing else, and is opened again as the position', async () => {
    const page = await at(SCORED);
    await page.getByTestId('edit-share').click();
    const svg = await downloaded(page, 'save-svg');
    const drawn = await page.evaluate((text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
      // Of the men of a pile only the topmost shows its face.
      const men = (side: string) =>
        root.querySelectorAll(`:scope > svg > :is(use[href$="man-${side}"], use[href$="man-${side}-edge"])`).length;
      const named = [...text.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, name]) => name!);
      // The page's own men, drawn with the same names.
      const colours = (of: ParentNode, side: string) =>
        [
          ...of.querySelectorAll(`[id$=man-${side}-face] stop, [id$=man-${side}-dish] stop, [id$=man-${side}] circle`),
        ].map((node) =>
          ['fill', 'stroke', 'stop-color'].map(
            (name) =>
              (of === root ? node.getAttribute(name) : getComputedStyle(node).getPropertyValue(name))
                ?.replaceAll('"', '')
                .replace(/^url\(.*#(c\d+-)?/, 'url(#'), // each board marks its ids
          ),
        );
      const board = document.querySelector('[data-testid=board]')!;
      return {
        men: [men('white'), men('black')],
        fleches: root.querySelectorAll('polygon[data-fleche]').length,
        colours: ['white', 'black'].map((side) => JSON.stringify(colours(root, side))),
        board: ['white', 'black'].map((side) => JSON.stringify(colours(board, side))),
        lacking: named.filter((name) => !/^#[\w-]+$/.test(name) || !root.querySelector(name)),
        foreign: /<image|<style|foreignObject|var\(/.test(text),
      };
    }, svg);
    expect(drawn).toMatchObject({ men: [15, 15], fleches: 24, lacking: [], foreign: false });
    expect(drawn.colours[0]).toContain('rgb(');
    expect(drawn.colours).toEqual(drawn.board);
    const other = await home.fresh();
    await openText(other, home.url, svg);
    await told(other, SCORED);
  });

  it('is a PNG too', async () => {
    const page = await at(SCORED);
    await page.getByTestId('edit-share').click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-png').click()]);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1776);
  });

  it('is offered at the table', async () => {
    const page = await home.rolled(QUIET, '42', { permissions: ['clipboard-read', 'clipboard-write'] });
    await asked(page);
    await (await menuItem(page, 'share')).click();
    // The link and the picture come first.
    await page.getByTestId('share-link').waitFor();
    await page.getByTestId('share-picture').waitFor();
    expect(await page.getByTestId('copy-trid').isVisible()).toBe(false);
    await page.getByTestId('share-more').locator('summary').click();
    await page.getByTestId('copy-trid').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.getByTestId('share-trid').inputValue());
    expect(copied).toContain(`${FIELD}:w:M:`);
  });
});

describe('the editor', () => {
  it.each([
    ['fr-FR', 1280, 800],
    ['en-GB', 390, 844],
  ] as const)('has no serious fault (%s) and fits %d wide', async (locale, width, height) => {
    const page = await at(SCORED, { locale, viewport: { width, height }, hasTouch: width < 500 });
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await smallControls(page)).toEqual([]);
    await page.getByTestId('edit-share').click();
    await page.getByTestId('share-more').locator('summary').click();
    await page.getByTestId('share-trid').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });
});
