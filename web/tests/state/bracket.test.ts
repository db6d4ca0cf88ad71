import { describe, expect, it } from 'vitest';
import { bracketOf, seedsOf } from '../../src/state/tournament/bracket';
import { open, round, tournament, won } from '../helpers/rounds';

/** The places of a bracket of four or eight, as a server draws them for entrants by their seeds. */
const drawn = (n: number) =>
  (n > 4 ? [1, 8, 4, 5, 2, 7, 3, 6] : [1, 4, 2, 3]).map((seed) => ({ seed, entrant: seed <= n ? seed : 0 }));
const knockout = (n: number) => ({ settings: { system: 'knockout', third_place: true }, bracket: drawn(n) }) as const;

describe('a bracket', () => {
  it('knows the seeds of those who are in it', () => {
    expect([...seedsOf(tournament(3, [], knockout(3)))].sort()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it('stands before the first round is paired, with byes for the best', () => {
    const { rounds, third } = bracketOf(tournament(6, [], knockout(6)));
    expect(rounds.map((one) => one.map(({ entrants }) => entrants))).toEqual([
      [
        [1, 0],
        [4, 5],
        [2, 0],
        [3, 6],
      ],
      [
        [1, null],
        [2, null],
      ],
      [[null, null]],
    ]);
    expect(third).toBeNull();
  });

  it('has those who have won go on, and the losers of the semi-finals meet beside the final', () => {
    const page = tournament(
      4,
      [round([won(4, 1, 1, [3, 12]), won(2, 3, 1, [9, 12])]), round([open(3, 1, { begun: true }), open(4, 2)])],
      knockout(4),
    );
    const { rounds, third } = bracketOf(page);
    expect(rounds[0]!.map(({ through, number }) => [through, number])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(rounds[1]![0]).toMatchObject({ entrants: [1, 3], number: 1, through: null });
    expect(third).toMatchObject({ entrants: [4, 2], number: 2 });
  });

  it('has nobody go on where both have lost by forfeit, and the neighbour has a bye then', () => {
    const { winner: _, ...both } = won(1, 4, 0, [0, 0]);
    const page = tournament(4, [round([{ ...both, outcome: 'forfeit' }, won(2, 3, 0, [12, 1])])], knockout(4));
    expect(bracketOf(page).rounds[1]![0]).toMatchObject({ entrants: [0, 2], through: 2, table: null });
  });

  it('lists the games of those who have lost once beside it', () => {
    const page = tournament(
      4,
      [
        round([won(1, 4, 0, [12, 2]), won(2, 3, 0, [12, 5])]),
        round([open(1, 2), won(4, 3, 0, [12, 8])], { closed: false }),
      ],
      { settings: { system: 'double_knockout' }, bracket: drawn(4) },
    );
    const { rounds, third, beaten } = bracketOf(page);
    expect(rounds[1]![0]!.number).toBe(1);
    expect(third).toBeNull();
    expect(beaten.map((one) => [one.round, one.tables.map(({ number }) => number)])).toEqual([[2, [2]]]);
  });
});
