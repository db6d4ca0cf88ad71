import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { belongs, leads } from '../../src/state/club/club.svelte';
import { calendarFile, daysUntil, eveningsOf } from '../../src/state/club/evenings';
import { addressOf, editAt, leagueAt, newLeagueAt, placeOf, VIEWS } from '../../src/state/club/place';
import { lastEvenings, shownRows, termsOf } from '../../src/state/club/season';
import { evening, NOW, SEASON } from '../helpers/clubs';

describe('the addresses of clubs', () => {
  it('lead to where they were made for', () => {
    expect(placeOf('#/clubs')).toEqual({ at: 'list' });
    expect(placeOf('#/clubs/new')).toEqual({ at: 'new' });
    for (const view of VIEWS)
      expect(placeOf(addressOf('club-du-tablier', view))).toEqual({ at: 'one', id: 'club-du-tablier', view });
  });

  it('lead to the leagues of a club', () => {
    const one = { at: 'league', club: 'coin', id: 'Ab-3_x' };
    expect(placeOf(leagueAt('coin', 'Ab-3_x'))).toEqual({ ...one, season: 0, edit: false });
    expect(placeOf(leagueAt('coin', 'Ab-3_x', 12))).toEqual({ ...one, season: 12, edit: false });
    expect(placeOf(editAt('coin', 'Ab-3_x'))).toEqual({ ...one, season: 0, edit: true });
    expect(placeOf(newLeagueAt('coin'))).toEqual({ at: 'newLeague', club: 'coin' });
    for (const hash of ['#/club/coin/league', '#/club/coin/league/a/0', '#/club/coin/league/a/b'])
      expect(placeOf(hash), hash).toBeNull();
  });

  it('lead nowhere when they are none', () => {
    for (const hash of ['#/club', '#/club/a/kitchen', '#/clubs/old', '#/clubbed', '#/club/a/news/1'])
      expect(placeOf(hash), hash).toBeNull();
  });
});

it('officers and the president lead a club; they and the members belong to it, and nobody else', () => {
  const roles = ['none', 'asked', 'invited', 'member', 'officer', 'president'] as const;
  expect(roles.filter(belongs)).toEqual(['member', 'officer', 'president']);
  expect(roles.filter(leads)).toEqual(['officer', 'president']);
});

describe('the evenings of a club', () => {
  const all = [
    evening('soon'),
    evening('later'),
    evening('running', { round: 2 }),
    evening('last', { round: 7, finished: true }),
    evening('first', { round: 7, finished: true }),
  ];
  const ids = (some: { id: string }[]) => some.map(({ id }) => id);

  it('stand in their groups in the order of the server; the next is the one that runs, or else the first to come', () => {
    const groups = eveningsOf(all);
    expect(ids(groups.running)).toEqual(['running']);
    expect(ids(groups.toCome)).toEqual(['soon', 'later']);
    expect(ids(groups.over)).toEqual(['last', 'first']);
    expect(groups.next?.id).toBe('running');
    expect(eveningsOf(all.filter(({ round }) => round === 0)).next?.id).toBe('soon');
    expect(eveningsOf(all.filter(({ finished }) => finished)).next).toBeNull();
  });

  it('do not have the ladder among them, which is there for good', () => {
    const ladder = evening('ladder', { system: 'ladder' as 'swiss', round: 1 });
    const groups = eveningsOf([ladder, ...all]);
    expect(groups.ladder?.id).toBe('ladder');
    expect(groups.running.map(({ id }) => id)).toEqual(['running']);
  });

  it('are so many days away by the calendar, not by hours', () => {
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime() / 1000;
    expect(daysUntil(at(28, 20), at(28, 9))).toBe(0);
    expect(daysUntil(at(29, 1), at(28, 23))).toBe(1);
    expect(daysUntil(at(33, 20), at(28, 22))).toBe(5);
  });

  it('go into a calendar with their time, place and address, as lines that a calendar reads', () => {
    const file = calendarFile(evening('e7', { name: 'Swiss; seven, rounds' }), NOW, 'Café, Lyon', 'https://x/#/t');
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Trictrac//Club//EN',
      'BEGIN:VEVENT',
      'UID:e7@trictrac',
      'DTSTAMP:20261128T120000Z',
      'DTSTART:20261128T120000Z',
      'DTEND:20261128T150000Z',
      'SUMMARY:Swiss\\; seven\\, rounds',
      'LOCATION:Café\\, Lyon',
      'URL:https://x/#/t',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(calendarFile(evening('e7'), NOW, '', '')).not.toContain('LOCATION');
  });
});

describe('the season of a club', () => {
  it('has each sum from the evenings that earned points', () => {
    for (const row of SEASON.rows) {
      const terms = termsOf(SEASON, row);
      expect(terms.reduce((sum, { points }) => sum + points, 0)).toBe(row.points);
      expect(terms.every(({ points }) => points > 0)).toBe(true);
    }
    expect(termsOf(SEASON, SEASON.rows[1]!).map(({ evening: { id }, at }) => [id, at])).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('is shortened to its last evenings and first places, but keeps the row of the reader', () => {
    expect(lastEvenings(SEASON, 2)).toEqual([1, 2]);
    expect(lastEvenings(SEASON, 9)).toEqual([0, 1, 2]);
    expect(shownRows(SEASON, 2).map(({ place }) => place)).toEqual([1, 2, 4]);
    expect(shownRows(SEASON, 8)).toHaveLength(4);
  });
});
