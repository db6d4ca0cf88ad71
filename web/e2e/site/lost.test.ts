import { describe, expect, it } from 'vitest';
import { allFaultsOf } from '../helpers/sight';
import { stillSite } from '../helpers/site';

const at = stillSite();

describe('an address that leads nowhere', () => {
  it.each([
    ['#/nosuchpage', 'Page introuvable', 'Page not found'],
    ['#/train/nothing', 'Page introuvable', 'Page not found'],
    ['#/learn/99', 'Page introuvable', 'Page not found'],
    ['#/study/a/b', 'Page introuvable', 'Page not found'],
    ['#/seat/abc', 'Invitation incomplète', 'Incomplete invitation'],
    ['#/seat/abc/1', 'Invitation incomplète', 'Incomplete invitation'],
  ])('%s says so in the reader’s language, and leads to the start', async (hash, french, english) => {
    for (const [locale, title] of [
      ['fr-FR', french],
      ['en-GB', english],
    ] as const) {
      const page = await at.fresh({ locale });
      await page.goto(at.url + hash);
      await page.getByTestId('lost').getByRole('heading', { name: title }).waitFor();
      expect(await page.title()).toContain(title);
      expect(await allFaultsOf(page)).toEqual([]);
      await page.getByTestId('lost-home').click();
      await page.getByTestId('play').waitFor();
    }
  });

  it('part of an invitation is told from other addresses, whatever page was shown before', async () => {
    const page = await at.fresh({ locale: 'en-GB' });
    for (const [hash, title] of [
      ['#/nosuchpage', 'Page not found'],
      ['#/seat/abc', 'Incomplete invitation'],
      ['#/nosuchpage', 'Page not found'],
    ] as const) {
      await page.goto(at.url + hash);
      await page.getByTestId('lost').getByRole('heading', { name: title }).waitFor();
      expect(await page.title()).toContain(title);
    }
  });

  it('is left for any page without an error', async () => {
    const page = await at.fresh({ locale: 'en-GB' });
    for (const [hash, there] of [
      ['#/train', 'train-day'],
      ['#/learn', 'course'],
      ['#/rules', 'book-back'],
    ] as const) {
      await page.goto(`${at.url}#/nosuchpage`);
      await page.getByTestId('lost').waitFor();
      await page.evaluate((next) => (location.hash = next), hash);
      await page.getByTestId('lost').waitFor({ state: 'detached' });
      await page.getByTestId(there).first().waitFor();
    }
  });

  it.each(['#/rules/z99', '#/book/ecrire/nothing', '#/glossary/nothing'])(
    '%s says that it is not there',
    async (hash) => {
      const page = await at.fresh();
      await page.goto(at.url + hash);
      await page.getByTestId('no-section').waitFor();
      await page.goto(`${at.url}#/rules/k2`);
      await page.getByTestId('no-section').waitFor({ state: 'detached' });
    },
  );

  it.each([
    ['fr-FR', 'Page introuvable'],
    ['en-GB', 'Page not found'],
  ])('outside the page too, in %s, with a way to the start', async (locale, title) => {
    const page = await at.fresh({ locale });
    const answer = await page.goto(`${at.url}no/such/page`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
    await page.getByRole('link').click();
    await page.getByTestId('play').waitFor();
  });
});
