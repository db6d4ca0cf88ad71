import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import frPerson from '../../src/words/texts/fr/person';
import frErrors from '../../src/words/texts/fr/error';
import enErrors from '../../src/words/texts/en/error';
import { inviting } from '../helpers/inviting';
import { given, keeper, passkeysOf } from '../helpers/passkeys';
import { faultAt, PASSWORD, people, prove } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf, otherLanguage, smallControls } from '../helpers/sight';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

// All visitors here come from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { invites, sit } = inviting(at);
const { atDoor, make, holder, enter } = people(at);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const w = frPerson;

const own = (page: Page) => page.getByTestId('oneself');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));

it('a guest makes an account by a passkey, and finds their game on another device without a key', async () => {
  const anne = await at.fresh();
  const passkeys = await keeper(anne);
  const marie = await at.fresh();
  const link = await invites(anne, 'Anne');
  await sit(marie, link, 'Marie');
  await playTogether([anne, marie], 1);
  await own(anne).click();
  await expect.poll(() => anne.getByTestId('make-name').inputValue()).toBe('Anne');
  await anne.getByTestId('make-passkey-go').click();
  await anne.getByTestId('mine').waitFor();
  await expect.poll(() => anne.getByTestId('person-said').textContent()).toBe(w.make.done('Anne', false));
  expect(await anne.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => own(anne).textContent()).toContain('Anne');
  await expect.poll(() => anne.getByTestId('passkey').count()).toBe(1);
  // The passkey is her only way in, and this server sends no e-mail.
  await expect
    .poll(() => anne.getByTestId('single').textContent())
    .toMatch(/Ajoutez un mot de passe ou une autre clé d’accès\.$/);

  const elsewhere = await at.fresh();
  await keeper(elsewhere, await passkeysOf(passkeys));
  await elsewhere.goto(`${at.named}#/games`);
  await elsewhere.getByTestId('no-games').waitFor();
  // It is offered in the field of the name, and this device gives it at once.
  await own(elsewhere).click();
  await elsewhere.getByTestId('game').waitFor();
  await expect.poll(() => elsewhere.getByTestId('game').textContent()).toContain('contre Marie (sans compte)');
  expect(await elsewhere.evaluate(() => localStorage.getItem('trictrac.games'))).toBeNull();
  await elsewhere.getByTestId('game-on').click();
  await elsewhere.getByTestId('board').waitFor();
  await expect.poll(() => elsewhere.getByTestId('name-w').textContent()).toBe('Anne');
  await playTogether([elsewhere, marie], 3);
  // The game that the browser keeps now stands once in the list.
  await elsewhere.goto(`${at.named}#/games`);
  await elsewhere.getByTestId('game').waitFor();
  await expect.poll(() => elsewhere.getByTestId('game').count()).toBe(1);
  // The seat is known behind the invitation too.
  await elsewhere.goto(link);
  await elsewhere.locator('[data-testid=seat][data-state=own]').waitFor();
});

it('a wrong password is answered as an unknown name is, beside the field; the right one leads back', async () => {
  await holder('Béatrice');
  const page = await at.fresh();
  await page.goto(`${at.named}#/new`);
  await own(page).click();
  await page.getByTestId('sign-in-go').click();
  expect(await faultAt(page, 'sign-in-name')).toBe(w.trouble.nameMissing);
  expect(await focused(page)).toBe('sign-in-name');
  for (const name of ['Béatrice', 'Nobody of that name']) {
    await enter(page, name, 'not the password');
    expect(await faultAt(page, 'sign-in-password')).toBe(frErrors.bad_sign_in);
    expect(await focused(page)).toBe('sign-in-password');
  }
  await expect.poll(() => page.getByTestId('sign-in-password').getAttribute('aria-invalid')).toBe('true');
  await otherLanguage(page);
  expect(await faultAt(page, 'sign-in-password')).toBe(enErrors.bad_sign_in);
  // A name is the same whatever its accents and capitals.
  await enter(page, 'BEATRICE');
  await page.waitForURL(/#\/new$/);
  await expect.poll(() => own(page).textContent()).toContain('Béatrice');
  await expect.poll(() => page.getByTestId('name').inputValue()).toBe('Béatrice');
});

it('the name of a colleague, the commonest passwords and what is no name are refused beside their fields', async () => {
  await holder('Chloé');
  const page = await atDoor();
  await make(page, 'CHLOE ');
  expect(await faultAt(page, 'make-name')).toBe(frErrors.name_taken);
  expect(await focused(page)).toBe('make-name');
  await make(page, 'Damien', 'motdepasse');
  expect(await faultAt(page, 'make-password')).toBe(w.trouble.passwordCommon);
  await expect.poll(() => page.getByTestId('make-name-fault').textContent()).toBe('');
  await make(page, 'D', 'court');
  expect(await faultAt(page, 'make-name')).toBe(w.trouble.nameLength);
  expect(await faultAt(page, 'make-password')).toBe(w.trouble.passwordShort);
  await make(page, 'Damien');
  await page.getByTestId('mine').waitFor();
  await page.getByTestId('name-open').click();
  expect(await focused(page)).toBe('name-new');
  await page.getByTestId('name-new').fill('Chloé');
  await page.keyboard.press('Enter');
  expect(await faultAt(page, 'name-new')).toBe(frErrors.name_taken);
  await page.getByTestId('name-new').fill('Dominique');
  await page.keyboard.press('Enter');
  await page.getByTestId('my-name-said').filter({ hasText: 'Dominique' }).waitFor();
  await expect.poll(() => own(page).textContent()).toContain('Dominique');
  expect(await focused(page)).toBe('name-open');
});

it('devices are signed out one by one or all others at once, and another tab hears of what its browser does', async () => {
  const desk = await holder('Émile');
  const phones = [await atDoor(PHONE), await atDoor(PHONE)];
  for (const phone of phones) {
    await enter(phone, 'Émile');
    await own(phone).locator('text=É').first().waitFor({ state: 'attached' });
  }
  await desk.reload();
  await desk.getByTestId('session').nth(2).waitFor();
  await expect.poll(() => desk.locator('[data-testid=session]:has([data-this=true])').count()).toBe(1);
  await desk.getByTestId('session-end').first().click();
  await desk.getByTestId('sessions-said').filter({ hasText: w.mine.ended }).waitFor();
  await expect.poll(() => desk.getByTestId('session').count()).toBe(2);
  await desk.getByTestId('sessions-end').click();
  await desk.getByTestId('sessions-said').filter({ hasText: w.mine.endedOthers }).waitFor();
  await expect.poll(() => desk.getByTestId('session').count()).toBe(1);
  for (const phone of phones) {
    await phone.goto(`${at.named}#/account`);
    await phone.reload();
    await phone.getByTestId('sign-in').waitFor();
  }
  const tab = await desk.context().newPage();
  await tab.goto(`${at.named}#/account`);
  await tab.getByTestId('mine').waitFor();
  await desk.getByTestId('sign-out-open').click();
  await desk.getByTestId('sign-out-go').click();
  await desk.getByTestId('sign-in').waitFor();
  await expect.poll(() => desk.getByTestId('person-said').textContent()).toBe(w.mine.outDone);
  await tab.getByTestId('sign-in').waitFor();
});

it('passkeys are added, named and forgotten, but never the last way in; a password replaces none without the old', async () => {
  const page = await at.fresh();
  const passkeys = await keeper(page);
  await page.goto(`${at.named}#/account`);
  await page.getByTestId('make-name').fill('Fanny');
  await page.getByTestId('make-passkey-go').click();
  await page.getByTestId('passkey').waitFor();
  await page.getByTestId('passkey-forget').click();
  await page.getByTestId('passkey-forget-yes').click();
  expect(await faultAt(page, 'passkey-forget')).toBe(w.trouble.last);
  await page.getByTestId('passkey-forget-not').click();
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('passkeys');
  await page.getByTestId('passkey-open').click();
  await page.getByTestId('passkey-go').click();
  await page.getByTestId('proof').waitFor();
  expect(await focused(page)).toBe('proof-passkey');
  await page.getByTestId('proof-passkey').click();
  expect(await faultAt(page, 'passkey-form')).toBe(w.trouble.already_here);
  await page.getByTestId('passkey-not').click();

  await page.getByTestId('password-open').click();
  await page.getByTestId('password-new').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByTestId('entry-said').filter({ hasText: w.mine.passwordDone }).waitFor();
  await expect.poll(() => page.getByTestId('single').count()).toBe(0);
  await page.getByTestId('password-open').click();
  await page.getByTestId('password-old').fill('not the password');
  await page.getByTestId('password-new').fill('une autre encore');
  await page.getByTestId('password-go').click();
  expect(await faultAt(page, 'password-old')).toBe(w.trouble.passwordOld);
  await page.getByTestId('password-not').click();

  const [kept] = await passkeysOf(passkeys);
  await passkeys.session.send('WebAuthn.removeCredential', {
    authenticatorId: passkeys.id,
    credentialId: kept!.credentialId,
  });
  await page.getByTestId('passkey-open').click();
  await page.getByTestId('passkey-label').fill('La clé de poche');
  await page.getByTestId('passkey-go').click();
  await page.getByTestId('passkey').filter({ hasText: 'La clé de poche' }).waitFor();
  await page.getByTestId('passkey-forget').first().click();
  await page.getByTestId('passkey-forget-yes').click();
  await page.getByTestId('entry-said').filter({ hasText: w.mine.forgotten }).waitFor();
  await expect.poll(() => page.getByTestId('passkey').count()).toBe(1);
});

it('where a browser offers no passkeys in a field one is asked for by a button, and if put off that is said', async () => {
  const page = await at.fresh();
  const passkeys = await keeper(page);
  await page.goto(`${at.named}#/account`);
  await page.getByTestId('make-name').fill('Yvonne');
  await page.getByTestId('make-passkey-go').click();
  await page.getByTestId('mine').waitFor();
  const elsewhere = await at.fresh();
  const empty = await keeper(elsewhere);
  await elsewhere.addInitScript(() => {
    if (window.PublicKeyCredential) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await elsewhere.goto(`${at.named}#/account`);
  await elsewhere.getByTestId('sign-in-passkey').click();
  expect(await faultAt(elsewhere, 'passkey')).toBe(w.trouble.cancelled);
  for (const credential of await passkeysOf(passkeys))
    await empty.session.send('WebAuthn.addCredential', { authenticatorId: empty.id, credential });
  await elsewhere.getByTestId('sign-in-passkey').click();
  await elsewhere.getByTestId('mine').waitFor();
  await expect.poll(() => own(elsewhere).textContent()).toContain('Yvonne');
});

it('a passkey that opens nothing is said, and the password is still there', async () => {
  const page = await at.fresh();
  const passkeys = await keeper(page);
  await page.goto(`${at.named}#/account`);
  await page.getByTestId('make-name').fill('Gaston');
  await page.getByTestId('make-passkey-go').click();
  await page.getByTestId('mine').waitFor();
  await page.getByTestId('passkey-open').click();
  await page.getByTestId('passkey-go').click();
  await page.getByTestId('proof-passkey').click();
  expect(await faultAt(page, 'passkey-form')).toBe(w.trouble.already_here);
  await given(passkeys, false);
  await page.getByTestId('leave-open').click();
  await page.getByTestId('leave-name').fill('Gaston');
  await page.getByTestId('leave-go').click();
  await page.getByTestId('sign-in').waitFor();
  await given(passkeys, true);
  await page.getByTestId('sign-in-passkey').click();
  expect(await faultAt(page, 'passkey')).toBe(w.trouble.passkeyUnknown);
  await expect.poll(() => page.getByTestId('sign-in-name').isEnabled()).toBe(true);
});

it('all that is kept of somebody is had as a file, and deleted once they write their name', async () => {
  const page = await holder('Hélène');
  const marie = await at.fresh();
  await sit(marie, await invites(page, 'Hélène'), 'Marie');
  await page.getByTestId('waiting').waitFor({ state: 'detached' });
  const table = page.url();
  await playTogether([page, marie], 2);
  await page.goto(`${at.named}#/account`);
  const coming = page.waitForEvent('download');
  await page.getByTestId('export').click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^trictrac-.*\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    person: { name: string };
    sessions: unknown[];
    games: { game: string; players: number[]; record: string }[];
  };
  expect(exported.person.name).toBe('Hélène');
  expect(exported.sessions).toHaveLength(1);
  expect(exported.games.map(({ game }) => game)).toEqual([table.split('/').at(-1)]);
  expect(exported.games[0]!.record).toContain('Hélène');

  await page.getByTestId('leave-open').click();
  await page.getByTestId('leave-name').fill('Marie');
  await page.getByTestId('leave-go').click();
  expect(await faultAt(page, 'leave-name')).toBe(w.mine.leaveWrong);
  await page.getByTestId('leave-name').fill('Hélène');
  await page.getByTestId('leave-go').click();
  await page.getByTestId('proof').waitFor();
  expect(await focused(page)).toBe('proof-password');
  expect(await allFaultsOf(page)).toEqual([]);
  await page.getByTestId('proof-password').fill('not the password');
  await page.getByTestId('proof-go').click();
  expect(await faultAt(page, 'proof-password')).toBe(w.proof.wrong);
  await prove(page);
  await page.getByTestId('sign-in').waitFor();
  await expect.poll(() => page.getByTestId('person-said').textContent()).toBe(w.mine.leaveDone);
  await enter(page, 'Hélène');
  expect(await faultAt(page, 'sign-in-password')).toBe(frErrors.bad_sign_in);
  // The game stays to the person who played it, and the seat is nobody's: it is looked at, and no name is in it.
  await page.goto(table);
  await page.getByTestId('board').waitFor();
  await expect.poll(() => page.getByTestId('status').textContent()).toMatch(/regardez/);
  await expect.poll(() => page.getByTestId('name-w').textContent()).not.toContain('Hélène');
  await marie.reload();
  await marie.getByTestId('board').waitFor();
  await expect.poll(() => marie.locator('body').textContent()).not.toContain('Hélène');
});

it('on a device of somebody else’s the games of an account are forgotten with signing out', async () => {
  const page = await holder('Irène');
  await invites(page, 'Irène');
  await page.goto(`${at.named}#/account`);
  await page.getByTestId('sign-out-open').click();
  await page.getByTestId('sign-out-forget').check();
  await page.getByTestId('sign-out-go').click();
  await page.getByTestId('sign-in').waitFor();
  await expect.poll(() => page.getByTestId('make-name').inputValue()).toBe('');
  await page.goto(`${at.named}#/games`);
  await page.getByTestId('no-games').waitFor();
  await page.goto(`${at.named}#/account`);
  await enter(page, 'Irène');
  await page.waitForURL(/#\/games$/);
  await page.getByTestId('game').waitFor();
});

it('a guest keeps a name, under which they then play', async () => {
  const page = await atDoor();
  await page.getByTestId('guest-name').fill('Karim');
  await page.getByTestId('guest-keep').click();
  await page.getByTestId('guest-kept').filter({ hasText: 'Karim' }).waitFor();
  await page.goto(`${at.named}#/new`);
  await expect.poll(() => page.getByTestId('name').inputValue()).toBe('Karim');
});

it('a page whose server is out of reach says so, and not that there are no accounts', async () => {
  const page = await at.fresh();
  await page.route('**/api/me', (route) => route.abort());
  await page.goto(`${at.named}#/account`);
  await expect.poll(() => page.getByTestId('no-server').textContent()).toBe(w.down);
});

it('where no server answers nothing is shown of all this', async () => {
  const page = await at.fresh();
  await page.route('**/api/me', (route) => route.fulfill({ status: 404, body: '' }));
  const asked = page.waitForResponse('**/api/me');
  await page.goto(`${at.named}#/account`);
  await asked;
  await expect.poll(() => page.getByTestId('no-server').textContent()).toBe(w.none);
  await expect.poll(() => page.getByTestId('oneself').count()).toBe(0);
  await page.goto(`${at.named}#/`);
  await page.getByTestId('board').waitFor();
  await expect.poll(() => page.getByTestId('oneself').count()).toBe(0);
  await expect.poll(() => page.getByTestId('privacy-link').count()).toBe(0);
});

it.each([
  ['fr-FR', {}],
  ['en-GB', PHONE],
] as const)(
  'axe finds nothing against WCAG 2.2 AA at the door, at home and in what is kept (%s)',
  async (locale, options) => {
    const page = await atDoor({ locale, ...options });
    const whole = async () => {
      expect(await allFaultsOf(page)).toEqual([]);
      expect(await smallControls(page)).toEqual([]);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBeLessThanOrEqual(seen);
    };
    await page.getByTestId('sign-in-go').click();
    await whole();
    await page.goto(`${at.named}#/`);
    await page.getByTestId('privacy-link').click();
    await page.getByTestId('privacy').waitFor();
    await whole();
    await page.goto(`${at.named}#account`);
    await make(page, `Lou ${locale}`);
    await page.getByTestId('session').waitFor();
    for (const id of ['name-open', 'password-open', 'leave-open', 'sign-out-open']) await page.getByTestId(id).click();
    await whole();
  },
);

it('is done with the keyboard alone', async () => {
  const page = await atDoor();
  const to = async (testid: string, back = false) => {
    for (let steps = 0; (await focused(page)) !== testid; steps += 1) {
      expect(steps, testid).toBeLessThan(40);
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
  };
  await to('make-other');
  await page.keyboard.press('Enter');
  await to('make-name', true);
  await page.keyboard.type('Madeleine');
  await to('make-password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByTestId('mine').waitFor();
  await to('leave-open');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('leave-name');
  await to('leave-not');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('leave-open');
  await to('sign-out-open', true);
  await page.keyboard.press('Enter');
  await to('sign-out-go');
  await page.keyboard.press('Enter');
  await page.getByTestId('sign-in').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
