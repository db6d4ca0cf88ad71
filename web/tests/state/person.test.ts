import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, refused } from '../helpers/door';
import { mailIfAny, name, newPassword } from '../../src/features/person/check';
import type { ErrorCode } from '../../src/wire/described/messages';
import { blameForAccount } from '../../src/features/person/blame';
import { Sending } from '../../src/features/person/sending.svelte';
import { troubleText } from '../../src/features/person/trouble';
import { withThose, type GameEntry } from '../../src/features/study/gameList';
import { games, keep, keysOf } from '../../src/state/kept/games';
import { forgetGames, leaveForGood } from '../../src/state/person/going';
import { gamesOfAccount } from '../../src/state/person/games';
import { myself } from '../../src/state/person/myself.svelte';
import { dropPasskey, hasPasskeys, makePasskey, signInByPasskey, type Trouble } from '../../src/state/person/passkey';
import { settings } from '../../src/state/settings/settings.svelte';
import type { Me, MyGame, Person } from '../../src/wire/described/messages';
import * as account from '../../src/wire/described/calls/account';
import { call } from '../../src/wire/server/asking';
import enPerson from '../../src/words/texts/en/person';
import frPerson from '../../src/words/texts/fr/person';
import { i18n } from '../../src/words/language.svelte';
import { tables } from '../helpers/sentences';

const anne: Person = {
  id: 'abcd',
  name: 'Anne',
  account: true,
  email: null,
  password: true,
  passkeys: [],
  challengers: 'everybody',
};
const me = (person: Person | null): Me => ({ person, mail: false });
const game = (id: string, more: Partial<MyGame> = {}): MyGame => ({
  game: id,
  players: [0],
  names: ['Anne', 'Jean'],
  touched: 2000,
  ...more,
});

beforeAll(() => {
  localStorage.setItem('trictrac.lang', 'fr');
  return i18n.begin();
});

beforeEach(() => {
  myself.me = null;
  settings.setName('');
  for (const { game: id } of games()) keep({ game: id, keys: {}, against: '', over: true });
});

describe('who plays here', () => {
  it('is nobody’s concern where no server answers, or an older one', async () => {
    answering({});
    await myself.ask();
    expect(myself.hasServer).toBe(false);
    answering({ 'GET api/me': () => refused(404, 'bad_message') });
    await myself.ask();
    expect(myself.hasServer).toBe(false);
  });

  it('is known by their account, under whose name they play from then on', async () => {
    answering({ 'GET api/me': () => [200, me(anne)] });
    await myself.ask();
    expect(myself.account?.name).toBe('Anne');
    expect(settings.name).toBe('Anne');
  });

  it('is no account while they are a guest, whose name at the table stays theirs', async () => {
    settings.setName('Mamie');
    answering({ 'GET api/me': () => [200, me({ ...anne, name: '', account: false, password: false })] });
    await myself.ask();
    expect(myself.hasServer).toBe(true);
    expect(myself.account).toBeNull();
    expect(settings.name).toBe('Mamie');
  });

  it('is asked again when a call finds them signed out', async () => {
    myself.me = me(anne);
    const asked = answering({
      'POST api/sign-out': () => refused(401, 'not_signed_in'),
      'GET api/me': () => [200, me(null)],
    });
    myself.take(await call(account.signOut));
    await expect.poll(() => myself.account).toBeNull();
    expect(asked.map(({ call }) => call)).toEqual(['POST api/sign-out', 'GET api/me']);
  });
});

describe('the games of an account', () => {
  it('are asked for by a person who has one, and by nobody else', async () => {
    const asked = answering({ 'GET api/me/games': () => [200, { games: [game('far')] }] });
    myself.me = me({ ...anne, account: false });
    expect(await gamesOfAccount()).toEqual([]);
    expect(asked).toEqual([]);
    myself.me = me(anne);
    expect((await gamesOfAccount()).map((one) => one.game)).toEqual(['far']);
  });

  it('stand beside those of the browser, none twice, each as it was last heard of', () => {
    const own = (id: string, more: Partial<GameEntry> = {}): GameEntry => ({
      id,
      place: 'server',
      against: 'Jean',
      standing: null,
      over: false,
      changed: 1_000_000,
      ...more,
    });
    const listed = withThose(
      [game('far'), game('both', { over: true, touched: 5 }), game('ended', { names: ['', 'Marie'], guests: [1] })],
      [own('both'), own('here'), own('ended', { over: true, against: '' })],
    );
    const seen = Object.fromEntries(listed.map((entry) => [entry.id, entry]));
    expect(listed.map(({ id }) => id).sort()).toEqual(['both', 'ended', 'far', 'here']);
    expect(seen.far).toMatchObject({ mine: true, against: 'Jean', over: false, changed: 2_000_000 });
    expect(seen.both).toMatchObject({ mine: true, over: true, changed: 1_000_000 });
    expect(seen.ended).toMatchObject({ foes: [{ name: 'Marie', guest: true }], over: true });
    expect(seen.here?.mine).toBeUndefined();
  });

  it('are forgotten on a device of somebody else’s, and only these', async () => {
    keep({ game: 'far', keys: { 0: 'k' }, against: 'Jean', over: false });
    keep({ game: 'here', keys: { 0: 'k' }, against: '', over: false });
    answering({ 'GET api/me/games': () => [200, { games: [game('far')] }] });
    settings.setName('Anne');
    expect((await forgetGames()).ok).toBe(true);
    expect(keysOf('far')).toEqual({});
    expect(keysOf('here')).toEqual({ 0: 'k' });
    expect(settings.name).toBe('');
  });

  it('lose the keys of the player who leaves for good, and of nobody else at the table', async () => {
    keep({ game: 'two', keys: { 0: 'mine', 1: 'hers' }, against: 'Jean', over: false });
    const answers = {
      'GET api/me/games': () => [200, { games: [game('two')] }] as [number, unknown],
      'POST api/me/delete': () => refused(400, 'bad_message'),
      'GET api/me': () => [200, me(null)] as [number, unknown],
    };
    myself.me = me(anne);
    answering(answers);
    expect((await leaveForGood('Anne')).ok).toBe(false);
    expect(keysOf('two')).toEqual({ 0: 'mine', 1: 'hers' });
    const asked = answering({ ...answers, 'POST api/me/delete': () => [200, {}] });
    expect((await leaveForGood('Anne')).ok).toBe(true);
    expect(asked.find(({ call }) => call === 'POST api/me/delete')?.body).toEqual({ name: 'Anne' });
    expect(keysOf('two')).toEqual({ 1: 'hers' });
    expect(myself.account).toBeNull();
  });
});

describe('what is written', () => {
  const fault = (check: typeof name, text: string) => check(text)?.(enPerson) ?? '';

  it('is looked at before it is sent', () => {
    expect(fault(name, '  ')).toBe(enPerson.trouble.nameMissing);
    expect(fault(name, ' A ')).toBe(enPerson.trouble.nameLength);
    expect(fault(name, 'é'.repeat(25))).toBe(enPerson.trouble.nameLength);
    for (const good of ['Jo', '𝒜𝒷', 'é'.repeat(24)]) expect(fault(name, good)).toBe('');
    expect(fault(newPassword, 'sept*cs')).toBe(enPerson.trouble.passwordShort);
    expect(fault(newPassword, 'é'.repeat(101))).toBe(enPerson.trouble.passwordLong);
    expect(fault(newPassword, 'é'.repeat(100))).toBe('');
    for (const bad of ['anne', 'anne@', 'anne@house', 'a b@c.d']) expect(fault(mailIfAny, bad)).not.toBe('');
    for (const good of ['', ' anne@club.example ']) expect(fault(mailIfAny, good)).toBe('');
  });

  it('is blamed on the field that the server means', () => {
    const blamed = (code: ErrorCode) => blameForAccount({ code, message: '' });
    expect(blamed('bad_password')).toHaveProperty('password');
    expect(blamed('bad_name')).toHaveProperty('name');
    expect(blamed('bad_address')).toHaveProperty('mail');
    expect(blamed('bad_message')).toBe('all');
    expect(blamed('name_taken')).toBe('name');
  });
});

describe('what hinders somebody', () => {
  const { fr } = tables;

  it('is said in words, with how long to wait', () => {
    const wait = (retry_after: number) =>
      troubleText(tables.en, enPerson, { code: 'too_many', message: '', retry_after });
    expect(wait(1)).toContain('Wait a second,');
    expect(wait(45)).toContain('Wait 45 seconds,');
    expect(wait(121)).toContain('Wait 3 minutes,');
    expect(troubleText(fr, frPerson, { code: 'unreachable', message: '' })).toBe(fr.link.unreachable);
    expect(troubleText(fr, frPerson, { code: 'cancelled', message: '' })).toBe(frPerson.trouble.cancelled);
    expect(troubleText(fr, frPerson, { code: 'internal', message: '' })).toBe(fr.error.internal);
  });

  it('keeps what is wrong from being sent, and is said where it is', async () => {
    const failure: Trouble = { code: 'bad_sign_in', message: '' };
    const sending = new Sending(() => 'password');
    let sent = 0;
    const ask = () => Promise.resolve({ ok: false as const, failure: (++sent, failure) });
    expect(await sending.send({ name: (t) => t.trouble.nameMissing }, ask)).toBe(false);
    expect(sent).toBe(0);
    expect(sending.at('name')).not.toBe('');
    expect(await sending.send({ name: null }, ask)).toBe(false);
    expect(sent).toBe(1);
    expect(sending.at('name')).toBe('');
    expect(sending.at('password')).toBe(fr.error.bad_sign_in);
    sending.clear();
    expect(sending.at('password')).toBe('');
  });
});

describe('a passkey', () => {
  const options = { challenge: 'AAAA' };
  const named = (name: string) => Object.assign(new Error(), { name });
  const at = (hostname: string) => Object.assign(globalThis, { location: { hostname } });

  function browser(asked: () => Promise<unknown>): void {
    const parse = (given: object) => given;
    Object.assign(globalThis, {
      PublicKeyCredential: { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse },
    });
    Object.defineProperty(globalThis, 'navigator', {
      value: { credentials: { create: asked, get: asked } },
      configurable: true,
    });
  }

  it('is bound to a name, and so not to be had at a number', () => {
    browser(() => Promise.resolve(null));
    for (const host of ['localhost', 'trictrac.example']) expect((at(host), hasPasskeys())).toBe(true);
    for (const host of ['127.0.0.1', '[::1]']) expect((at(host), hasPasskeys())).toBe(false);
  });

  it('gives the server what it asks for and no more', async () => {
    const made = { id: 'key', response: { clientDataJSON: 'c', attestationObject: 'a', publicKey: 'p' }, type: 'x' };
    browser(() => Promise.resolve({ toJSON: () => made }));
    const asked = answering({
      'POST api/passkey/new': () => [200, { publicKey: options }],
      'POST api/passkey/made': () => [200, me(anne)],
    });
    expect(await makePasskey('Anne', 'phone')).toEqual({ ok: true, value: me(anne) });
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Anne' },
      { id: 'key', response: { clientDataJSON: 'c', attestationObject: 'a' }, label: 'phone' },
    ]);
  });

  it('that is put off, there already or not to be had leaves all as it was', async () => {
    for (const [error, code] of [
      ['NotAllowedError', 'cancelled'],
      ['InvalidStateError', 'already_here'],
      ['SecurityError', 'unsuited'],
    ]) {
      browser(() => Promise.reject(named(error!)));
      const asked = answering({ 'POST api/passkey/new': () => [200, { publicKey: options }] });
      expect(await makePasskey('Anne')).toEqual({ ok: false, failure: { code, message: '' } });
      expect(asked).toHaveLength(1);
    }
  });

  it('that is forgotten is dropped by whatever keeps it, where the browser passes that on', () => {
    browser(() => Promise.resolve(null));
    at('trictrac.example');
    expect(() => dropPasskey('key')).not.toThrow();
    const dropped: object[] = [];
    Object.assign(PublicKeyCredential, { signalUnknownCredential: (which: object) => dropped.push(which) });
    dropPasskey('key');
    expect(dropped).toEqual([{ rpId: 'trictrac.example', credentialId: 'key' }]);
  });

  it('is not asked for where the server refuses', async () => {
    let offered = 0;
    browser(() => Promise.resolve((offered += 1)));
    answering({ 'POST api/passkey/ask': () => refused(429, 'too_many', { retry_after: 30 }) });
    expect(await signInByPasskey()).toMatchObject({ ok: false, failure: { code: 'too_many', retry_after: 30 } });
    expect(offered).toBe(0);
  });
});
