import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { Lesson } from '../../src/features/lesson/lesson.svelte';
import { saidOf } from '../../src/features/lesson/said';
import { SCRIPT, SEED, TRID } from '../../src/features/lesson/script';
import { words } from '../../src/features/lesson/words';
import { CourrierSession } from '../../src/state/courrier/session.svelte';
import { TrictracSession } from '../../src/state/trictrac/session.svelte';
import { i18n } from '../../src/words/language.svelte';
import { namer } from '../../src/words/naming';
import { CourrierListener, Listener, tableOf } from '../helpers/listener';

/** Games heard and not seen: all that the live regions say, as it is said. `npm run aloud` writes what is heard again. */

const person = (name: string) => ({ kind: 'human', name }) as const;
const bot = (name: string) => ({ kind: 'bot', bot: 'commis', name }) as const;
const seed = (byte: string) => byte.repeat(32);
/** Eleven holes and eight points: what comes next wins. */
const LAST = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-2:11-4:w:-:12.11';

async function table(wish: object): Promise<Listener> {
  const listener = new Listener(new TrictracSession('one', await tableOf({ format: 'tour', ...wish })));
  await Promise.resolve();
  listener.listen();
  return listener;
}

const TOURS: Record<string, () => Promise<Listener>> = {
  'against the computer, without a name': async () => {
    const listener = await table({ white: person(''), black: bot(i18n.t.commis), seed: seed('5e') });
    for (let turn = 0; turn < 26; turn += 1) listener.turn(false);
    return listener;
  },
  'two at one device, with mistakes': async () => {
    const listener = await table({ white: person('Anne'), black: person('Denis'), seed: seed('2c') });
    while (listener.session.asked!.stage === 'roll') listener.turn(false);
    listener.presses(5);
    listener.presses(24);
    listener.presses(1);
    listener.presses(13);
    for (let turn = 0; turn < 8; turn += 1) listener.turn(true);
    listener.does('abandon', () => listener.session.act({ type: 'resign' }));
    return listener;
  },
  'the last hole': async () => {
    const listener = await table({ white: person('Anne'), black: bot(i18n.t.commis), trid: LAST, seed: seed('07') });
    while (!listener.session.end) listener.turn(true);
    return listener;
  },
  'three à la ronde': async () => {
    const others = [person('Claire')];
    const players = { white: person('Anne'), black: person('Denis'), others };
    const listener = await table({
      format: 'ecrire-1780',
      match: { players: 3, rounds: 3 },
      ...players,
      seed: seed('11'),
    });
    for (let turn = 0; turn < 6; turn += 1) listener.turn(true);
    return listener;
  },
};

/** Both are bearing off, and the match is to two points. */
const ENDING = 'S4=------b-c---------DBBA--:w:R:-:0-0:2';

async function courrier(wish: object): Promise<CourrierListener> {
  const table = await tableOf({ format: 'courrier', rules: undefined, ...wish });
  const listener = new CourrierListener(new CourrierSession('one', table));
  await Promise.resolve();
  listener.listen();
  return listener;
}

const COURRIER: Record<string, () => Promise<CourrierListener>> = {
  'Le Tric Trac, two at one device, with mistakes': async () => {
    const players = { white: person('Anne'), black: person('Denis') };
    const listener = await courrier({ ...players, seed: seed('5e') });
    while (listener.session.asked!.stage === 'roll') listener.turn();
    for (const fleche of [5, 1, 13, 16, 13, 18, 13, 17]) listener.presses(fleche);
    for (let turn = 0; turn < 12; turn += 1) listener.turn();
    listener.does('abandon', () => listener.session.act({ type: 'resign' }));
    return listener;
  },
  'Le Tric Trac against the computer, to the end of a match': async () => {
    const players = { white: person(''), black: bot(i18n.t.commis) };
    const listener = await courrier({ ...players, position: ENDING, seed: seed('2c') });
    while (!listener.session.won) listener.turn();
    listener.does('␣', () => listener.session.goOn());
    for (let turn = 0; turn < 4; turn += 1) listener.turn();
    listener.does('abandon', () => listener.session.act({ type: 'resign' }));
    return listener;
  },
};

/** The first relevé to its end: the coach's pages come between what the table says. */
async function lesson(): Promise<string[]> {
  const players = { white: person(''), black: person(i18n.t.levels.name.valere) };
  const table = await tableOf({ format: 'tour', trid: TRID, ...players, seed: SEED });
  const session = new Lesson('lesson', SCRIPT, 0, table);
  const listener = new Listener(session);
  await Promise.resolve();
  listener.listen();
  let last = '';
  const coach = () => {
    const said = saidOf(i18n.t, i18n.of(words), session, namer('1-24', 'white'));
    const text = said ? [said.title, ...said.text].join(' / ').replaceAll('*', '') : '';
    if (text && !said?.quiet && text !== last) listener.heard.push(`— ${text}`);
    last = text;
  };
  for (let step = 0; step < 150 && session.page?.kind !== 'end'; step += 1) {
    coach();
    const { page, turn, next, hand } = session;
    if (page?.kind === 'guess' && session.guessed === null)
      listener.does(String(page.points), () => (session.guessed = page.points));
    else if (page) listener.does(i18n.of(words).next, () => session.turnPage());
    else if (turn?.side === 'black') listener.does('…', () => session.answer());
    else if (next?.do === 'play' && turn?.stage === 'move' && !hand.helpless)
      listener.does('…', () => {
        hand.take(session.asked!.plays![0]!);
        hand.confirm();
      });
    else listener.turn(false);
  }
  coach();
  return listener.heard;
}

describe.each(['fr', 'en'] as const)('a game heard in %s', (lang) => {
  it('reads well aloud', { timeout: 120_000 }, async () => {
    localStorage.setItem('trictrac.lang', lang);
    await i18n.begin();
    const tours = await Promise.all(
      Object.entries({ ...TOURS, ...COURRIER }).map(async ([name, play]) =>
        [`# ${name}`, ...(await play()).heard, ''].join('\n'),
      ),
    );
    const all = [...tours, `# lesson`, ...(await lesson()), ''].join('\n');
    await expect(all).toMatchFileSnapshot(`golden/aloud.${lang}.txt`);
    expect(all).not.toMatch(/→|\bundefined\b|\bnull\b/);
  });
});
