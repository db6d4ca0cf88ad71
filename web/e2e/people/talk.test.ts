import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import frFriends from '../../src/words/texts/fr/friends';
import frModeration from '../../src/words/texts/fr/moderation';
import frErrors from '../../src/words/texts/fr/error';
import { inviting } from '../helpers/inviting';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, insideWindow, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';

// Everybody here comes from one address.
const server = new Server(WEB, ['--sign-ins-per-address', '0']);
const at = stillSite(server);
const { linksOf, sit } = inviting(at);
const { holder } = people(at);
const w = frFriends.talks;
const PHONE = { width: 390, height: 844 };

/** Two people with accounts at one table, and the link to it. */
async function meet(one: string, other: string): Promise<[Page, Page]> {
  const anne = await holder(one);
  const jean = await holder(other);
  await anne.goto(`${at.named}#/friend`);
  await anne.getByTestId('name').fill(one);
  await anne.getByTestId('play').click();
  await anne.getByTestId('waiting').waitFor();
  const [link] = await linksOf(anne);
  await sit(jean, link!, other);
  await anne.getByTestId('waiting').waitFor({ state: 'detached' });
  return [anne, jean];
}

async function open(page: Page): Promise<void> {
  await page.getByTestId('talk').click();
  await page.getByTestId('conversation').waitFor();
}
const shut = (page: Page) => page.getByTestId('close').click();
const saidAt = (page: Page) => page.getByTestId('talk-said').allTextContents();

async function write(page: Page, text: string): Promise<void> {
  await page.getByTestId('talk-text').fill(text);
  await page.getByTestId('talk-send').click();
}

it('two people write to each other, as text alone, and find it again', async () => {
  const [anne, jean] = await meet('Anne', 'Jean');
  await open(anne);
  await write(anne, 'Belle <b>case</b>, https://example.org');
  await anne.getByTestId('talk-said').waitFor();
  await jean.getByTestId('unread').waitFor();
  await expect.poll(() => jean.getByTestId('unread').textContent()).toBe('1');
  await expect.poll(() => jean.getByTestId('saying').textContent()).toContain('Belle <b>case</b>');
  await jean.setViewportSize(PHONE);
  await open(jean);
  expect(await saidAt(jean)).toEqual(['Belle <b>case</b>, https://example.org']);
  await expect.poll(() => jean.getByTestId('conversation').locator('b b, [data-testid=talk-said] a').count()).toBe(0);
  await expect.poll(() => jean.getByTestId('unread').count()).toBe(0);
  await write(jean, 'Merci !');
  await anne.getByTestId('talk-said').nth(1).waitFor();
  expect(await allFaultsOf(jean)).toEqual([]);
  expect(await smallControls(jean.getByTestId('conversation'))).toEqual([]);
  await insideWindow(jean, ['conversation', 'talk-text', 'talk-send']);
  await jean.reload();
  await open(jean);
  await jean.getByTestId('talk-said').nth(1).waitFor();
});

it('talk stands beside the board on a desk, where what is said does not cover it; on a phone it is a sheet', async () => {
  const [anne, jean] = await meet('Anaïs', 'Julien');
  await open(anne);
  const box = async (page: Page, id: string) => (await page.getByTestId(id).boundingBox())!;
  const board = await box(anne, 'board');
  expect((await box(anne, 'talk-beside')).x).toBeGreaterThanOrEqual(board.x + board.width);
  await insideWindow(anne, ['talk-text', 'talk-send', 'score-w', 'score-b', 'board']);
  await anne.getByTestId('talk-text').click({ trial: true });
  await write(anne, 'Bonjour');
  const saying = jean.getByTestId('saying').filter({ hasText: 'Bonjour' });
  await saying.waitFor();
  expect((await saying.boundingBox())!.y + (await saying.boundingBox())!.height).toBeLessThanOrEqual(
    (await box(jean, 'board')).y,
  );
  expect(await allFaultsOf(anne)).toEqual([]);
  await anne.keyboard.press('Escape');
  await anne.getByTestId('talk-beside').waitFor({ state: 'detached' });
  await jean.setViewportSize(PHONE);
  await open(jean);
  expect(await jean.getByRole('dialog').getByTestId('conversation').count()).toBe(1);
});

it('somebody is muted in this browser, then blocked: their words come no more, and they do not learn it', async () => {
  const [anne, jean] = await meet('Aline', 'Jules');
  await open(anne);
  await open(jean);
  await write(jean, 'Vous jouez mal');
  await anne.getByTestId('talk-name').click();
  await anne.getByTestId('mute').click();
  await anne.getByText(w.hidden).waitFor();
  await anne.getByTestId('talk-name').click();
  await anne.getByTestId('block').click();
  await anne.getByTestId('block-go').click();
  await anne.getByText(w.blocked('Jules')).waitFor();
  await write(jean, 'Vous m’entendez ?');
  await jean.getByTestId('talk-said').nth(1).waitFor();
  await write(anne, 'Silence');
  await anne.getByTestId('talk-said').filter({ hasText: 'Silence' }).waitFor();
  await expect.poll(() => anne.getByTestId('talked').count()).toBe(2);

  await anne.goto(`${at.named}#/account`);
  await expect.poll(() => anne.getByTestId('blocked').textContent()).toContain('Jules');
  await anne.getByTestId('block-end').click();
  await anne.getByTestId('blocked').waitFor({ state: 'detached' });
});

it('a report comes to a moderator, who reads the talk and mutes the person it is about', async () => {
  const [anne, jean] = await meet('Agathe', 'Jérôme');
  const marie = await holder('Marie');
  await server.admin('grant', 'marie');
  await open(jean);
  await write(jean, 'Nigaude !');
  await open(anne);
  await anne.getByTestId('talk-name').click();
  await anne.getByTestId('report').click();
  await anne.getByTestId('report-words').fill('C’est la troisième fois');
  await anne.getByTestId('report-go').click();
  await anne.getByText(w.reported).waitFor();

  await marie.goto(`${at.named}#/account`);
  await marie.reload();
  await marie.getByTestId('to-moderation').click();
  await marie.getByTestId('report-open').click();
  await expect.poll(() => marie.getByTestId('report-said').allTextContents()).toEqual(['Nigaude !']);
  await expect.poll(() => marie.getByTestId('report-card').textContent()).toContain('troisième fois');
  await marie.setViewportSize(PHONE);
  expect(await allFaultsOf(marie)).toEqual([]);
  expect(await smallControls(marie)).toEqual([]);
  await marie.getByTestId('why').fill('Injures');
  await marie.getByTestId('mute-go').click();
  await marie.getByText(frModeration.done).waitFor();
  await write(jean, 'Et alors ?');
  await jean.getByTestId('talk-trouble').filter({ hasText: frErrors.muted }).waitFor();
  await marie.getByTestId('take-away').click();
  await anne.getByTestId('talk-said').waitFor({ state: 'detached' });
  await marie.getByTestId('settle').click();
  await marie.getByTestId('no-report').waitFor();
  expect(await server.admin('log')).toMatch(/Marie +mute +Jérôme +7 days +Injures/);
  expect(await server.admin('reports', '--settled')).toContain('Agathe');
});

it('a guest reads, and is kindly asked to sign in; the page of moderators is not for them', async () => {
  const [anne] = await meet('Alix', 'Jacques');
  const watcher = await at.fresh();
  await watcher.goto(anne.url());
  await watcher.getByTestId('talk').click();
  await expect.poll(() => watcher.getByTestId('talk-guest').textContent()).toContain(w.guest);
  await expect.poll(() => watcher.getByTestId('talk-text').count()).toBe(0);
  await shut(watcher);
  await watcher.goto(`${at.named}#/moderation`);
  await watcher.getByTestId('no-moderator').waitFor();
});
