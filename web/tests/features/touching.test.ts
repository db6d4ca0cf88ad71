import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { Repeating } from '../../src/features/byhand/repeating.svelte';
import { TouchHand } from '../../src/features/byhand/touchHand.svelte';
import type { TrictracSession } from '../../src/state/trictrac/session.svelte';
import { emptyGame, type TableGame } from '../../src/state/game/game';
import type { Action, HandKind, Turn } from '../../src/wire/described/messages';
import { parseTrid } from '../../src/wire/messages/trid';
import { line } from '../helpers/samples';

const MEN = 'D--A-BBBA--Cbaa--b-b-a-f';
const turn: Turn = { side: 'white', stage: 'move', dice: [4, 2] };

/** A player's place with these men before them, and what they do there. */
function seat(men = MEN, now: Turn = turn) {
  const acts: Action[] = [];
  const board = parseTrid(`TRID=${men}:w:M:42:0-0:0-0:-:-:5.5`)!.board;
  const at = {
    id: 'g',
    turn: now,
    asked: now,
    you: ['white'],
    looking: null,
    game: { ...emptyGame },
    view: { board },
    act: (action: Action) => acts.push(action),
    why: () => undefined,
    dismiss: () => undefined,
  };
  return { acts, hand: new TouchHand(at as unknown as TrictracSession) };
}

describe('a hand that may play wrongly', () => {
  it('lifts any man of its own, and to lift it is to touch it', () => {
    const { acts, hand } = seat();
    expect(hand.sources).toEqual([1, 4, 6, 7, 8, 9, 12]);
    hand.choose(9);
    expect(acts).toEqual([{ type: 'touch', from: 9 }]);
  });

  it('puts it on any flèche before it that the opponent does not hold, and off only when all are home', () => {
    const { hand } = seat();
    hand.choose(9);
    expect(hand.targets.map(({ to }) => to)).toEqual([10, 11, 12, 16, 17, 19, 21, 23]);
    expect(seat(`${'-'.repeat(20)}AC-A`).hand.sources).toEqual([21, 22, 24]);
    const home = seat(`${'-'.repeat(20)}AC-A`).hand;
    home.choose(22);
    expect(home.targets.map(({ to }) => to)).toEqual([23, 24, 25]);
  });

  it('goes as far as both dice over a rest that is free, and takes nothing back', () => {
    const { hand } = seat();
    hand.choose(6);
    hand.carry(12);
    expect(hand.moves).toEqual([
      [
        [6, 10, 4],
        [10, 12, 2],
      ],
    ]);
    hand.undo();
    expect(hand.moves).toHaveLength(1);
    expect(hand.complete).toBe(true);
  });

  it('has played when two men are let go, right or wrong', () => {
    const { acts, hand } = seat();
    hand.choose(9);
    hand.carry(10);
    hand.choose(4);
    hand.carry(5);
    expect(acts.at(-1)).toEqual({
      type: 'play',
      steps: [
        [9, 10],
        [4, 5],
      ],
    });
    expect(acts.filter(({ type }) => type === 'touch')).toHaveLength(1);
  });

  it('plays what may be played where the men are played again as a remedy', () => {
    const { hand } = seat(MEN, { ...turn, again: true, plays: [[[1, 5, 4]]] });
    expect(hand.sources).toEqual([1]);
    hand.choose(1);
    hand.carry(5);
    hand.undo();
    expect(hand.moves).toEqual([]);
  });
});

/** A table that has gone on by a line of the opponent's, after which this side may do so much. */
function gone(may: HandKind[], known = 2): TableGame {
  const lines = [1, 2].map((n) => line(n, { type: 'reason' }, { turn: { ...turn, may: { white: may, black: [] } } }));
  return { ...emptyGame, ready: true, lines: lines.slice(0, known) };
}

describe('what came too late because the other spoke at the same moment', () => {
  const late = { say: 'error', code: 'stale', message: '' } as const;

  function says(may: HandKind[], action: Action = { type: 'school', points: 4 }) {
    const acts: Action[] = [];
    const session = { game: gone(may, 1), act: (one: Action) => acts.push(one) };
    const repeating = new Repeating(session as unknown as TrictracSession);
    repeating.sent(action as never, 'white');
    session.game = { ...session.game, trouble: late, gap: true };
    repeating.follow();
    session.game = gone(may);
    repeating.follow();
    repeating.follow();
    return acts;
  }

  it('is said again, once, as long as it may be said', () => {
    expect(says(['school'])).toEqual([{ type: 'school', points: 4 }]);
    expect(says(['reason'])).toEqual([]);
  });

  it('is left to the player where it ends a moment of theirs', () => {
    expect(says(['agree'], { type: 'agree' })).toEqual([]);
  });
});
