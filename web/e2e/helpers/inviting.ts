import type { Page } from 'playwright-core';
import type { Site } from './site';

/** Somebody who invites, and those who follow their link. */
export function inviting(at: Site) {
  /** A page of somebody who makes a table for what is on a card, and gets the links of those they invite. */
  async function host(name: string, card = 'format-tour'): Promise<Page> {
    const page = await at.entered();
    await page.getByTestId('play-friend').click();
    await page.getByTestId(card).click();
    await page.getByTestId('name').fill(name);
    await page.getByTestId('play').click();
    await page.getByTestId('waiting').waitFor();
    return page;
  }

  /** The same at a page which is open already; returns the link. */
  async function invites(page: Page, name: string): Promise<string> {
    await page.goto(`${at.named}#/friend`);
    await page.getByTestId('name').fill(name);
    await page.getByTestId('play').click();
    await page.getByTestId('waiting').waitFor();
    return (await linksOf(page))[0]!;
  }

  const linksOf = (page: Page) =>
    page.getByTestId('seat-link').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

  /** Somebody who has never seen the page follows a link and sits down. */
  async function guest(link: string, name: string, locale = 'fr-FR'): Promise<Page> {
    const page = await at.fresh({ locale });
    await sit(page, link, name);
    return page;
  }

  /** Follows a link and sits down. */
  async function sit(page: Page, link: string, name: string): Promise<void> {
    await page.goto(link);
    await page.getByTestId('seat-name').fill(name);
    await page.getByTestId('sit').click();
    await page.getByTestId('board').waitFor();
  }

  return { host, invites, linksOf, guest, sit };
}
