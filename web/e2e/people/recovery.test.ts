import { afterAll, expect, it } from 'vitest';
import enPerson from '../../src/words/texts/en/person';
import frPerson from '../../src/words/texts/fr/person';
import frErrors from '../../src/words/texts/fr/error';
import { Post } from '../helpers/post';
import { faultAt, PASSWORD, people, prove } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf } from '../helpers/sight';
import { stillSite } from '../helpers/site';

const post = new Post();
const MAIL = ['--mail', `smtp://127.0.0.1:${await post.open()}`, '--mail-from', 'house@club.example'];
const at = stillSite(
  new Server(WEB, [...MAIL, '--public-address', 'http://club.example', '--sign-ins-per-address', '0']),
);
const { atDoor, make, holder, enter } = people(at);
const w = frPerson;

afterAll(() => post.close());

/** Returns the address within the page that an e-mail leads to. */
const linkIn = (letter: string) => /#(recover|confirm|undo)=[\w-]+/.exec(unwrap(letter))![0];

/** Undoes the quoted-printable form of an e-mail, as far as its links need. */
const unwrap = (letter: string) => letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Follows the link of the next e-mail, which confirms an address; no other e-mail is sent before that. */
async function confirmAddress(): Promise<void> {
  const page = await at.fresh();
  await page.goto(`${at.named}${linkIn(await post.next())}`);
  await page.getByTestId('mail-confirm').click();
  await page.getByTestId('mail-confirmed').waitFor();
  expect(await page.getByTestId('mail-account').getAttribute('href')).toBe('#/account');
}

it('who has forgotten their password is let in by an e-mail, once, and all other devices are signed out', async () => {
  const page = await atDoor();
  await make(page, 'Anne');
  await page.getByTestId('mail-open').click();
  await page.getByTestId('mail-new').fill('anne at home');
  await page.getByTestId('mail-go').click();
  expect(await faultAt(page, 'mail-new')).toBe(w.trouble.mailShape);
  await page.getByTestId('mail-new').fill('anne@club.example');
  await page.getByTestId('mail-go').click();
  await prove(page);
  await page.getByTestId('my-mail-said').filter({ hasText: w.mine.mailDone }).waitFor();
  await expect.poll(() => page.getByTestId('mail-unconfirmed').textContent()).toContain('anne@club.example');
  await confirmAddress();

  const elsewhere = await atDoor();
  await elsewhere.getByTestId('sign-in-name').fill('Anne');
  await elsewhere.getByTestId('forgotten').click();
  expect(await elsewhere.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('forgotten-name');
  await expect.poll(() => elsewhere.getByTestId('forgotten-name').inputValue()).toBe('Anne');
  await elsewhere.getByTestId('forgotten-go').click();
  await elsewhere.getByTestId('forgotten-sent').filter({ hasText: 'Anne' }).waitFor();
  const letter = await post.next();
  expect(letter).toMatch(/^To:.*anne@club\.example/m);
  const hash = linkIn(letter);

  await elsewhere.goto(`${at.named}${hash}`);
  await elsewhere.getByTestId('recover').waitFor();
  expect(await allFaultsOf(elsewhere)).toEqual([]);
  await elsewhere.getByTestId('recover-password').fill('motdepasse');
  await elsewhere.getByTestId('recover-go').click();
  expect(await faultAt(elsewhere, 'recover-password')).toBe(w.trouble.passwordCommon);
  await elsewhere.getByTestId('recover-password').fill('un mot tout neuf');
  await elsewhere.getByTestId('recover-go').click();
  await elsewhere.getByTestId('mine').waitFor();
  expect(elsewhere.url()).toBe(`${at.named}#/account`);
  await expect.poll(() => elsewhere.getByTestId('person-said').textContent()).toBe(w.recover.done);
  await elsewhere.getByTestId('session').waitFor();
  await expect.poll(() => elsewhere.getByTestId('session').count()).toBe(1);

  await elsewhere.getByTestId('mail-remove').click();
  await prove(elsewhere, 'un mot tout neuf');
  await elsewhere.getByTestId('my-mail-said').filter({ hasText: w.mine.mailGone }).waitFor();
  expect(await elsewhere.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('mail-now');
  // The address that was removed is told, with a way back.
  expect(linkIn(await post.next())).toContain('undo=');

  // The first browser is signed out, and neither the old password nor the e-mail opens anything more.
  await page.reload();
  await page.getByTestId('sign-in').waitFor();
  await enter(page, 'Anne');
  expect(await faultAt(page, 'sign-in-password')).toBe(frErrors.bad_sign_in);
  await page.goto(`${at.named}${hash}`);
  await page.getByTestId('recover-password').fill('encore un autre');
  await page.getByTestId('recover-go').click();
  expect(await faultAt(page, 'recover-form')).toBe(w.recover.expired);
  await page.getByTestId('recover-again').click();
  await page.getByTestId('forgotten-name').waitFor();
});

it('who has no address, or no account, is answered the same; the letter is in the reader’s language', async () => {
  await holder('Basile');
  const claire = await holder('Claire');
  await claire.getByTestId('mail-open').click();
  await claire.getByTestId('mail-new').fill('claire@club.example');
  await claire.getByTestId('mail-go').click();
  await prove(claire);
  await claire.getByTestId('mail-remove').waitFor();
  await confirmAddress();
  const page = await atDoor({ locale: 'en-GB' });
  await page.getByTestId('forgotten').click();
  for (const name of ['Basile', 'Nobody of that name', 'Claire']) {
    await page.getByTestId('forgotten-name').fill(name);
    await page.getByTestId('forgotten-go').click();
    await page.getByTestId('forgotten-sent').filter({ hasText: name }).waitFor();
    await expect.poll(() => page.getByTestId('forgotten-sent').textContent()).toBe(enPerson.forgotten.sent(name));
  }
  // The first e-mail that comes is hers.
  const letter = await post.next();
  expect(letter).toMatch(/^To:.*claire@club\.example/m);
  expect(letter).toMatch(/^Subject:.*password/m);
});

it('an address changed by somebody else is had back by the link of an e-mail, and then a new password', async () => {
  const owner = await holder('Éloi');
  await owner.getByTestId('mail-open').click();
  await owner.getByTestId('mail-new').fill('eloi@club.example');
  await owner.getByTestId('mail-go').click();
  await prove(owner);
  await owner.getByTestId('mail-unconfirmed').waitFor();
  await confirmAddress();

  const thief = await atDoor();
  await enter(thief, 'Éloi');
  await thief.getByTestId('mine').waitFor();
  expect(await post.next()).toMatch(/^To:.*eloi@club\.example/m);
  await thief.getByTestId('mail-open').click();
  await thief.getByTestId('mail-new').fill('thief@club.example');
  await thief.getByTestId('mail-go').click();
  await prove(thief);
  await thief.getByTestId('mail-unconfirmed').waitFor();
  await expect.poll(() => thief.getByTestId('mail-now').textContent()).toBe('eloi@club.example');
  await confirmAddress();

  const letter = await post.next();
  expect(letter).toMatch(/^To:.*eloi@club\.example/m);
  const page = await at.fresh();
  await page.goto(`${at.named}${linkIn(letter)}`);
  await page.getByTestId('undo-mail').waitFor();
  expect(await allFaultsOf(page)).toEqual([]);
  await page.getByTestId('mail-undo').click();
  await page.getByTestId('mail-undone').waitFor();
  await page.getByTestId('undo-password').click();
  await page.getByTestId('recover-password').fill('un mot à moi seul');
  await page.getByTestId('recover-go').click();
  await page.getByTestId('mine').waitFor();
  await expect.poll(() => page.getByTestId('mail-now').textContent()).toBe('eloi@club.example');
  await thief.reload();
  await thief.getByTestId('sign-in').waitFor();
  await enter(thief, 'Éloi', PASSWORD);
  expect(await faultAt(thief, 'sign-in-password')).toBe(frErrors.bad_sign_in);
});

it('who tries too often is asked to wait, and how long', async () => {
  const page = await atDoor();
  const fault = page.getByTestId('sign-in-form-fault');
  for (let tries = 0; tries < 40 && !(await fault.textContent()); tries += 1) {
    await enter(page, 'Damien', `guess ${tries}`);
    await page.locator('[data-testid=sign-in-go][aria-disabled=false]').waitFor();
  }
  const said = (await faultAt(page, 'sign-in-form')).replace(/\s/g, ' ');
  expect(said).toMatch(/^Trop d’essais\. Attendez .*(minute|seconde)/);
});
