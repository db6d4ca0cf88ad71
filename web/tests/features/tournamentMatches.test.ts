import { describe, expect, it } from 'vitest';
import '../helpers/browserless';
import { open, round, tournament, won } from '../helpers/rounds';
import type { TournamentPage, TournamentTable } from '../../src/wire/described/messages';

const { actOf, draftedAt } = await import('../../src/features/director/drafts');
const { changesOf } = await import('../../src/features/director/changes');
const { tableOfItem } = await import('../../src/features/report/reporting');
const { reachOf, reviewsOf } = await import('../../src/features/tournament/luck');
const { gameAt, gamesOf, lastGame, placeText } = await import('../../src/state/tournament/tables');
const { playersOf } = await import('../../src/state/tournament/reading');

/** A match of entrants 1 and 2 at 1 – 1, whose third game is being played. */
const { game: _game, ...table } = open(1, 2, { begun: true });
const match: TournamentTable = {
  ...table,
  score: [2, 2],
  boards: [won(1, 2, 0, [12, 5]), won(2, 1, 0, [12, 9]), open(1, 2, { begun: true })],
};
const page = tournament(4, [round([match, open(3, 4)])], { you: { entrant: 2, table: 1, board: 3 } });

describe('the games of a round', () => {
  it('are its tables, and the games of its matches', () => {
    expect(gamesOf(page, 1).map(({ at }) => placeText(at))).toEqual(['1.1', '1.2', '1.3', '2']);
    expect(gamesOf(page, 1)[1]!.game.seats).toEqual([2, 1]);
    expect(gameAt(page, { round: 1, table: 1, board: 3 })).toBe(match.boards![2]);
    expect(gameAt(page, { round: 1, table: 2 })?.seats).toEqual([3, 4]);
    expect(gameAt(page, { round: 1, table: 1, board: 4 })).toBeUndefined();
    expect(lastGame(match)).toBe(match.boards![2]);
    expect(lastGame(page.rounds[0]!.tables[1]!).seats).toEqual([3, 4]);
  });

  it('have addresses: without a board, of a match it is the game of the reader', () => {
    expect(tableOfItem(page, '1-1-2')).toEqual({ round: 1, table: 1, board: 2 });
    expect(tableOfItem(page, '1-1')).toEqual({ round: 1, table: 1, board: 3 });
    expect(tableOfItem(page, '1')).toEqual({ round: 1, table: 1, board: 3 });
    expect(tableOfItem(page, '2')).toEqual({ round: 1, table: 2 });
    for (const item of ['3', '1-3', '1-1-9', 'x', '1-1-1-1']) expect(tableOfItem(page, item), item).toBeNull();
  });

  it('are acted on by their boards', () => {
    const draft = {
      ...draftedAt(page, 'enter_result', { round: 1, table: 1, board: 3 }),
      holes: [12, 4] as [number, number],
    };
    expect(actOf(draft, page)).toEqual({
      type: 'enter_result',
      at: { round: 1, table: 1, board: 3 },
      result: { winner: 0, holes: [12, 4] },
    });
    expect(draftedAt(page, 'correct_result', { round: 1, table: 1, board: 2 })).toMatchObject({
      holes: [12, 9],
      winner: 0,
    });
  });

  it('change one by one: a game that ends, and the next one that follows it', () => {
    const before: TournamentTable = { ...match, score: [2, 0], boards: [match.boards![0]!, open(2, 1)] };
    const changes = changesOf(tournament(4, [round([before])]), tournament(4, [round([match])]));
    expect(changes.filter(({ kind }) => kind === 'decided')).toMatchObject([
      { round: 1, table: 1, board: 2, before: null },
    ]);
  });
});

it('at the boards of teams their players are named, and the teams where nobody is', () => {
  const board = open(1, 2, { players: ['Anne', ''] });
  expect(playersOf(page, board)).toEqual(['Anne', 'Ruth Keller']);
});

describe('the reviews of a tournament', () => {
  const reviewed = (luck: TournamentPage['standings'][number]['luck']) => ({
    ...page,
    standings: page.standings.map((one) => ({ ...one, ...(luck && { luck }) })),
  });

  it('count each game once, and are none where no game is reviewed', () => {
    expect(reviewsOf(page)).toBeNull();
    expect(reviewsOf(reviewed({ games: 3, reviewed: 1 }))).toEqual({ games: 6, reviewed: 2 });
  });

  it('give the interval room from zero to its farther end', () => {
    expect(reachOf(reviewed({ games: 1, reviewed: 1, mean: -3, plus_or_minus: 2.5 }))).toBe(5.5);
    expect(reachOf(reviewed({ games: 1, reviewed: 0 }))).toBe(1);
  });
});
