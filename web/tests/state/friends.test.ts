import { describe, expect, it } from 'vitest';
import { hasCome } from '../../src/features/friends/atTable';
import { newGame, mineOf, type GameChoice } from '../../src/parts/formats/seats';
import { games } from '../../src/state/kept/games';
import { lastStanding, standing } from '../../src/state/game/standing';
import { keysOfNext } from '../../src/state/table/people.svelte';
import type { GameInfo, Proposed } from '../../src/wire/described/messages';
import '../helpers/browserless';
import { tables } from '../helpers/sentences';
import { linked } from '../helpers/linked';
import { info, line } from '../helpers/samples';

const FRIENDS: GameInfo = { ...info, black: { name: '', kind: 'human', free: true } };

/** Anne's page at a table to which somebody is invited. */
function invited() {
  const at = linked(FRIENDS);
  at.hear({ say: 'ready', line: 0 });
  return at;
}

describe('a table with people elsewhere', () => {
  it('waits for the player who is invited until they have taken their seat', () => {
    const { page, hear } = invited();
    expect(page.awaited).toEqual([1]);
    expect(page.elsewhere).toEqual([1]);
    hear({ say: 'taken', player: 1, name: 'Marie' });
    expect(page.people.said).toEqual([{ n: 1, player: 1, phrase: null }]);
    expect(page.awaited).toEqual([]);
    expect(page.game.info?.black).toEqual({ kind: 'human', name: 'Marie' });
  });

  it('calls the player who gives no name as the seat was called before', () => {
    const { page, hear } = invited();
    hear({ ...FRIENDS, black: { name: 'Denis', kind: 'human', free: true } });
    hear({ say: 'taken', player: 1, name: '' });
    expect(page.game.info?.black).toEqual({ kind: 'human', name: 'Denis' });
  });

  it('marks a player who has no account of that name', () => {
    const { page, hear } = invited();
    hear({ say: 'taken', player: 1, name: 'Marie', guest: true });
    expect(page.game.info?.black).toEqual({ kind: 'human', name: 'Marie', guest: true });
  });

  it('knows that a seat which was not free has passed to somebody else', () => {
    const { page, hear } = invited();
    hear({ say: 'taken', player: 1, name: 'Marie', guest: true });
    hear({ say: 'taken', player: 1, name: 'Paul' });
    expect(page.game.info?.black).toEqual({ kind: 'human', name: 'Paul' });
    expect(page.you).toEqual(['white']);
    hear({ say: 'taken', player: 0, name: 'Denis' });
    expect(page.you).toEqual([]);
  });

  it('misses those who came and are not there, and nobody while it is not connected itself', () => {
    const { page, hear, link } = invited();
    hear({ say: 'here', players: [0], watching: 0 });
    expect(page.isAway(1)).toBe(false);
    hear({ say: 'taken', player: 1, name: 'Marie' });
    expect(page.isAway(1)).toBe(true);
    expect(page.isAway(0)).toBe(false);
    hear({ say: 'here', players: [0, 1], watching: 2 });
    expect(page.isAway(1)).toBe(false);
    hear({ say: 'here', players: [0], watching: 0 });
    link('down');
    expect(page.isAway(1)).toBe(false);
  });

  it('tells who has left from who has never come', () => {
    const { page, hear } = invited();
    hear({ say: 'taken', player: 1, name: 'Marie' });
    hear({ say: 'here', players: [0], watching: 0 });
    expect([0, 1].map((player) => hasCome(page, player))).toEqual([true, false]);
    hear({ say: 'here', players: [0, 1], watching: 0 });
    hear({ say: 'here', players: [0], watching: 0 });
    expect(hasCome(page, 1)).toBe(true);
  });

  it('knows by what a player has thrown that they have come, though the page was opened later', () => {
    const { page, hear } = invited();
    hear({ say: 'taken', player: 1, name: 'Marie' });
    hear(line(1, { type: 'roll', dice: [4, 2] }, { side: 'black' }));
    expect(hasCome(page, 1)).toBe(true);
  });

  it('keeps the last thing each has said', () => {
    const { page, hear, sent } = invited();
    page.sayTo('hello');
    expect(sent.at(-1)).toEqual({ do: 'say', player: 0, phrase: 'hello' });
    hear({ say: 'said', player: 0, phrase: 'hello' });
    hear({ say: 'said', player: 1, phrase: 'thanks' });
    hear({ say: 'said', player: 0, phrase: 'good_luck' });
    expect(page.people.said.map(({ player, phrase }) => [player, phrase])).toEqual([
      [1, 'thanks'],
      [0, 'good_luck'],
    ]);
  });

  it('says again that another game is wished for when the line was lost', () => {
    const { page, sent, hear, link } = invited();
    page.wish(true);
    link('down');
    link('up');
    hear({ say: 'ready', line: 0 });
    expect(sent.filter(({ do: does }) => does === 'again')).toEqual(
      Array.from({ length: 2 }, () => ({ do: 'again', player: 0, wish: true })),
    );
  });
});

describe('what is proposed at a table', () => {
  const proposed = (line: number, players: number[], to: 'stop' | 'adjourn' = 'stop'): Proposed => ({
    say: 'proposed',
    line,
    proposals: players.length > 0 ? [{ to, players }] : [],
  });

  it('stands until there is another line', () => {
    const { page, hear } = invited();
    hear(proposed(1, [1]));
    expect(page.proposals).toEqual([{ to: 'stop', players: [1] }]);
    hear(line(1, { type: 'lead', throws: [[4, 2]], first: 'white' }));
    expect(page.proposals).toEqual([]);
    hear(proposed(2, [1]));
    expect(page.proposals).toHaveLength(1);
  });

  it('and is not accepted is said to who proposed it, not to who withdrew it', () => {
    const { page, sent, hear } = invited();
    page.agree('stop', true);
    expect(sent.at(-1)).toEqual({ do: 'agree', player: 0, line: 1, to: 'stop', wish: true });
    hear(proposed(1, [0]));
    hear(proposed(1, []));
    expect(page.people.declined).toEqual({ to: 'stop', line: 1 });
    page.agree('stop', true);
    hear(proposed(1, [0]));
    page.agree('stop', false);
    hear(proposed(1, []));
    expect(page.people.declined).toBeNull();
    hear(proposed(1, [1], 'adjourn'));
    page.agree('adjourn', false);
    hear(proposed(1, []));
    expect(page.people.declined).toBeNull();
  });
});

describe('a page whose line was lost', () => {
  const proposed = (players: number[]): Proposed => ({
    say: 'proposed',
    line: 1,
    proposals: players.length > 0 ? [{ to: 'stop', players }] : [],
  });
  const talked = (n: number, player: number, text: string) =>
    ({ n, to: 'players', by: 'x', player, name: 'Marie', at: 1, text }) as const;
  /** Loses the line and joins again; `here` comes after all other news that stand. */
  function rejoined({ hear, link }: ReturnType<typeof invited>, ...news: Parameters<typeof hear>[0][]) {
    link('down');
    link('up');
    hear(FRIENDS);
    hear({ say: 'ready', line: 0 });
    for (const one of news) hear(one);
    hear({ say: 'here', players: [0, 1], watching: 0 });
  }
  const sentOf = ({ sent }: ReturnType<typeof invited>, what: string) => sent.filter(({ do: does }) => does === what);

  it('learns that its proposal was declined meanwhile, or that it still stands', () => {
    const at = invited();
    at.page.agree('stop', true);
    at.hear(proposed([0]));
    rejoined(at, proposed([0]));
    expect(at.page.proposals).toHaveLength(1);
    rejoined(at);
    expect(at.page.proposals).toEqual([]);
    expect(at.page.people.declined).toEqual({ to: 'stop', line: 1 });
    expect(sentOf(at, 'agree')).toHaveLength(1);
  });

  it('says again what it proposed or declined, unless that has been heard', () => {
    const at = invited();
    at.page.agree('stop', true);
    rejoined(at);
    expect(sentOf(at, 'agree')).toHaveLength(2);
    at.hear(proposed([0]));
    rejoined(at, proposed([0]));
    expect(sentOf(at, 'agree')).toHaveLength(2);
    at.hear(proposed([1]));
    at.page.agree('stop', false);
    rejoined(at, proposed([1]));
    expect(sentOf(at, 'agree').at(-1)).toEqual({ do: 'agree', player: 0, line: 1, to: 'stop', wish: false });
    expect(sentOf(at, 'agree')).toHaveLength(4);
    at.hear(proposed([]));
    rejoined(at);
    expect(sentOf(at, 'agree')).toHaveLength(4);
  });

  it('proposes nothing again for a line that has passed', () => {
    const at = invited();
    at.page.agree('stop', true);
    at.link('down');
    at.link('up');
    at.hear(line(1, { type: 'lead', throws: [[4, 2]], first: 'white' }));
    at.hear({ say: 'ready', line: 1 });
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    expect(sentOf(at, 'agree')).toHaveLength(1);
  });

  it('writes again what nobody has received, once', () => {
    const at = invited();
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    at.hear({ say: 'talk', ...talked(1, 0, 'Merci !') });
    at.page.talk('Merci !');
    rejoined(at, { say: 'talks', talks: [talked(1, 0, 'Merci !')] });
    expect(sentOf(at, 'talk')).toHaveLength(2);
    rejoined(at, { say: 'talks', talks: [talked(1, 0, 'Merci !'), talked(2, 0, 'Merci !')] });
    at.hear({ say: 'here', players: [0], watching: 0 });
    expect(sentOf(at, 'talk')).toHaveLength(2);
  });

  it('writes the same words again as often as they were lost', () => {
    const at = invited();
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    at.page.talk('Merci !');
    at.page.talk('Merci !');
    rejoined(at, { say: 'talks', talks: [talked(1, 0, 'Merci !')] });
    expect(sentOf(at, 'talk')).toHaveLength(3);
    rejoined(at, { say: 'talks', talks: [talked(1, 0, 'Merci !'), talked(2, 0, 'Merci !')] });
    expect(sentOf(at, 'talk')).toHaveLength(3);
  });

  it('has not read what was written meanwhile, and shows the last of it', () => {
    const at = invited();
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    rejoined(at, { say: 'talks', talks: [talked(1, 1, 'Bonjour'), talked(2, 1, 'Belle case')] });
    expect(at.page.people.read).toBe(0);
    expect(at.page.people.said.map(({ talk }) => talk?.text)).toEqual(['Belle case']);
    at.page.people.read = 2;
    rejoined(at, { say: 'talks', talks: [talked(1, 1, 'Bonjour'), talked(2, 1, 'Belle case')] });
    expect(at.page.people.said.map(({ n }) => n)).toEqual([2]);
  });

  it('no longer shows what a moderator took away meanwhile', () => {
    const at = invited();
    const texts = () => at.page.people.talks.map(({ text }) => text);
    at.hear({ say: 'talks', talks: [talked(1, 1, 'Bonjour'), talked(2, 1, 'Nigaude'), talked(3, 0, 'Merci')] });
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    expect(texts()).toEqual(['Bonjour', 'Nigaude', 'Merci']);
    rejoined(at, { say: 'talks', talks: [talked(1, 1, 'Bonjour'), talked(3, 0, 'Merci')] });
    expect(texts()).toEqual(['Bonjour', 'Merci']);
    rejoined(at);
    expect(texts()).toEqual([]);
  });

  it('takes time, lets the table throw and claims the game again, unless it has seen it done', () => {
    const at = invited();
    at.page.giveTime();
    at.page.setAutoPlay(true);
    at.page.claimAbsent();
    at.hear(line(1, { type: 'add_time', player: 0 }));
    at.link('down');
    at.link('up');
    at.hear({ say: 'ready', line: 1 });
    at.hear({ say: 'here', players: [0, 1], watching: 0 });
    expect(at.sent.filter(({ do: does }) => does !== 'join').map(({ do: does }) => does)).toEqual([
      'add_time',
      'auto_play',
      'claim_absent',
      'auto_play',
    ]);
  });

  it('asks for nothing again that was refused', () => {
    const at = invited();
    at.page.talk('Bonjour');
    at.hear({ say: 'error', code: 'not_signed_in', message: 'sign in first' });
    rejoined(at);
    expect(sentOf(at, 'talk')).toHaveLength(1);
  });
});

describe('lines beside the game', () => {
  const done = (...types: string[]) => types.map((type) => ({ do: { type } }));
  const kinds = (lines: { do: { type: string } }[]) => lines.map(({ do: { type } }) => type);

  it('change nothing of it but for what is taken back', () => {
    const lines = done('commit', 'reveal', 'lead', 'roll', 'play', 'adjourn', 'take_back', 'play', 'roll', 'stop');
    expect(kinds(standing(lines))).toEqual(['lead', 'roll', 'play', 'roll']);
    expect(kinds(standing(lines.slice(0, 7)))).toEqual(['lead', 'roll']);
  });

  it('are passed over by who looks for the last of something', () => {
    const lines = done('roll', 'play', 'roll', 'take_back', 'adjourn', 'take_back');
    expect(lastStanding(lines, 6, () => true)).toBe(1);
    expect(lastStanding(lines, 4, () => true)).toBe(2);
    expect(lastStanding(lines, 3, (line) => line.do.type === 'play')).toBe(2);
    expect(lastStanding(lines, 6, (line) => line.do.type === 'play')).toBe(0);
  });
});

describe('an invitation', () => {
  it('leaves the friend’s seat to them, on whichever side', () => {
    const guests = [{ name: 'Anne', kind: 'human' as const }];
    const choice: GameChoice = {
      format: 'tour',
      changes: {},
      options: {},
      level: 'valere',
      opponent: 'friend',
      side: 'black',
      guests,
    };
    expect(mineOf(choice)).toEqual([1]);
    expect(newGame(tables.fr, choice)).toMatchObject({ white: { kind: 'human', name: '' }, black: { name: 'Anne' } });
    expect(mineOf({ ...choice, opponent: 'two' })).toBeNull();
  });

  it('of more than two leaves each their own seat', () => {
    const guest = (kind: 'human' | 'bot', far = false) => ({ name: '', kind, far });
    const choice: GameChoice = {
      format: 'ecrire-lois',
      changes: { 'ecrire-lois': { players: 3, company: 'alone' } },
      options: {},
      level: 'valere',
      opponent: 'computer',
      side: 'white',
      guests: [guest('human'), guest('bot'), guest('human', true)],
    };
    expect(mineOf(choice)).toEqual([0]);
    expect(mineOf({ ...choice, guests: [guest('human'), guest('bot'), guest('human')] })).toBeNull();
  });
});

it('the keys of two open the next game from the other side, those of more the same seats', () => {
  expect(keysOfNext({ 0: 'a' }, 2)).toEqual({ 1: 'a' });
  expect(keysOfNext({ 0: 'a', 1: 'b' }, 2)).toEqual({ 1: 'a', 0: 'b' });
  expect(keysOfNext({ 2: 'c' }, 3)).toEqual({ 2: 'c' });
});

it('keys that were kept by their sides still open the seats', () => {
  const kept = (keys: object) => ({ game: 'one', keys, against: '', over: false });
  const found = (keys: object) => {
    localStorage.setItem('trictrac.games', JSON.stringify([kept(keys)]));
    return games()[0]!.keys;
  };
  expect(found({ white: 'w' })).toEqual({ 0: 'w' });
  expect(found({ white: 'w', black: 'b' })).toEqual({ 0: 'w', 1: 'b' });
  expect(found({ 1: 'k' })).toEqual({ 1: 'k' });
  expect(found({})).toEqual({});
  localStorage.removeItem('trictrac.games');
});
