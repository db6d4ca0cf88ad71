import { describe, expect, it } from 'vitest';
import '../helpers/browserless';
import { byName, chunks, paperOf, sortName } from '../../src/features/paper/sheets';
import { reportOf, standpoint, tableOfItem, typedFirst } from '../../src/features/report/reporting';
import { scenesOf } from '../../src/features/wall/scenes';
import { NOW, table, tournament } from '../helpers/tournaments';

describe('paper', () => {
  it('is what the address names', () => {
    expect(paperOf('')).toEqual({ kind: 'pairings', round: 0 });
    expect(paperOf('sheets-3')).toEqual({ kind: 'sheets', round: 3 });
    expect(paperOf('nonsense-2')).toEqual({ kind: 'pairings', round: 2 });
  });

  it('has everybody once by name, surnames first, those without an opponent too', () => {
    const page = tournament();
    page.rounds[3]!.byes.push({ entrant: 17, halves: 2 });
    page.entrants.push({ entrant: 17, name: 'Zoé', rating: 1500 });
    const all = byName(page, 4);
    expect(all).toHaveLength(17);
    expect(new Set(all.map(({ entrant }) => entrant)).size).toBe(17);
    expect(all[0]).toMatchObject({ name: 'Bonnet, Claire' });
    expect(all.at(-1)).toMatchObject({ name: 'Zoé', table: 0 });
    expect(sortName('Jean de La Tour')).toBe('Tour, Jean de La');
  });

  it('is cut into pages', () => {
    expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunks([], 2)).toEqual([]);
  });
});

describe('a table that its score sheet leads to', () => {
  const page = tournament();
  const eighth = page.rounds[3]!.tables[7]!;
  const as = (entrant: number) => tournament({ you: { entrant } });

  it('is named by its round and number, or its number alone', () => {
    expect(tableOfItem(page, '3-7')).toEqual({ round: 3, table: 7 });
    expect(tableOfItem(page, '7')).toEqual({ round: 4, table: 7 });
    expect(tableOfItem(page, '4-9')).toBeNull();
    expect(tableOfItem(page, 'x')).toBeNull();
  });

  it('is reported by one player, confirmed by the other, and decided by those who direct', () => {
    const [white = 0, black = 0] = eighth.seats;
    expect(standpoint(as(white), eighth)).toBe('waits');
    expect(standpoint(as(black), eighth)).toBe('confirms');
    expect(standpoint(as(black), { ...eighth, reports: [] })).toBe('reports');
    expect(standpoint(as(99), eighth)).toBe('watches');
    expect(standpoint(page, eighth)).toBe('decides');
    expect(standpoint(page, page.rounds[3]!.tables[4]!)).toBe('over');
    const seventh = page.rounds[3]!.tables[6]!;
    expect(standpoint(as(seventh.seats[0]!), seventh)).toBe('disputes');
  });

  it('offers the opponent what was reported', () => {
    expect(typedFirst(eighth, 1)).toEqual({ holes: [12, 10], cut: false, winner: 0 });
    expect(typedFirst(table(1, 2), 0)).toEqual({ holes: [0, 0], cut: false, winner: undefined });
    expect(reportOf(eighth, 1)).toBeUndefined();
    const cut = table(1, 2, { reports: [{ seat: 0, winner: 1, holes: [5, 3] }] });
    expect(typedFirst(cut, 1)).toEqual({ holes: [5, 3], cut: true, winner: 1 });
  });
});

describe('the screen of a room', () => {
  const kinds = (...given: Parameters<typeof scenesOf>) =>
    scenesOf(...given).map(({ kind, from }) => `${kind} ${from}`);

  it('shows who sits where as long as somebody is awaited, boards in play, tables, standings', () => {
    expect(kinds(tournament(), NOW)).toEqual(['names 0', 'boards 0', 'boards 2', 'tables 0', 'standings 0']);
  });

  it('at real boards shows who sits where for ten minutes', () => {
    const page = tournament();
    page.settings.on_wood = true;
    page.rounds[3]!.tables = page.rounds[3]!.tables.map(({ game: _game, ...one }) => one);
    const { begun } = page.rounds[3]!;
    expect(kinds(page, begun + 599)[0]).toBe('names 0');
    expect(kinds(page, begun + 600)).toEqual(['tables 0', 'standings 0']);
  });

  it('shows the standings alone between rounds, and the entrants before the first', () => {
    const rounds = tournament().rounds.slice(0, 3);
    expect(kinds(tournament({ rounds }), NOW)).toEqual(['standings 0']);
    expect(kinds(tournament({ rounds: [], standings: [] }), NOW)).toEqual(['standings 0']);
  });
});
