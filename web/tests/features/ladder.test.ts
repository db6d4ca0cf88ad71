import { describe, expect, it } from 'vitest';
import { tables } from '../helpers/sentences';
import { toursMet } from '../../src/features/trainer/overTime/ladder';
import { finishedTours } from '../../src/state/kept/tours';
import type { KeptGame, SeenStanding } from '../../src/state/kept/games';

const tour: SeenStanding = {
  format: 'tour',
  names: { white: '', black: 'Hector' },
  you: ['white'],
  lines: 90,
  score: null,
  winner: 'white',
};
const game = (against: string, more: Partial<SeenStanding> = {}, over = true): KeptGame => ({
  game: 'a',
  keys: {},
  against,
  over,
  standing: { ...tour, ...more },
});

describe('tours on the ladder', () => {
  it('are those that the reader has finished on one side', () => {
    const kept = [
      game('Hector'),
      game('Hector', { winner: 'black' }),
      game('Hector', {}, false),
      game('Hector', { winner: null }),
      game('Hector', { format: 'ecrire-lois' }),
      game('Hector', { you: ['white', 'black'] }),
    ];
    expect(finishedTours(kept).map(({ won }) => won)).toEqual([true, false]);
  });

  it('count against bots alone, those of one strength together', () => {
    const kept = [game('Hector'), game('Bot 1200'), game('Anne'), game('Hector', { winner: 'black' }), game('Valère')];
    expect(toursMet(tables.en, finishedTours(kept))).toEqual([
      { elo: 1200, won: 1, of: 1 },
      { elo: 1215, won: 1, of: 2 },
      { elo: 1501, won: 1, of: 1 },
    ]);
  });
});
