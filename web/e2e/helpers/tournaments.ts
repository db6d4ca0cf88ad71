import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { addressOf, type TournamentView } from '../../src/state/tournament/place';
import type { TournamentPage } from '../../src/wire/described/messages';
import { Caller } from './caller';
import { people } from './people';
import { Server, WEB } from './server';
import { stillSite } from './site';

export const PHONE = { width: 390, height: 844 };
/** A visitor with a phone, in English. */
export const ON_PHONE = { viewport: PHONE, locale: 'en-GB', hasTouch: true };

/** A site of which all visitors come from one address, as those of a hall do, and the people who hold tournaments there. */
export function hall() {
  const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));

  /** Makes a tournament, once `choose` has chosen what it is; returns its id and its code. */
  async function makeTournament(
    director: Page,
    name: string,
    choose: (page: Page) => Promise<void>,
  ): Promise<{ id: string; code: string }> {
    await director.goto(`${at.named}#/tournaments/new`);
    await director.getByTestId('tournament-name').fill(name);
    await choose(director);
    await director.getByTestId('make').click();
    const code = (await director.getByTestId('tournament-code').textContent())!.trim();
    return { id: tournamentAt(director), code };
  }

  /** Somebody with an account, which was made without a page: it is not what the test is about. */
  async function known(name: string): Promise<Page> {
    const caller = await Caller.holder(at.server.url, name);
    const page = await at.fresh({ locale: 'en-GB' });
    await page.context().addCookies(caller.cookiesAt(at.named));
    await page.goto(`${at.named}#/tournaments`);
    await page.getByTestId('make-tournament').waitFor();
    return page;
  }

  /** Somebody at a page that has not been opened yet enters by the code, without an account; `shown` is what they see then. */
  async function enterBy(page: Page, code: string, name: string, shown = 'my-next-game'): Promise<void> {
    await page.goto(`${at.named}#/join/${code}`);
    await page.getByTestId('name').fill(name);
    await page.getByTestId('enter').click();
    await page.getByTestId(shown).waitFor();
  }

  /** The same at a phone of their own. */
  async function join(code: string, name: string, shown?: string): Promise<Page> {
    const page = await at.fresh(ON_PHONE);
    await enterBy(page, code, name, shown);
    return page;
  }

  return { at, makeTournament, known, enterBy, join, ...people(at) };
}

/** Returns the id of the tournament that a page shows. */
export function tournamentAt(page: Page): string {
  return /tournament\/([\w-]+)/.exec(page.url())![1]!;
}

/** Shows a tournament in one of its views, at a page of this site. */
export async function show(page: Page, id: string, view: TournamentView = 'now', item = ''): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), addressOf(id, view, item));
}

/** Asks the server as the person at a page does; returns the status and the answer. */
export function ask(page: Page, path: string, body?: object): Promise<{ status: number; answer: unknown }> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const asked = await fetch(`api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      return { status: asked.status, answer: (await asked.json()) as unknown };
    },
    [path, body] as const,
  );
}

/** The same where it must succeed. */
export async function askWell<T>(page: Page, path: string, body?: object): Promise<T> {
  const { status, answer } = await ask(page, path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as T;
}

/** The tournament as the person at a page sees it. */
export const now = (page: Page, id: string) => askWell<TournamentPage>(page, `tournaments/${id}`);

/** Does something in a tournament as its next act, without the console. */
export async function act(director: Page, id: string, what: 'acts' | 'rounds', more: object = {}): Promise<void> {
  const { revision } = await now(director, id);
  await askWell(director, `tournaments/${id}/${what}`, { number: revision + 1, ...more });
}

/** Does the act that is prepared in the console, once it has said what it changes; returns what was said. */
export async function confirm(director: Page): Promise<string> {
  await expect.poll(() => director.getByTestId('confirm').isEnabled()).toBe(true);
  const said = (await director.getByTestId('changes').textContent())!;
  await director.getByTestId('confirm').click();
  await director.getByTestId('act-form').waitFor({ state: 'detached' });
  return said;
}

/** Opens the form of an act in the console. */
export const prepare = (director: Page, deed: string) => director.getByTestId(`deed-${deed}`).click();

/** Begins the next round in the console; returns what was said. */
export async function pair(director: Page): Promise<string> {
  await prepare(director, 'start_round');
  return confirm(director);
}

/** Enters the result of a table of the present round in the console; returns what was said. */
export async function enterResult(director: Page, table: number, white: number, black: number): Promise<string> {
  await director.getByTestId(`table-${table}`).click();
  await typeHoles(director, [white, black]);
  return confirm(director);
}

/** Types the holes of White and Black. */
export async function typeHoles(page: Page, [white, black]: readonly [number, number]): Promise<void> {
  await page.getByTestId('holes-0').fill(String(white));
  await page.getByTestId('holes-1').fill(String(black));
}
