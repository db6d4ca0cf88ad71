import { describe, expect, it } from 'vitest';
import { bestOf, worstOf } from '../../src/features/analysis/ending/highlights';
import { mayBeAdvised } from '../../src/features/analysis/hint/mayBeAdvised';
import { mistakesOf, signOf } from '../../src/features/analysis/mistakes';
import { ReviewQueue } from '../../src/features/analysis/reviewing';
import { hasChosen, outcomesOf } from '../../src/features/analysis/results';
import type { Answered, DeskAnswer, DeskMessage, PlayerSeen, Review, RollSeen } from '../../src/wire/messages/analysis';
import type { TrictracSession } from '../../src/state/trictrac/session.svelte';

const DONE: Review = {
  say: 'review',
  format: 'tour',
  unit: 'stake',
  plies: 1,
  limits: [],
  players: [],
  rounds: [],
  rolls: [],
  answers: [],
  missed: [],
};

/** A desk with a review of so many steps. */
function desk(steps = 3) {
  const asked: string[] = [];
  let done = 0;
  const say = (message: DeskMessage): DeskAnswer => {
    asked.push(message.do);
    if (message.do === 'review') done = 0;
    if (message.do === 'step') done += message.count;
    if (done >= steps) return DONE;
    const so_far = 'so_far' in message ? { so_far: { ...DONE, plies: done } } : {};
    return { say: 'reviewing', done, of: steps, ...so_far };
  };
  return { asked, reviewing: new ReviewQueue(() => Promise.resolve(say)) };
}

describe('a review', () => {
  it('is shown step by step and ends', async () => {
    const { asked, reviewing } = desk();
    const seen: number[] = [];
    const review = await reviewing.review(
      { record: 'a', plies: 1 },
      { progress: ({ done }) => seen.push(done), signal: new AbortController().signal },
    );
    expect(review).toBe(DONE);
    expect(seen).toEqual([0, 1, 2]);
    expect(asked).toEqual(['review', 'step', 'step', 'step']);
  });

  it('hands over what it has seen now and then, more each time', async () => {
    const seen: number[] = [];
    await desk(30).reviewing.review(
      { record: 'a', plies: 1 },
      { progress: ({ so_far }) => so_far && seen.push(so_far.plies), signal: new AbortController().signal },
    );
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.length).toBeLessThan(15);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
  });

  it('taken back is gone on with where it was, but for another game begun', async () => {
    const { asked, reviewing } = desk();
    const working = new AbortController();
    const ask = { record: 'a', plies: 1 };
    const broken = reviewing.review(ask, {
      progress: ({ done }) => done === 1 && working.abort(),
      signal: working.signal,
    });
    await expect(broken).rejects.toThrow('taken back');
    await reviewing.review(ask, { progress: () => undefined, signal: new AbortController().signal });
    expect(asked).toEqual(['review', 'step', 'step', 'step', 'step']);
    await reviewing.review(
      { ...ask, record: 'b' },
      { progress: () => undefined, signal: new AbortController().signal },
    );
    expect(asked.slice(5)).toEqual(['review', 'step', 'step', 'step']);
  });

  it('lists what cost something, with its sign', () => {
    const at = {
      n: 1,
      action: 1,
      round: 0,
      side: 'white' as const,
      player: 0,
      asked: 'play' as const,
      dice: [2, 1] as [number, number],
    };
    const lost = { unit: 0, holes: 0.5, mille: 12 };
    const bad = {
      ...at,
      legal: true,
      grade: 'mistake' as const,
      lost,
      given: { type: 'go' as const },
      best: { type: 'go' as const },
      trid: 'TRID=',
    };
    const review: Review = {
      ...DONE,
      limits: [{ grade: 'mistake', from: 10, sign: '?' }],
      answers: [{ ...at, legal: false }, { ...at, legal: true, grade: 'good' }, bad],
    };
    expect(mistakesOf(review)).toEqual([bad]);
    expect(signOf(review, 'mistake')).toBe('?');
  });
});

describe('the best and the costliest answer', () => {
  const answer = (n: number, side: 'white' | 'black', mille: number): Answered => ({
    n,
    action: n,
    round: 0,
    side,
    player: side === 'white' ? 0 : 1,
    asked: 'play',
    dice: [6, 4],
    legal: true,
    grade: mille > 0 ? 'mistake' : 'good',
    lost: { unit: 0, holes: mille / 100, mille },
    given: { type: 'play', steps: [] },
    ...(mille > 0 && { best: { type: 'play', steps: [] }, trid: 'TRID=' }),
  });
  const chance = (n: number, before: number, after: number) => ({ n, before, after }) as RollSeen;
  const review: Review = {
    ...DONE,
    rolls: [chance(1, 0.5, 0.6), chance(2, 0.6, 0.2), chance(3, 0.2, 0.5), chance(4, 0.5, 0.45), chance(5, 0.45, 0.9)],
    answers: [
      answer(1, 'white', 0),
      answer(2, 'black', 0),
      answer(3, 'white', 0),
      answer(4, 'black', 30),
      answer(5, 'white', 12),
    ],
  };

  it('are those of one player, or of all', () => {
    expect(worstOf(review, 0)?.n).toBe(5);
    expect(worstOf(review, 1)?.n).toBe(4);
    expect(worstOf(review, null)?.n).toBe(4);
    expect(bestOf(review, 0, () => true)?.n).toBe(3);
    expect(bestOf(review, null, () => true)?.n).toBe(2);
    expect(worstOf({ ...review, answers: review.answers.slice(0, 3) }, 0)).toBeNull();
  });

  it('is no play that was forced', () => {
    expect(bestOf(review, 0, (n) => n !== 3)?.n).toBe(1);
  });
});

describe('what the players were paid', () => {
  const tally = {
    choices: 0,
    forced: 0,
    lost: { unit: 0, holes: 0, mille: 0 },
    rate: 0,
    grades: { good: 0, doubtful: 0, mistake: 0, blunder: 0 },
  };
  const someone = (name: string): PlayerSeen => ({
    name,
    plays: tally,
    decisions: tally,
    rate: 0,
    rank: 'player',
    luck: tally.lost,
  });
  const players = [someone('a'), someone('b')];

  it('is shown once a round has ended, whichever side they sat at', () => {
    const luck = { white: 0, black: 0 };
    const going = { white: 0, black: 1, luck, result: null };
    expect(outcomesOf({ players, rounds: [going] })).toBeNull();
    const rounds = [
      { white: 0, black: 1, luck, result: 2, adjusted: 0.5 },
      { white: 1, black: 0, luck, result: -1, adjusted: 0.25 },
      going,
    ];
    expect(outcomesOf({ players, rounds })).toEqual([
      { result: 3, adjusted: 0.25 },
      { result: -3, adjusted: -0.25 },
    ]);
  });
});

describe('the error rate of a player', () => {
  it('is there from the first choice on, however few are too few for a rank', () => {
    const chose = (plays: number, decisions: number) =>
      hasChosen({ plays: { choices: plays }, decisions: { choices: decisions } } as PlayerSeen);
    expect([chose(0, 0), chose(1, 0), chose(0, 1)]).toEqual([false, true, true]);
  });
});

describe('advice', () => {
  const seat = (kind: 'human' | 'bot') => ({ kind, name: '' });
  const session = (...kinds: ('human' | 'bot')[]) => {
    const [white, black, ...others] = kinds.map(seat);
    return { you: ['white'], game: { info: { white, black, others } } } as unknown as TrictracSession;
  };

  it('is given only to one who plays alone against the computer', () => {
    expect(mayBeAdvised(session('human', 'bot'))).toBe(true);
    expect(mayBeAdvised(session('bot', 'human', 'bot'))).toBe(true);
    expect(mayBeAdvised(session('human', 'human'))).toBe(false);
    expect(mayBeAdvised(session('human', 'bot', 'human'))).toBe(false);
    expect(
      mayBeAdvised({ you: [], game: { info: session('human', 'bot').game.info } } as unknown as TrictracSession),
    ).toBe(false);
  });
});
