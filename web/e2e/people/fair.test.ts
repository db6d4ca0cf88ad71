import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PageMessage } from '../../src/wire/described/messages';
import { between, lines, type Between } from '../helpers/cheating';
import { inviting } from '../helpers/inviting';
import { whenLong } from '../helpers/long';
import { stillSite } from '../helpers/site';
import { faultsOf } from '../helpers/sight';
import { playTogether } from '../helpers/together';

const at = stillSite();
const { host, linksOf, guest, sit } = inviting(at);

const OTHER = 'ab'.repeat(32);
const commitment = (share: string) => createHash('sha256').update(Buffer.from(share, 'hex')).digest('hex');

/** Anne invites; something may stand between her page and the server from then on. */
async function invites(cheat: Between = {}): Promise<{ anne: Page; link: string }> {
  const anne = await host('Anne');
  const [link] = await linksOf(anne);
  await between(anne, cheat);
  await anne.reload();
  await anne.getByTestId('waiting').waitFor();
  return { anne, link: link! };
}

/** The dice have been made: the first roll lies on the board. */
const begun = (page: Page) => page.locator('[data-testid=sheet-row]').first().waitFor();

async function resign(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-yes').click();
}

/** Returns the faults of the dice that a page shows when the game is over. */
async function faultsShown(page: Page): Promise<string[]> {
  await page.locator('[data-testid=dice-held], [data-testid=dice-fault]').first().waitFor();
  return page.getByTestId('dice-fault').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.what!));
}

/** Anne and Marie sit down, Marie resigns, and Anne reads what her page says of the dice. */
async function afterCheating(cheat: Between): Promise<string[]> {
  const { anne, link } = await invites(cheat);
  const marie = await guest(link, 'Marie');
  await begun(marie);
  await resign(marie);
  expect(await faultsShown(marie)).toEqual([]);
  return faultsShown(anne);
}

it('both pages prove the dice of a game, and say how they are made', async () => {
  const { anne, link } = await invites();
  const marie = await guest(link, 'Marie', 'en-GB');
  await playTogether([anne, marie], 3);
  await resign(marie);
  for (const page of [anne, marie]) {
    expect(await faultsShown(page)).toEqual([]);
    await page.getByTestId('proof').locator('summary').click();
    for (const player of [0, 1])
      await expect.poll(() => page.getByTestId(`share-${player}`).textContent()).toMatch(/^[0-9a-f]{64}$/);
    expect(await faultsOf(page)).toEqual([]);
  }
  await expect
    .poll(() => marie.getByTestId('dice-held').textContent())
    .toMatch(/^Dice checked on this device: every roll/);
  await expect
    .poll(() => marie.getByTestId('proof-text').textContent())
    .toMatch(/nobody can choose it, not even the server/);

  // A spectator checks what they can.
  const third = await at.fresh({ locale: 'en-GB' });
  await third.goto(anne.url());
  await third.getByTestId('menu').click();
  await expect.poll(() => third.getByTestId('dice-held').first().textContent()).toMatch(/relies on the seals/);

  // A record that could not be read is read when it is asked for again.
  await marie.context().setOffline(true);
  await marie.route('**/*.trictrac', (route) => route.fulfill({ status: 500, body: '' }));
  await marie.context().setOffline(false);
  await marie.reload();
  await marie.getByTestId('check-again').waitFor();
  await marie.unroute('**/*.trictrac');
  await marie.getByTestId('check-again').click();
  await marie.getByTestId('dice-held').waitFor();
});

it.each([
  ['à écrire', 'family-ecrire'],
  ['Le Tric Trac', 'format-courrier'],
])('the dice of %s are fair too, and so are those of the next game', async (_, card) => {
  const anne = await host('Anne', card);
  const [link] = await linksOf(anne);
  const marie = await guest(link!, 'Marie');
  const first = anne.url();
  for (let game = 1; game <= 2; game += 1) {
    await resign(marie);
    for (const page of [anne, marie]) expect(await faultsShown(page)).toEqual([]);
    if (game === 2) break;
    for (const page of [anne, marie]) await page.getByTestId('again').click();
    await anne.waitForURL((url) => url.href !== first);
    await marie.waitForURL(anne.url());
  }
});

whenLong('a roll that was changed, here and in the record, does not follow from the seed and the shares', async () => {
  let was = '';
  let now = '';
  const cheat: Between = {
    heard: lines((done) => {
      if (done.type !== 'roll') return done;
      const [a, b] = done.dice;
      const [high, low] = [Math.max(a, b), Math.min(a, b)];
      const other = low < 5 ? (high === 6 ? 5 : 6) : high;
      const low2 = low < 5 && other > low ? low : 4;
      was = `${high}${low}`;
      now = `${other}${low2}`;
      return { ...done, dice: [other, low2] as typeof done.dice };
    }),
    record: (text) => text.replace(new RegExp(`^(1\\. [WB] )${was}`, 'm'), `$1${now}`),
  };
  const { anne, link } = await invites(cheat);
  const marie = await guest(link, 'Marie');
  await begun(marie);
  await resign(marie);
  expect(await faultsShown(anne)).toEqual(['drawn']);
  await expect
    .poll(() => anne.getByTestId('dice-fault').textContent())
    .toMatch(new RegExp(`Coup 1.*donné ${now}.*donnent ${was}`));
});

whenLong('another commitment at the end, or another seed, is found out', async () => {
  expect(
    await afterCheating({ record: (text) => text.replace(/(\[Commit ")[^"]*/, `$1${commitment(OTHER)}`) }),
  ).toEqual(['commit']);
  const seeded = await afterCheating({ record: (text) => text.replace(/(\[Seed ")[^"]*/, `$1${OTHER}`) });
  expect(seeded).toContain('seed');
  const both = (text: string) =>
    text.replace(/(\[Commit ")[^"]*/, `$1${commitment(OTHER)}`).replace(/(\[Seed ")[^"]*/, `$1${OTHER}`);
  // The server changes its mind everywhere once the game is over.
  const cheat: Between = {};
  const { anne, link } = await invites(cheat);
  const marie = await guest(link, 'Marie');
  await begun(marie);
  await resign(marie);
  await anne.getByTestId('winner').waitFor();
  cheat.record = both;
  cheat.heard = (message) => (message.say === 'game' ? { ...message, commit: commitment(OTHER) } : message);
  await anne.reload();
  expect(await faultsShown(anne)).toContain('commit');
});

whenLong('another share than this device gave, or than the other had committed, is found out', async () => {
  const swapped = await afterCheating({
    heard: lines((done) => (done.type === 'reveal' && done.player === 0 ? { ...done, share: OTHER } : done)),
    record: (text) => text.replace(/(\[Shares "0:)[0-9a-f]*/, `$1${OTHER}`),
  });
  expect(swapped).toContain('own');
  const committed = await afterCheating({
    heard: lines((done) =>
      done.type === 'commit' && done.player === 1 ? { ...done, commitment: commitment(OTHER) } : done,
    ),
  });
  expect(committed).toEqual(['commitment']);
});

it('a share is given once the player comes back, whatever has been shut or killed meanwhile', async () => {
  const { anne, link } = await invites();
  const game = anne.url();
  await anne.goto('about:blank');
  const marie = await guest(link, 'Marie');
  await marie.locator('[data-testid=giver-0][data-state=awaited]').waitFor();
  await marie.getByTestId('making').locator('h2').waitFor();
  await at.server.kill();
  await at.server.start();
  await anne.goto(game);
  await begun(anne);
  await begun(marie);
  await resign(marie);
  for (const page of [anne, marie]) expect(await faultsShown(page)).toEqual([]);
});

it('a page that was shut between its commitment and its share gives the same share, from another tab too', async () => {
  const cheat: Between = { sent: (message) => message.do !== 'reveal' };
  const { anne, link } = await invites(cheat);
  const marie = await guest(link, 'Marie');
  await marie.locator('[data-testid=giver-0][data-state=awaited]').waitFor();
  const tab = await anne.context().newPage();
  await tab.goto(anne.url());
  for (const page of [tab, anne, marie]) await begun(page);
  await resign(marie);
  for (const page of [tab, marie]) expect(await faultsShown(page)).toEqual([]);
});

it('a share is shown against no other commitments than those it was to be shown against', async () => {
  let shown = 0; // since the page last joined
  const sent = ({ do: does }: PageMessage) => {
    shown = does === 'join' ? 0 : shown + Number(does === 'reveal');
    return does !== 'reveal';
  };
  const cheat: Between = { sent };
  const { anne, link } = await invites(cheat);
  await guest(link, 'Marie');
  await expect.poll(() => shown, { timeout: 60_000 }).toBeGreaterThan(0);
  cheat.heard = lines((done) =>
    done.type === 'commit' && done.player === 1 ? { ...done, commitment: commitment(OTHER) } : done,
  );
  await anne.reload();
  await anne.locator('[data-testid=hindrance][data-why=commitments]').waitFor();
  expect(shown).toBe(0);
  expect(await faultsOf(anne)).toEqual([]);
});

it('a device that has lost its share says so, and of two devices the one that committed last gives', async () => {
  const { anne, link } = await invites();
  const game = anne.url();
  await anne.goto('about:blank');
  const cheat: Between = { sent: (message) => message.do !== 'reveal' };
  const marie = await at.fresh();
  await between(marie, cheat);
  await sit(marie, link, 'Marie');
  await marie.locator('[data-testid=giver-0][data-state=awaited]').waitFor();

  const phone = await at.fresh();
  await between(phone, cheat);
  await phone.goto(at.url);
  const own = await marie.evaluate(() => localStorage.getItem('trictrac.games')!);
  await phone.evaluate((kept) => localStorage.setItem('trictrac.games', kept), own);
  await phone.goto(game);
  await marie.locator('[data-testid=hindrance][data-why=elsewhere]').waitFor();
  await marie.getByTestId('give-here').click();
  await phone.locator('[data-testid=hindrance][data-why=elsewhere]').waitFor();
  await phone.context().close();

  await anne.goto(game);
  await anne.locator('[data-testid=giver-0][data-state=given]').waitFor();
  await marie.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase('trictrac.shares').onsuccess = done)));
  await marie.reload();
  await marie.locator('[data-testid=hindrance][data-why=lost]').waitFor();
});
