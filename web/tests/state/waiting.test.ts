import { expect, it } from 'vitest';
import { called, newsOf } from '../../src/state/person/changes';
import { goingOn } from '../../src/state/person/news';
import type { KeptGame } from '../../src/state/kept/games';
import type { MyGame } from '../../src/wire/described/messages';

const game = (id: string, more: Partial<MyGame> = {}): MyGame => ({
  game: id,
  players: [0],
  names: ['Anne', 'Marie'],
  touched: 1000,
  ...more,
});
const known = (...games: MyGame[]) => new Map(games.map((one) => [one.game, one]));
const kept = (id: string, changed: number, more: Partial<KeptGame> = {}): KeptGame => ({
  game: id,
  keys: {},
  against: '',
  over: false,
  changed,
  ...more,
});

it('what is new is said once, and of games seen before', () => {
  const before = known(game('a'), game('b', { turn: true }), game('c', { free: [1] }), game('d', { turn: true }));
  const now = [
    game('a', { turn: true }),
    game('b', { turn: true }),
    game('c'),
    game('d', { turn: false, over: true }),
    game('e', { turn: true }),
  ];
  expect(newsOf(before, now)).toEqual([
    { what: 'turn', game: 'a', who: 'Marie' },
    { what: 'taken', game: 'c', who: 'Marie' },
    { what: 'over', game: 'd', who: 'Marie' },
  ]);
  expect(newsOf(known(...now), now)).toEqual([]);
});

it('the end of a game is not said to the player who has just left it for the next', () => {
  const before = known(game('a'), game('b'));
  const now = [game('a', { over: true }), game('b', { over: true })];
  expect(newsOf(before, now, 'a')).toEqual([{ what: 'over', game: 'b', who: 'Marie' }]);
  expect(newsOf(known(game('a')), [game('a', { turn: true })], 'a')).toHaveLength(1);
});

it('a seat that is taken is said, and not the turn that comes of the lead; nothing is said twice', () => {
  const news = newsOf(known(game('a', { free: [1] })), [game('a', { turn: true })]);
  expect(news).toEqual([{ what: 'taken', game: 'a', who: 'Marie' }]);
  expect(called(news, news)).toEqual(news);
  const turn = { what: 'turn', game: 'a', who: 'Marie' } as const;
  expect(called(news, [turn])).toEqual(news);
  expect(called(news, [{ ...turn, game: 'b' }])).toHaveLength(2);
  expect(called(news, [{ ...turn, what: 'over' }])).toHaveLength(2);
});

it('what one goes on with begins with what waits for one, whatever device it was sat down at', () => {
  const going = goingOn(
    [kept('here', 3_000_000), kept('both', 2_000_000), kept('ended', 4_000_000)],
    [game('both', { turn: true }), game('there', { touched: 2500, turn: false }), game('ended', { over: true })],
  );
  expect(going.map(({ game: id }) => id)).toEqual(['both', 'here', 'there']);
  expect(going.map(({ against }) => against)).toEqual(['Marie', '', 'Marie']);
});

const challenge = (to: number, more: Partial<MyGame> = {}) =>
  game('c', { free: [1], challenge: { to, until: 600 }, ...more });

it('a challenge is said as soon as it is known, and no longer once it has ended', () => {
  const asked = challenge(0);
  const news = newsOf(null, [asked, game('a', { turn: true })]);
  expect(news).toEqual([{ what: 'challenge', game: 'c', who: 'Marie' }]);
  expect(called([], news, [asked])).toEqual(news);
  expect(called(news, newsOf(known(asked), [asked]), [asked])).toEqual(news);
  expect(called(news, newsOf(known(asked), []), [])).toEqual([]);
});

it('the person who challenges is told the answer, and who accepts is not', () => {
  const own = challenge(1);
  expect(newsOf(null, [own])).toEqual([]);
  expect(newsOf(known(own), [])).toEqual([{ what: 'declined', game: 'c', who: 'Marie' }]);
  expect(newsOf(known(own), [game('c')])).toEqual([{ what: 'taken', game: 'c', who: 'Marie' }]);
  expect(newsOf(known(challenge(0)), [game('c')])).toEqual([]);
  expect(goingOn([], [own, game('a')]).map(({ game: id }) => id)).toEqual(['a']);
});
