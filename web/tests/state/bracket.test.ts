import { describe, expect, it } from 'vitest';
import { bracketOf, bracketOrder } from '../../src/state/tournament/bracket';
import { open, round, tournament, won } from '../helpers/rounds';

const knockout = { settings: { system: 'knockout', third_place: true } } as const;

describe('a bracket', () => {
  it('has the best two meet in its last round only', () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  it('stands before the first round is paired, with byes for the best', () => {
    const { rounds, third } = bracketOf(tournament(6, [], knockout));
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
      knockout,
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
    const page = tournament(4, [round([{ ...both, outcome: 'forfeit' }, won(2, 3, 0, [12, 1])])], knockout);
    expect(bracketOf(page).rounds[1]![0]).toMatchObject({ entrants: [0, 2], through: 2, table: null });
  });

  it('lists the games of those who have lost once beside it', () => {
    const page = tournament(
      4,
      [
        round([won(1, 4, 0, [12, 2]), won(2, 3, 0, [12, 5])]),
        round([open(1, 2), won(4, 3, 0, [12, 8])], { closed: false }),
      ],
      { settings: { system: 'double_knockout' } },
    );
    const { rounds, third, beaten } = bracketOf(page);
    expect(rounds[1]![0]!.number).toBe(1);
    expect(third).toBeNull();
    expect(beaten.map((one) => [one.round, one.tables.map(({ number }) => number)])).toEqual([[2, [2]]]);
  });
});
