import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHELVES } from '../../src/state/addresses/route';
import { pageLines } from '../../tools/book';
import { figureOf } from '../../tools/figures';
import type { Figure } from '../../src/parts/book/types';
import { asked } from '../helpers/hands';
import { stillSite } from '../helpers/site';
import { allFaultsOf, insideWindow, otherLanguage, smallControls } from '../helpers/sight';
import { position } from '../helpers/table';

const at = stillSite();
const figuresOf = (page: string) =>
  pageLines(`${page}.md`)
    .map(figureOf)
    .filter((figure) => figure !== null);
const figures = figuresOf('rules');
const plans = figuresOf('strategy');

const program = (...args: string[]) =>
  execFileSync(process.env['TRICTRAC_BIN'] ?? '../build/trictrac', args, { encoding: 'utf8' });

/** A man's way as the program writes it; a coin taken by puissance by its name. */
function written(path: number[]): string {
  if (path.at(-1) === 12 && path.at(-2) === 13) return `${path[0]}/12*`;
  return path.map((fleche) => (fleche === 25 ? 'o' : fleche)).join('/');
}

describe('the book', () => {
  it('is a page of its own, searchable, in both languages', async () => {
    const page = await at.entered();
    await page.getByTestId('book-link').click();
    await page.getByTestId('contents').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByTestId('book-search').fill('bredouille');
    await page
      .getByTestId('found')
      .filter({ hasText: /^\d+ résultats$/ })
      .waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /K2 · Le trou et la bredouille/ }).click();
    await page.waitForURL(/#\/rules\/k2$/);
    await page.locator('article[data-rule=k2]').getByText('Sources').waitFor();
    await otherLanguage(page);
    await page
      .locator('article[data-rule=k2] h4')
      .filter({ hasText: /^K2 · .*bredouille/i })
      .waitFor();
    await page.goto(`${at.url}#/glossary/coin-de-repos`);
    await page.locator('.at[data-word=coin-de-repos]').waitFor();
    await page.getByTestId('book-back').click();
    await page.getByTestId('book-link').waitFor();
  });

  it('holds every game', async () => {
    const page = await at.entered();
    for (const shelf of SHELVES) {
      await page.goto(`${at.url}#/rules/`);
      await page.getByTestId(`shelf-${shelf}`).click();
      await page
        .getByTestId(shelf === 'glossary' ? 'word' : 'contents')
        .first()
        .waitFor();
    }
    await page.goto(`${at.url}#/book/courrier/j5`);
    await page.locator('article[data-rule=j5] h4').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });

  it('has its shelves in one line on a phone, the open one in sight, each reached by the tabulator', async () => {
    const page = await at.fresh({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${at.url}#/glossary`);
    const shelves = page.getByRole('navigation');
    await shelves.getByTestId('shelf-glossary').and(page.locator('[aria-current=page]')).waitFor();
    await insideWindow(page, ['shelf-glossary']);
    const rows = await shelves.locator('a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(rows).size).toBe(1);
    expect(await smallControls(shelves)).toEqual([]);
    await page.getByTestId('book-search').focus();
    for (const shelf of [...SHELVES, 'studies']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid)).toBe(`shelf-${shelf}`);
      await insideWindow(page, [`shelf-${shelf}`]);
    }
  });

  it('leads from a first roll to its answers, and to the answers of the other', async () => {
    const page = await at.fresh({ viewport: { width: 390, height: 844 } });
    await page.goto(`${at.url}#/book/openings`);
    await page.locator('[data-testid=opening-roll][data-roll="21"]').click();
    await page.getByTestId('opening-answer').filter({ hasText: '1/3 1/2' }).click();
    await page.getByTestId('opening-back').filter({ hasText: '2-1 : 1/3 1/2' }).waitFor();
    await page.locator('[data-testid=opening-roll][data-roll="65"]').click();
    await page.locator('[data-testid=opening-answer][aria-pressed=true]').filter({ hasText: 'la meilleure' }).waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await smallControls(page.getByTestId('openings'))).toEqual([]);
    await page.getByTestId('opening-back').click();
    await page.getByTestId('opening-answer').filter({ hasText: '1/3 1/2' }).waitFor();
  });

  it('marks what was sought, and leads back to the results and to the game', async () => {
    const page = await at.rolled(position('C----ABBBBAB-----------o'), '52');
    await asked(page);
    await page.getByTestId('bound').getByTestId('rule-link').first().click();
    const book = page.getByRole('dialog');
    await book.getByTestId('book-search').fill('mezeas');
    await book.getByRole('link', { name: /P8/ }).first().click();
    await book.locator('article[data-rule=p8] mark').first().waitFor();
    expect(new Set(await book.locator('article[data-rule=p8] mark').allTextContents())).toContain('mézéas');
    await book.getByTestId('results').click();
    await book.getByTestId('found').waitFor();
    await book.getByTestId('book-back').filter({ hasText: 'Retour au jeu' }).click();
    await book.waitFor({ state: 'detached' });
  });
});

/** Returns the ends of the arrows of each figure, in White's numbering. */
const endsOf = (some: Figure[]) =>
  new Map(
    some.map(({ id, roller, paths }) => {
      const own = (fleche: number) => (roller === 'white' ? fleche : 25 - fleche);
      const ends = paths.map((path) => `${own(path[0]!)}-${own(path.at(-1)!)}`);
      return [id, [...new Set(ends)]]; // one arrow for two men that go the same way
    }),
  );

describe('the figures of the book', () => {
  it('are positions in which the dice do what the arrows show', () => {
    for (const figure of [...figures, ...plans]) {
      expect(() => program('show', figure.trid), figure.id).not.toThrow();
      if (!figure.dice) continue;
      const judged = program('judge', figure.trid);
      for (const path of figure.paths) expect(judged, figure.id).toContain(written(path));
    }
  });

  it('are drawn by the board of the page', async () => {
    const page = await at.entered();
    await page.goto(`${at.url}#/rules/`);
    const seen = new Map<string, string[]>();
    for (const title of ['La mise en place', 'Un coup entier', 'M. ', 'P. ', 'K. ']) {
      await page.getByTestId('shelf-rules').click();
      await page.getByTestId('contents').getByRole('link', { name: title }).first().click();
      await page.getByTestId('figure').first().getByTestId('man').first().waitFor({ state: 'attached' });
      for (const [id, arrows] of await drawnOn(page)) seen.set(id, arrows);
    }
    expect(seen).toEqual(endsOf(figures));
  });

  it('open where positions are analysed, from the page of the book alone', async () => {
    const page = await at.fresh({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${at.url}#/book/strategy/hits`);
    const trap = page.locator('[data-figure=trap]');
    await trap.getByTestId('man').first().waitFor({ state: 'attached' });
    expect(new Map(await drawnOn(page))).toEqual(endsOf(plans));
    expect(await allFaultsOf(page)).toEqual([]);
    expect(await smallControls(trap)).toEqual([]);
    await trap.getByTestId('open-figure').click();
    await page.waitForURL(/#\/position\/TRID=C-----BBBBBB/);
    await trap.waitFor({ state: 'detached' });
    await page.getByTestId('board').waitFor();
    const game = await at.rolled(position('C----ABBBBAB-----------o'), '52');
    await asked(game);
    await game.getByTestId('bound').getByTestId('rule-link').first().click();
    await game.getByRole('dialog').getByTestId('shelf-strategy').click();
    await game.getByRole('dialog').getByTestId('figure').first().waitFor();
    expect(await game.getByTestId('open-figure').count()).toBe(0);
  });
});

/** Every figure on the page, with the ends of its arrows. */
function drawnOn(page: Page): Promise<[string, string[]][]> {
  return page.getByTestId('figure').evaluateAll((nodes) =>
    nodes.map((node) => {
      const arrows = [...node.querySelectorAll<SVGElement>('[data-testid=arrow]')];
      return [node.dataset['figure']!, arrows.map((one) => `${one.dataset['from']}-${one.dataset['to']}`)];
    }),
  );
}
