import { beforeEach } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './site';

export const PASSWORD = 'trois dames au coin';

/** People with accounts, each at a browser of theirs. */
export function people(at: Site) {
  // The names that a test took before it is tried again are free once more.
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) await at.server.renew();
  });

  /** A fresh page about oneself. */
  async function atDoor(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await at.fresh(options);
    await page.goto(`${at.named}#/account`);
    await page.getByTestId('sign-in').waitFor();
    return page;
  }

  /** Makes an account with a password. */
  async function make(page: Page, name: string, password = PASSWORD): Promise<void> {
    await page.getByTestId('make-name').waitFor();
    if (await page.getByTestId('make-passkey-go').isVisible()) await page.getByTestId('make-other').click();
    await page.getByTestId('make-name').fill(name);
    await page.getByTestId('make-password').fill(password);
    await page.getByTestId('make-go').click();
  }

  /** Somebody who has just made an account with a password. */
  async function holder(name: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await atDoor(options);
    await make(page, name);
    await page.getByTestId('mine').waitFor();
    return page;
  }

  /** Signs in by name and password. */
  async function enter(page: Page, name: string, password = PASSWORD): Promise<void> {
    await page.getByTestId('sign-in-name').fill(name);
    await page.getByTestId('sign-in-password').fill(password);
    await page.getByTestId('sign-in-go').click();
  }

  return { atDoor, make, holder, enter };
}

/** Returns the fault of a field, once it has one. */
export async function faultAt(page: Page, field: string): Promise<string> {
  const fault = page.getByTestId(`${field}-fault`);
  await fault.filter({ hasText: /\S/ }).waitFor();
  return (await fault.textContent())!;
}

/** Shows by the password that it is the owner of the account, when that is asked. */
export async function prove(page: Page, password = PASSWORD): Promise<void> {
  await page.getByTestId('proof-password').fill(password);
  await page.getByTestId('proof-go').click();
  await page.getByTestId('proof').waitFor({ state: 'detached' });
}
