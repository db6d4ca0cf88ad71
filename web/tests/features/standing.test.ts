import { describe, expect, it } from 'vitest';
import { drawn, qualities, ratings } from '../../src/features/standing/curve';
import { standingName, standingOf } from '../../src/state/kept/standing';
import { SIDES } from '../../src/wire/messages/fleches';
import { tables } from '../helpers/sentences';
import type { RatedGame } from '../../src/wire/described/messages';

const game = (at: number, more: Partial<RatedGame> = {}): RatedGame => ({
  game: `g${at}`,
  kind: 'tour',
  at,
  why: null,
  player: 0,
  score: 1,
  before: 1500,
  after: 1500 + at,
  other: 'Jean',
  quality: null,
  ...more,
});

describe('a curve', () => {
  it('goes from the first game to the last, and leaves out what did not count', () => {
    const games = [game(3), game(2, { why: 'too_short' }), game(1)];
    expect(ratings(games)).toEqual([
      { at: 1, value: 1501 },
      { at: 3, value: 1503 },
    ]);
  });

  it('of quality has the games that were looked at', () => {
    const quality = { choices: 40, lost: 100, luck: 0, gained: 1, adjusted: 1 };
    expect(qualities([game(2, { quality }), game(1)])).toEqual([{ at: 2, value: 2.5 }]);
  });

  it('of quality has friendly games too, that of ratings has not', () => {
    const quality = { choices: 40, lost: 100, luck: 0, gained: 1, adjusted: 1 };
    const friendly = game(2, { why: 'friendly', game: null, other: null, quality });
    expect(ratings([friendly, game(1)])).toEqual([{ at: 1, value: 1501 }]);
    expect(qualities([friendly])).toEqual([{ at: 2, value: 2.5 }]);
  });

  it('stays in its drawing, also where nothing changes', () => {
    const points = [
      { at: 1, value: 5 },
      { at: 2, value: 7 },
      { at: 3, value: 6 },
    ];
    expect(drawn(points, 100, 10)).toEqual({ path: 'M0 10L50 0L100 5', most: 7, least: 5 });
    expect(drawn(points.slice(0, 1), 100, 10).path).toBe('M0 10');
  });
});

describe('a game in the list of games', () => {
  it('names the players by the sides they have drawn', () => {
    const info = {
      format: 'tour' as const,
      white: { kind: 'human' as const, name: 'Anne' },
      black: { kind: 'human' as const, name: 'Denis' },
      you: [0],
    };
    const score = { white: 2, black: 0 };
    const lines = [{ do: { type: 'seats', order: [1, 0] }, over: null, score }];
    expect(standingOf(info, lines)).toMatchObject({ names: { white: 'Denis', black: 'Anne' }, you: ['black'] });
    expect(standingOf(info, [])).toMatchObject({ names: { white: 'Anne', black: 'Denis' }, you: ['white'] });
  });

  it('marks an opponent who has no account of their name, and not its holder', () => {
    const guest = true as const;
    const info = {
      format: 'tour' as const,
      white: { kind: 'human' as const, name: 'Anne', guest },
      black: { kind: 'human' as const, name: 'Denis', guest },
      you: [0],
    };
    const seen = standingOf(info, []);
    expect(SIDES.map((side) => standingName(tables.fr, seen, side))).toEqual([
      'Anne',
      tables.fr.friends.asGuest('Denis'),
    ]);
    const turned = standingOf({ ...info, white: { ...info.white, guest: undefined } }, [
      { do: { type: 'seats', order: [1, 0] }, over: null, score: { white: 0, black: 0 } },
    ]);
    expect(turned.guests).toEqual(['white']);
  });
});
