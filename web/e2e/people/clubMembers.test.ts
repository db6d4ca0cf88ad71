import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { faultsOf } from '../helpers/sight';
import { stillSite } from '../helpers/site';

// Everybody here comes from one address.
const server = new Server(WEB, ['--sign-ins-per-address', '0']);
const at = stillSite(server);
const { holder } = people(at);
const PHONE = { width: 390, height: 844 };

/** Asks a call of the server as the person at that page; returns its answer. */
async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const asked = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`api/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {});
      return { status: answer.status, value: (await answer.json()) as unknown };
    },
    [path, body] as const,
  );
  expect(asked.status, `${path}: ${JSON.stringify(asked.value)}`).toBeLessThan(300);
  return asked.value as T;
}

/** Founds a club, which takes in those people, each by their request. */
async function club(president: Page, name: string, ...members: [Page, string][]): Promise<string> {
  const settings = { name, place: '', meets: '', about: 'We play at the café.', joining: 'request' };
  const { id } = await ask<{ id: string }>(president, 'clubs', { settings });
  for (const [page, called] of members) {
    await ask(page, `clubs/${id}/join`, {});
    await ask(president, `clubs/${id}/answer`, { name: called, accept: true });
  }
  return id;
}

function evening(president: Page, club: string, more: object = {}): Promise<{ id: string }> {
  const settings = {
    name: 'Thursday evening',
    system: 'swiss',
    rounds: 1,
    cycles: 1,
    third_place: false,
    apart_rounds: 0,
    tie_breaks: [],
    game: { format: 'tour' },
    on_wood: true,
    clockwork: 'by_hand',
    days: 7,
    sit_down: 10,
    no_show: 'director',
    is_private: false,
    club,
    ...more,
  };
  return ask(president, 'tournaments', { settings });
}

it('members say whether they come, and officers see who has said what', async () => {
  const odile = await holder('Odile', { locale: 'en-GB' });
  const hugo = await holder('Hugo', { viewport: PHONE, locale: 'en-GB' });
  const id = await club(odile, 'Club du Tablier', [hugo, 'Hugo']);
  await evening(odile, id);
  await hugo.goto(`${at.named}#/club/${id}`);
  await hugo.getByTestId('come').click();
  await hugo.getByTestId('coming').getByText('1 is coming. You are coming.').waitFor();
  await hugo.getByTestId('come-maybe').click();
  await hugo.getByTestId('coming').getByText('You may come.').waitFor();
  await hugo.getByTestId('coming').getByText('Nobody has entered yet').waitFor();
  expect(await faultsOf(hugo)).toEqual([]);
  await odile.goto(`${at.named}#/club/${id}`);
  await odile.getByTestId('coming-members').getByText('Who has answered').click();
  await odile.getByTestId('coming-maybe').getByText('Hugo').waitFor();
  expect(await faultsOf(odile)).toEqual([]);
  await hugo.getByTestId('come').click();
  await hugo.getByTestId('coming').getByText('1 is coming. You are coming.').waitFor();
});

it('an announcement is told on any page, until it is read; its club can be made quiet', async () => {
  const anne = await holder('Anne', { locale: 'en-GB' });
  const emil = await holder('Emil', { viewport: PHONE, locale: 'en-GB' });
  const id = await club(anne, 'Cercle', [emil, 'Emil']);
  await emil.goto(`${at.named}#/lobby`);
  await emil.getByTestId('quick').waitFor();
  await ask(anne, `clubs/${id}/announcements`, { title: 'Four boards are new', text: 'Two stay.' });
  const bar = emil.getByTestId('call-bar');
  await bar.getByText('News of your club. Cercle: Four boards are new').waitFor();
  expect(await faultsOf(emil)).toEqual([]);
  await bar.getByTestId('call-go').click();
  await emil.getByTestId('announcement').getByText('Two stay.').waitFor();
  await bar.waitFor({ state: 'detached' });
  await emil.getByTestId('club-told').uncheck();
  await expect.poll(async () => (await ask<{ quiet?: boolean }>(emil, `clubs/${id}`)).quiet).toBe(true);
  await ask(anne, `clubs/${id}/announcements`, { title: 'Again' });
  expect((await ask<{ news: [] }>(emil, 'me/clubs/news')).news).toEqual([]);

  await emil.getByTestId('report-text').first().click();
  await emil.getByTestId('report-form').getByRole('textbox').fill('That is an insult.');
  expect(await faultsOf(emil)).toEqual([]);
  await emil.getByTestId('report-go').click();
  await emil.getByTestId('reported').waitFor();
  const marc = await holder('Marc', { locale: 'en-GB' });
  await server.admin('grant', 'marc');
  await marc.goto(`${at.named}#/moderation`);
  await marc.reload();
  await marc.getByTestId('view-clubs').click();
  await marc.getByTestId('text-report-open').click();
  await marc.getByTestId('club-why').fill('Insult');
  expect(await faultsOf(marc)).toEqual([]);
  await marc.getByTestId('announcement-away').first().click();
  await marc.getByTestId('club-done').getByText('Done.').waitFor();
  await marc.getByTestId('club-settle').click();
  await marc.getByTestId('no-text-report').waitFor();
  expect(await server.admin('log')).toMatch(/Marc +delete_announcement +club cercle, announcement \d +Insult/);
});

it('a member who waits is found by members of the club alone', async () => {
  const berthe = await holder('Berthe', { locale: 'en-GB' });
  const lucie = await holder('Lucie', { viewport: PHONE, locale: 'en-GB' });
  const id = await club(berthe, 'Coin', [lucie, 'Lucie']);
  await berthe.goto(`${at.named}#/club/${id}`);
  await berthe.getByTestId('club-wait').click();
  await berthe.getByTestId('club-waits').waitFor();
  const visitor = await at.fresh({ locale: 'en-GB' });
  await visitor.goto(`${at.named}#/lobby`);
  await visitor.getByTestId('nobody').waitFor();
  await lucie.goto(`${at.named}#/club/${id}`);
  await lucie.getByTestId('play-with').click();
  await berthe.waitForURL(/#\/g\//);
  await lucie.waitForURL(/#\/g\//);
});

it('a young player has no name for strangers in a public tournament, on its page, wall and paper', async () => {
  const odette = await holder('Odette', { locale: 'en-GB' });
  const lea = await holder('Lea', { locale: 'en-GB' });
  const rene = await holder('Rene', { locale: 'en-GB' });
  await ask(lea, 'me/young', { young: true });
  const { id } = await evening(odette, '', { on_wood: true });
  for (const page of [lea, rene]) await ask(page, `tournaments/${id}/enter`, { name: '' });
  await ask(odette, `tournaments/${id}/rounds`, { number: 4 });
  const stranger = await at.fresh({ locale: 'en-GB' });
  for (const view of ['', '/standings', '/players', '/wall', '/print']) {
    await stranger.goto(`${at.named}#/tournament/${id}${view}`);
    await stranger.getByText('Young player 1').first().waitFor();
    expect(await stranger.locator('body').textContent(), view).not.toContain('Lea');
  }
  await odette.goto(`${at.named}#/tournament/${id}`);
  await odette.getByText('Lea').first().waitFor();
  await rene.goto(`${at.named}#/tournament/${id}`);
  await rene.getByText('Lea').first().waitFor();
});
