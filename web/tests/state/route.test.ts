import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meantBy } from '../../src/state/addresses/also';
import { hashOf, routeOf, SHELVES, TRAINERS, type Route } from '../../src/state/addresses/route';

const PACKED = `@${'aZ0-_'.repeat(40)}`;
const TRID = 'TRID=C---AABABBAB--b-ac-b---g:w:R:-:0-0:0-0:-:-:9.9';

/** Every kind of route, by its address. */
const ROUTES: [string, Route][] = [
  ['#/', { page: 'start' }],
  ['#/account', { page: 'account' }],
  ['#/friend', { page: 'friend' }],
  ['#/games', { page: 'games' }],
  ['#/lesson', { page: 'lesson' }],
  ['#/lobby', { page: 'lobby' }],
  ['#/moderation', { page: 'moderation' }],
  ['#/new', { page: 'new' }],
  ['#/privacy', { page: 'privacy' }],
  ['#/house', { page: 'house' }],
  ['#recover=Ab_-9', { page: 'recover', code: 'Ab_-9' }],
  ['#confirm=Ab_-9', { page: 'confirm', code: 'Ab_-9' }],
  ['#undo=Ab_-9', { page: 'undo', code: 'Ab_-9' }],
  ['#stop=Ab_-9', { page: 'stop', code: 'Ab_-9' }],
  ['#/g/local-ab_c', { page: 'table', id: 'local-ab_c' }],
  ['#/seat/abc-D_9/1/k3Y', { page: 'seat', game: 'abc-D_9', player: 1, code: 'k3Y' }],
  ['#/game/x', { page: 'game', id: 'x', roll: null }],
  ['#/game/local-ab_c#t=12', { page: 'game', id: 'local-ab_c', roll: 12 }],
  ['#/game/x#t=end', { page: 'game', id: 'x', roll: 'end' }],
  [`#/game/${PACKED}#t=3`, { page: 'game', id: PACKED, roll: 3 }],
  ['#/review/x', { page: 'review', id: 'x' }],
  [`#/review/${PACKED}`, { page: 'review', id: PACKED }],
  ['#/position/', { page: 'position', text: '' }],
  [`#/position/${TRID}`, { page: 'position', text: TRID }],
  ['#/studies', { page: 'study', id: null }],
  ['#/study/plein', { page: 'study', id: 'plein' }],
  [`#/study/${PACKED}`, { page: 'study', id: PACKED }],
  ['#/sheet', { page: 'sheet', id: null }],
  ['#/sheet/abc', { page: 'sheet', id: 'abc' }],
  ['#/learn', { page: 'learn', lesson: null }],
  ['#/learn/17', { page: 'learn', lesson: 17 }],
  ['#/learn/model/2', { page: 'learn', lesson: 'model/2' }],
  ['#/kiosk', { page: 'kiosk', lang: null }],
  ['#/kiosk/fr', { page: 'kiosk', lang: 'fr' }],
  ['#/train', { page: 'train', trainer: 'all' }],
  ...TRAINERS.map((trainer): [string, Route] => [`#/train/${trainer}`, { page: 'train', trainer }]),
  ['#/train/count/hit_true_outer', { page: 'train', trainer: 'count', item: 'hit_true_outer' }],
  ['#/train/masters/1a2b', { page: 'train', trainer: 'masters', item: '1a2b' }],
  ['#/standing', { page: 'best', kind: null }],
  ['#/standing/ecrire-lois', { page: 'best', kind: 'ecrire-lois' }],
  ...['Anne', 'Jean-Paul / II', 'Élise 100 %', '太郎'].map((name): [string, Route] => [
    `#/player/${encodeURIComponent(name)}`,
    { page: 'player', name },
  ]),
  ['#/rules/', { page: 'book', shelf: 'rules', id: '' }],
  ['#/glossary/coin-de-repos', { page: 'book', shelf: 'glossary', id: 'coin-de-repos' }],
  ...SHELVES.map((shelf): [string, Route] => [
    hashOf({ page: 'book', shelf, id: 'k2' }),
    { page: 'book', shelf, id: 'k2' },
  ]),
  ...[
    '#/tournaments',
    '#/tournaments/new',
    '#/tournament/a-B_9',
    '#/tournament/a-B_9/print/3',
    '#/join/481726',
    '#/clubs',
    '#/clubs/new',
    '#/club/tablier/members',
  ].map((hash): [string, Route] => [hash, { page: 'tournament', hash }]),
  ['#/kiosk/french', { page: 'lost', hash: '#/kiosk/french' }],
  ['#/nosuchpage', { page: 'lost', hash: '#/nosuchpage' }],
];

describe('an address', () => {
  it.each(ROUTES)('%s is read and printed', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
    expect(hashOf(route)).toBe(hash);
  });

  it('may be written otherwise', () => {
    for (const hash of ['#/account', '#account', '#/account/']) expect(routeOf(hash)).toEqual({ page: 'account' });
    for (const hash of ['', '#', '#/', '#main']) expect(routeOf(hash)).toEqual({ page: 'start' });
    expect(routeOf('#/recover=Ab_-9')).toEqual({ page: 'recover', code: 'Ab_-9' });
    expect(routeOf('#/game/x?t=3')).toEqual({ page: 'game', id: 'x', roll: 3 });
    expect(routeOf('#/position')).toEqual({ page: 'position', text: '' });
    expect(routeOf('#/position/50%')).toEqual({ page: 'position', text: '50%' });
    expect(routeOf('#/rules')).toEqual({ page: 'book', shelf: 'rules', id: '' });
  });

  it.each([
    ['#/book/rules', { page: 'book', shelf: 'rules', id: '' }],
    ['#/book/rules/k2', { page: 'book', shelf: 'rules', id: 'k2' }],
    ['#/book/glossary', { page: 'book', shelf: 'glossary', id: '' }],
  ] as const)('%s leads to a shelf of the book', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
  });

  it.each([
    ['#/book', { page: 'book', shelf: 'rules', id: '' }],
    ['#/book/', { page: 'book', shelf: 'rules', id: '' }],
    ['#/lessons', { page: 'learn', lesson: null }],
    ['#/course', { page: 'learn', lesson: null }],
    ['#/trainers', { page: 'train', trainer: 'all' }],
    ['#/training', { page: 'train', trainer: 'all' }],
    ['#/day', { page: 'train', trainer: 'day' }],
    ['#/play', { page: 'new' }],
    ['#/study', { page: 'study', id: null }],
    ['#/analysis', { page: 'position', text: '' }],
  ] as const)('%s is likely to be typed, and leads where it should', (hash, route) => {
    expect(routeOf(hash)).toEqual({ page: 'lost', hash });
    expect(meantBy(hash)).toEqual(route);
  });

  it.each([
    ...['#/accounts', '#/gamesome', '#/game/', '#/player/', '#/g/', '#/review', '#/book/nothing/k2'],
    ...['#/train/nothing', '#/train/day/2', '#/learn/one', '#/study/a/b', '#/sheet/a/b'],
    ...['#/seat/abc/1', '#/seat/abc/one/k', '#/seat//1/k', '#/rules/a/b', '#/constructor'],
  ])('%s leads nowhere', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'lost', hash });
    expect(meantBy(hash)).toBeNull();
  });
});

it('is somewhere wherever the page writes one out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
  const written = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/href(?:=|: )["'](#\/[^"']*)["']/g)].map(([, hash]) => hash!),
  );
  expect(written.length).toBeGreaterThan(20);
  for (const hash of written) expect(routeOf(hash).page, hash).not.toBe('lost');
});
