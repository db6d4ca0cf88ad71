import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { Comparing, type Compared, type Wanted } from '../../src/features/analysis/comparing.svelte';
import { chancesSeen } from '../../src/features/analysis/curve';
import { errorBeside, errorsByCost } from '../../src/features/analysis/mistakes';
import { GameReview } from '../../src/features/analysis/gameReview.svelte';
import { judgedRolls } from '../../src/features/analysis/judgedRolls';
import { playedOn, rollBegun } from '../../src/features/analysis/question';
import { aboutOf, reasonParts, reasonText } from '../../src/parts/reason/reasons';
import { verdictOf } from '../../src/features/analysis/verdict';
import type { Roll } from '../../src/state/game/rolls';
import type { AnswerReason } from '../../src/wire/described/messages';
import type { Answered, Grade, Review, RollSeen } from '../../src/wire/messages/analysis';
import type { Replayed } from '../../src/wire/messages/study';
import { parseTrid, thrownNext } from '../../src/wire/messages/trid';
import enAnalysis from '../../src/words/texts/en/analysis';
import enBecause from '../../src/words/texts/en/because';
import frBecause from '../../src/words/texts/fr/because';

const TRID = `TRID=M----A${'-'.repeat(17)}o:w:M:42:2-0:5-1:-:-:6.6`;

function error(n: number, holes: number, player = 0, grade: Grade = 'mistake'): Answered {
  return {
    n,
    action: n,
    round: 0,
    side: player === 0 ? 'white' : 'black',
    player,
    asked: 'play',
    dice: [4, 2],
    legal: true,
    grade,
    lost: { unit: 0, holes, mille: 40 * holes },
    given: { type: 'play', steps: [[1, 5]] },
    best: { type: 'play', steps: [[1, 3]] },
    trid: TRID,
  };
}

const rolled = (n: number, before: number, after: number, round = 0) =>
  ({ n, before, after, round, side: 'white', player: 0, luck: { unit: 0, holes: n / 10, mille: 0 } }) as RollSeen;

const review = {
  limits: [
    { grade: 'mistake', from: 10, sign: '?' },
    { grade: 'blunder', from: 20, sign: '??' },
  ],
  rolls: [rolled(1, 0.5, 0.6), rolled(2, 0.4, 0.5), rolled(3, 0.7, 0.8, 1)],
  answers: [error(1, 0.3), error(2, 0.9, 1, 'blunder'), error(3, 0.6)],
} as Review;

describe('the errors of a game', () => {
  it('are sorted by what they cost, of one player or of all', () => {
    expect(errorsByCost(review, null).map(({ n }) => n)).toEqual([2, 3, 1]);
    expect(errorsByCost(review, 0).map(({ n }) => n)).toEqual([3, 1]);
  });

  it('lead from one to the next, whichever roll is looked at', () => {
    const errors = [{ n: 9 }, { n: 4 }, { n: 6 }];
    expect([0, 4, 5, 9].map((at) => errorBeside(errors, at, 1))).toEqual([4, 6, 6, null]);
    expect([4, 5, 9, 99].map((at) => errorBeside(errors, at, -1))).toEqual([null, 4, 6, 9]);
  });
});

describe('the list of rolls', () => {
  it('has the chances after each play, the luck, and the costliest error', () => {
    const rolls = judgedRolls(review, review.rolls);
    // After the play the next throw is awaited; a round that is over leaves the chances as they were.
    expect([1, 2, 3].map((n) => rolls.get(n)!.chance)).toEqual([0.4, 0.5, 0.8]);
    expect(rolls.get(2)).toMatchObject({ grade: 'blunder', sign: '??', luck: 0.2 });
  });
});

describe('the chances that are shown', () => {
  const rounds = (...seats: [number, number][]) =>
    seats.map(([white, black]) => ({ white, black, luck: { white: 0, black: 0 }, result: null }));
  const chances = (reader: number | null, ...seats: [number, number][]) => {
    const { rolls, player } = chancesSeen({ ...review, rounds: rounds(...seats) }, reader);
    return { player, before: rolls.map(({ before }) => Number(before.toFixed(1))) };
  };

  it('are the reader’s, whichever side they have, as long as they are at the board', () => {
    expect(chances(0, [0, 1], [1, 0])).toEqual({ player: 0, before: [0.5, 0.4, 0.3] });
    expect(chances(1, [0, 1], [0, 1])).toEqual({ player: 1, before: [0.5, 0.6, 0.3] });
  });

  it('are White’s else, who may be now one and now another', () => {
    expect(chances(null, [0, 1], [0, 1])).toEqual({ player: 0, before: [0.5, 0.4, 0.7] });
    expect(chances(2, [0, 1], [2, 0])).toEqual({ player: null, before: [0.5, 0.4, 0.7] });
  });
});

describe('a record as far as a roll', () => {
  const record =
    '[Seed "0"]\n[Format "tour"]\n\n1. W 52 : 1/6 1/3\n12. B 12 : 1/2 1/3\n13. W    56 : 8/12 {x} 10+4 +1h r2 T\n';

  it('ends with its dice, not yet played', () => {
    expect(rollBegun(record, 13)).toBe(
      '[Seed "0"]\n[Format "tour"]\n\n1. W 52 : 1/6 1/3\n12. B 12 : 1/2 1/3\n13. W    56 : ...',
    );
    expect(rollBegun(record, 2)).toBeNull();
  });

  it('is gone on with by other dice, but not where people marked', () => {
    const replayed = { record, game: { options: {} } } as Replayed;
    expect(playedOn(replayed, 12)!.record).toBe('[Format "tour"]\n\n1. W 52 : 1/6 1/3\n12. B 12 : ...\n');
    expect(playedOn({ record, game: { options: { marking: 'hand' } } } as Replayed, 12)).toBeNull();
  });
});

describe('what is compared', () => {
  it('passes over what is no longer looked at, and asks nothing twice', async () => {
    const asked: string[] = [];
    const waiting: ((found: Compared) => void)[] = [];
    const comparing = new Comparing(({ key }) => {
      asked.push(key);
      return new Promise((found) => waiting.push(found));
    });
    const want = (...keys: string[]) => comparing.want(keys.map((key) => ({ key }) as Wanted));
    want('a 1');
    want('b 1', 'b 2');
    want('c 1');
    const answer = {} as Compared;
    waiting[0]!(answer);
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).toEqual(['a 1', 'c 1']);
    expect(comparing.of('a 1')).toBe(answer);
    expect(comparing.of('c 1')).toBeUndefined();
    want('a 1', 'c 1');
    expect(asked).toEqual(['a 1', 'c 1']);
  });
});

describe('the reason', () => {
  const reason = (says: string, role: AnswerReason['role'], n: number, m: number, more: Partial<AnswerReason> = {}) =>
    ({ says, role, joined: '', n, m, at: [], weight: role === 'though' ? -1 : 1, ...more }) as AnswerReason;
  const AFTER = { joined: 'said.after' };
  const AND = { joined: 'said.and' };
  const told = { best: '6/7 1/5', given: '1/2 6/10', better: null, close: false, place: String };

  it('is the deed, what follows from it, and what speaks against it', () => {
    const reasons = [
      reason('deeds.cases', 'deed', 1, 0, { at: [7] }),
      reason('compared.own.fill', 'count', 23, 7, { joined: 'said.then' }),
      reason('compared.own.missing', 'count', 1, 2, { joined: 'said.and' }),
      reason('deeds.talon', 'though', 2, 1, { joined: 'said.though' }),
    ];
    expect(reasonText(enBecause, 'en-GB', reasons, told)).toBe(
      '6/7 1/5 makes the case on 7: then 23 of your 36 throws fill a jan instead of 7, and 1 man is missing for your next jan ' +
        'instead of 2, though 1/2 6/10 brings 2 men off the talon instead of 1.',
    );
    expect(reasonText(frBecause, 'fr-FR', reasons, told)).toBe(
      '6/7 1/5 fait la case 7\u00a0: alors 23 de vos 36 jets remplissent un jan au lieu de 7, et il manque 1 dame à votre prochain jan ' +
        'au lieu de 2, mais 1/2 6/10 abat 2 dames du talon au lieu de 1.',
    );
  });

  it('names the best play where the deed is what the other one breaks, or where there is none', () => {
    const hit = reason('compared.other.hit', 'count', 1, 9, AFTER);
    const instead = { ...hit, joined: 'said.instead' };
    expect(reasonText(enBecause, 'en-GB', [reason('undone.cases', 'deed', 2, 0, { at: [7, 8] }), instead], told)).toBe(
      '1/2 6/10 breaks the cases on 7, 8; after 6/7 1/5, 1 of your opponent’s 36 throws hits a man instead of 9.',
    );
    expect(reasonText(enBecause, 'en-GB', [hit], told)).toBe(
      'After 6/7 1/5, 1 of your opponent’s 36 throws hits a man instead of 9.',
    );
  });

  it('to go is what one lacks and the opponent has', () => {
    const reasons = [reason('none.own.corner', 'count', 0, 0.6), reason('held.other.corner', 'count', 1, 0.3, AND)];
    expect(reasonText(enBecause, 'en-GB', reasons, { ...told, better: 'go' })).toBe(
      'Go: you do not hold your corner, and your opponent holds their corner.',
    );
  });

  it('says a count of 0 as none, against that of the other play', () => {
    expect(reasonText(enBecause, 'en-GB', [reason('none.own.fill', 'count', 0, 5, AFTER)], told)).toBe(
      'After 6/7 1/5, none of your throws fills a jan, against 5.',
    );
    const hit = reason('compared.other.hit_none_at', 'count', 0, 9, { ...AFTER, at: [7, 8] });
    expect(reasonText(enBecause, 'en-GB', [hit], told)).toBe(
      'After 6/7 1/5, none of your opponent’s throws hits a man, against 9 after 1/2 6/10 (on 7, 8).',
    );
  });

  it('to go says what there is less of than on average', () => {
    const reasons = [
      reason('held.own.high_cases', 'count', 1, 2.4, { best: 1, given: 2.4 }),
      reason('held.other.high_cases', 'count', 3, 1.9, { ...AND, best: 3, given: 1.9 }),
    ];
    expect(reasonText(enBecause, 'en-GB', reasons, { ...told, better: 'go' })).toBe(
      'Go: you have only 1 case on 8 to 11, and your opponent has 3 cases on 8 to 11.',
    );
  });

  it('says that nothing explains it, or that the two are equal', () => {
    expect(reasonText(enBecause, 'en-GB', [], told)).toBe('Nothing that can be counted explains it.');
    expect(reasonText(enBecause, 'en-GB', [], { ...told, close: true })).toBe('The two are nearly equal.');
    const fill = reason('compared.own.fill', 'count', 23, 7, AFTER);
    expect(reasonText(enBecause, 'en-GB', [fill], { ...told, close: true })).toBe(
      'After 6/7 1/5, 23 of your 36 throws fill a jan instead of 7; but the two are nearly equal.',
    );
  });

  it('falls into parts, each with its reason', () => {
    const fill = reason('compared.own.fill', 'count', 23, 7, AFTER);
    expect(reasonParts(enBecause, 'en-GB', [fill], told)).toEqual([
      { text: 'After 6/7 1/5, ', reason: null },
      { text: '23 of your 36 throws fill a jan instead of 7', reason: fill },
      { text: '.', reason: null },
    ]);
    const deed = reason('deeds.cases', 'deed', 1, 0, { at: [7] });
    expect(reasonParts(enBecause, 'en-GB', [deed], told)[0]).toEqual({
      text: '6/7 1/5 makes the case on 7',
      reason: deed,
    });
  });

  it('is shown after the answer that it is about', () => {
    const count = { best: 2, given: 27 };
    expect(aboutOf(reason('compared.other.hit', 'count', 2, 27, count))).toBe('given');
    expect(aboutOf(reason('deeds.cases', 'deed', 1, 0))).toBe('best');
    expect(aboutOf(reason('undone.cases', 'deed', 1, 0))).toBe('given');
  });

  it('is counted on the board as the play leaves it, the same player about to throw', () => {
    const { board } = parseTrid(TRID)!;
    const moved = { ...board, men: board.men.with(1, 12).with(5, 1).with(7, 1) };
    expect(thrownNext(TRID, moved)).toBe(`TRID=L---AAA${'-'.repeat(16)}o:w:R:-:2-0:5-1:-:-:6.6`);
  });
});

describe('the verdict', () => {
  const roll = { held: null, steps: [[1, 5]], ended: 'play', legal: 9 } as unknown as Roll;
  const base = { roll, judging: { phase: 'done' as const }, closed: false, tried: '', winner: '' };
  const looked = (judged: Answered | null, more = {}) => ({
    judged,
    question: judged && ({ asked: judged.asked } as never),
    ...more,
  });
  const say = (judged: Answered | null, given = {}, more = {}) =>
    verdictOf(enAnalysis, { ...base, ...given, looked: looked(judged, more) }).text;

  it('says in words what the play cost', () => {
    expect(say(error(1, 0.66, 0, 'blunder'))).toBe('Blunder: 0.66 of a hole');
    expect(say(error(1, 3.7, 0, 'blunder'))).toBe('Blunder: 3.70 holes');
    expect(say({ ...error(1, 0), grade: 'good' })).toBe('The best play');
    expect(say({ ...error(1, 0.04), grade: 'good' })).toBe('A good play, 0.04 of a hole behind the best');
  });

  it('says of a decision what it was', () => {
    const held = { ...roll, held: 'hold' } as Roll;
    expect(say({ ...error(1, 0.47, 0, 'blunder'), asked: 'decision' }, { roll: held })).toBe(
      'Holding cost 0.47 of a hole',
    );
    expect(say({ ...error(1, 0), asked: 'decision', grade: 'good' }, { roll: held })).toBe('Holding was right');
  });

  it('says so where there was nothing to judge', () => {
    expect(say(null)).toBe('A forced play');
    expect(say(null, { roll: { ...roll, steps: [] } })).toBe('Nothing to play');
    expect(say(null, { roll: null })).toBe('The end of the game');
    expect(say(null, { roll: null, winner: 'Anne wins the game' })).toBe('Anne wins the game');
    expect(say(null, { closed: true })).toBe('The analysis opens when the game is over');
    expect(say({ ...error(1, 0), legal: false })).toBe('A play against the rules: it is not judged');
    expect(say(null, { judging: { phase: 'reviewing' } }, { question: {} })).toBe('Looking…');
  });

  it('says of what is tried what it would lose', () => {
    expect(say(error(1, 0.12), { tried: '1/3' })).toBe('You try 1/3 · −0.12');
    expect(say({ ...error(1, 0), grade: 'good' }, { tried: '1/3' })).toBe('You try 1/3 · best');
    expect(say(null, { tried: '1/3' })).toBe('You try 1/3');
  });
});

describe('the review of a game', () => {
  it('goes on from where it was stopped, and fails without a word of the game', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((review: Review | null) => void)[] = [];
    const judging = new GameReview('record', (_, { signal, progress }) => {
      signals.push(signal);
      progress({ done: 1, of: 3, ...(signals.length === 1 && { so_far: review }) });
      return new Promise((resolve, reject) => {
        answers.push((found) => (found ? resolve(found) : reject(new Error('no'))));
        signal.addEventListener('abort', () => reject(new Error('taken back')));
      });
    });
    const first = judging.go();
    expect([judging.phase, judging.progress.done]).toEqual(['reviewing', 1]);
    judging.stop();
    await first;
    expect([judging.phase, judging.seen, judging.review]).toEqual(['stopped', review, null]);
    const second = judging.go();
    answers[1]!(review);
    await second;
    expect([judging.phase, judging.review]).toEqual(['done', review]);
    const failing = new GameReview('record', () => Promise.reject(new Error('no')));
    await failing.go();
    expect(failing.phase).toBe('failed');
    const without = new GameReview(() => Promise.resolve(null));
    await without.go();
    expect(without.phase).toBe('failed');
  });
});
