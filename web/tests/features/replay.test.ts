import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../src/features/study/recorded';
import { keep, ownSeat } from '../../src/state/kept/games';
import { TrictracSession } from '../../src/state/trictrac/session.svelte';
import type { Side } from '../../src/wire/described/messages';
import type { Replayed } from '../../src/wire/messages/study';
import { hole, info } from '../helpers/samples';

const standing = (you: Side[]) => ({
  format: 'tour' as const,
  names: { white: '', black: 'Valère' },
  you,
  lines: 2,
  score: null,
  winner: null,
});
const replayed = { game: { ...info, you: [] }, lines: hole } as unknown as Replayed;

describe('a game that is replayed', () => {
  it('belongs to the player who sat in it here, where one alone did', () => {
    expect(ownSeat('g')).toBeNull();
    for (const [you, seat] of [
      [['white'], 0],
      [['black'], 1],
      [['white', 'black'], null],
      [[], null],
    ] as const) {
      keep({ game: 'g', keys: {}, against: '', over: true, standing: standing([...you]) });
      expect(ownSeat('g'), you.join()).toBe(seat);
    }
  });

  it.each([
    [1, [1]],
    [null, []],
  ] as const)('calls that player the reader (%s)', async (own, players) => {
    const session = new TrictracSession('replay-g', recorded(replayed, own));
    await Promise.resolve();
    expect(session.begun).toBe(true);
    expect(session.players).toEqual(players);
  });
});
