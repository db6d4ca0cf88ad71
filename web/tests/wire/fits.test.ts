import { describe, expect, it, vi } from 'vitest';
import { parse, parseAll } from '../../src/wire/messages/fits';

/** Returns the fault of a message, or null. */
function wrong(name: Parameters<typeof parse>[0], value: unknown): string | null {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  try {
    parse(name, value);
    return null;
  } catch (error) {
    return /at (.*?): /.exec(String(error))![1]!;
  } finally {
    report.mockRestore();
  }
}

const TALK = { n: 1, to: 'players', by: 'id', player: null, name: 'Anne', at: 7, text: 'a' };
const LINE = {
  say: 'line',
  n: 3,
  side: 'white',
  do: { type: 'roll', dice: [4, 2] },
  events: [{ jan: 'hit_true_outer', rule: 'P1', side: 'white', ways: 1, points: 2, at: [15], paths: [[[11, 15]]] }],
  marks: [],
  releve: null,
  over: null,
  score: {
    white: { points: 2, holes: 0, bredouille: true, jetons: 1, pavillon: false },
    black: { points: 0, holes: 0, bredouille: true, jetons: 1, pavillon: false },
  },
  trid: 'TRID=',
  turn: { side: 'white', stage: 'move', dice: [4, 2], plays: [[[1, 5, 4]], []], bound: [] },
};

describe('what comes in', () => {
  it('is taken as it is declared, with members that a newer program has', () => {
    expect(wrong('TableMessage', { say: 'ready', line: 3, more: 1 })).toBeNull();
    expect(wrong('TableMessage', { say: 'talks', talks: [TALK, { ...TALK, player: 0 }] })).toBeNull();
    expect(wrong('TableMessage', LINE)).toBeNull();
    expect(parseAll('TableMessage', '[{"say":"pong"}]')).toEqual([{ say: 'pong' }]);
  });

  it('is refused where a member is missing or of another type, which is named', () => {
    expect(wrong('TableMessage', { say: 'ready' })).toBe('.line');
    expect(wrong('TableMessage', { say: 'talks', talks: [TALK, { ...TALK, to: 'all' }] })).toBe('.talks.1.to');
    expect(wrong('TableMessage', { ...LINE, do: { type: 'roll', dice: [4] } })).toBe('.do.dice.1');
    expect(wrong('TableMessage', { ...LINE, turn: { ...LINE.turn, plays: [[[1, 5]]] } })).toBe('.turn.plays.0.0.2');
    expect(wrong('TableMessage', { ...LINE, score: { white: LINE.score.white } })).toBe('.score.black');
    expect(wrong('TableMessage', { say: 'error', code: 'no_code', message: '' })).toBe('.code');
    for (const nothing of [null, 3, 'ready', [], {}]) expect(wrong('TableMessage', nothing)).not.toBeNull();
  });

  it('is of the game it is said to be', () => {
    const race = {
      say: 'verdict',
      steps: [],
      refusal: { rule: 'J3', law: 'courier_first' },
      next: [],
      complete: false,
    };
    expect(wrong('CourrierMessage', race)).toBeNull();
    expect(wrong('TableMessage', race)).toBe('.refusal.law');
    expect(wrong('AnyMessage', race)).toBeNull();
    expect(wrong('LobbyMessage', { say: 'lobby', offers: [], live: [{ game: 'a' }] })).toBe('.live.0.format');
  });
});
