import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { addressOf, joinAt, newFor, placeOf, VIEWS } from '../../src/state/tournament/place';
import { figureText, openGame, roundsOf, shortName, winners } from '../../src/state/tournament/reading';
import { sorted } from '../../src/state/tournament/tournaments.svelte';
import type { TournamentListing } from '../../src/wire/described/messages';
import { open, round, tournament, won } from '../helpers/rounds';

describe('the addresses of tournaments', () => {
  it('lead to where they were made for', () => {
    expect(placeOf('#/tournaments')).toEqual({ at: 'list' });
    expect(placeOf('#/tournaments/new')).toEqual({ at: 'new', club: '' });
    expect(placeOf(newFor('club-du-tablier'))).toEqual({ at: 'new', club: 'club-du-tablier' });
    expect(placeOf(joinAt())).toEqual({ at: 'join', code: '' });
    expect(placeOf(joinAt('481726'))).toEqual({ at: 'join', code: '481726' });
    for (const view of VIEWS)
      expect(placeOf(addressOf('a-B_9', view))).toEqual({ at: 'one', id: 'a-B_9', view, item: '' });
    expect(placeOf(addressOf('a-B_9', 'table', '2-7'))).toEqual({ at: 'one', id: 'a-B_9', view: 'table', item: '2-7' });
  });

  it('lead nowhere when they are none', () => {
    for (const hash of ['#/tournament', '#/tournament/a/kitchen', '#/join/12345a', '#/tournaments/old', '#/joined'])
      expect(placeOf(hash), hash).toBeNull();
  });
});

describe('the rounds of an entrant', () => {
  const page = tournament(5, [
    round([won(1, 2, 0, [12, 4]), won(3, 4, 1, [3, 12])], { byes: [{ entrant: 5, halves: 2 }] }),
    round([open(4, 1, { begun: true, holes: [2, 1] }), open(5, 2)], { byes: [{ entrant: 3, halves: 0 }] }),
  ]);

  it('are told from their side', () => {
    expect(roundsOf(page, 4).map(({ ended, opponent, holes, seat }) => ({ ended, opponent, holes, seat }))).toEqual([
      { ended: 'won', opponent: 3, holes: [12, 3], seat: 1 },
      { ended: 'open', opponent: 1, holes: [2, 1], seat: 0 },
    ]);
    expect(roundsOf(page, 3).map(({ ended, halves }) => [ended, halves])).toEqual([
      ['lost', 0],
      ['bye', 0],
    ]);
  });

  it('name the game that is open, and none to who has a bye or plays elsewhere', () => {
    expect(openGame(page, 2)).toMatchObject({ round: 2, number: 2, opponent: 5, seat: 1 });
    expect(openGame(page, 3)).toBeNull();
    expect(openGame(page, undefined)).toBeNull();
  });

  it('count a forfeit of both as lost, and a table without a winner as drawn', () => {
    const { winner: _, ...nobody } = won(1, 2, 0, [0, 0]);
    const ended = (outcome: 'forfeit' | 'played' | 'annulled') =>
      roundsOf(tournament(2, [round([{ ...nobody, outcome }])]), 1)[0]!.ended;
    expect([ended('forfeit'), ended('played'), ended('annulled')]).toEqual(['lost', 'drawn', 'annulled']);
  });
});

it('the winners are those in the first place, once the tournament is finished', () => {
  const rounds = [round([won(1, 2, 1, [4, 12])])];
  expect(winners(tournament(2, rounds))).toEqual([]);
  expect(winners(tournament(2, rounds, { finished: true }))).toEqual([2]);
});

it('numbers have their sign, and halves are ½', () => {
  expect([0, 0.5, 1, 2.5, -3, 3].map((one) => figureText(one))).toEqual(['0', '½', '1', '2½', '−3', '3']);
  expect([22, 0, -5].map((one) => figureText(one, true))).toEqual(['+22', '0', '−5']);
});

it('a name over twenty letters gives up its first names, and no other', () => {
  expect(shortName('Jean-Baptiste Charpentier')).toBe('J.-B. Charpentier');
  expect(shortName('Ruth Keller')).toBe('Ruth Keller');
});

it('the list has what runs, what is open and what is over, each with the reader’s own first', () => {
  const one = (id: string, more: Partial<TournamentListing>) => ({
    id,
    round: 0,
    finished: false,
    entered: false,
    ...more,
  });
  const all = [
    one('a', { round: 1 }),
    one('b', { round: 2, entered: true }),
    one('c', { finished: true, round: 3 }),
    one('d', {}),
    one('e', { entered: true }),
  ] as TournamentListing[];
  const ids = Object.fromEntries(
    Object.entries(sorted(all)).map(([name, some]) => [name, some.map(({ id }) => id).join('')]),
  );
  expect(ids).toEqual({ running: 'ba', open: 'ed', over: 'c' });
});
