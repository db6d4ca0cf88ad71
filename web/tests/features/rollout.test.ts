import { describe, expect, it } from 'vitest';
import { bestTwoApart, RolloutRun, rolloutOf, rowsToRollOut } from '../../src/features/analysis/rollout.svelte';
import { rollOut } from '../../src/features/analysis/rollingOut';
import { advised } from '../../src/wire/module/desking';
import { analyst } from '../helpers/referee';
import enAnalysis from '../../src/words/texts/en/analysis';
import frAnalysis from '../../src/words/texts/fr/analysis';
import {
  actionOf,
  type Answer,
  type DeskAnswer,
  type DeskMessage,
  type RolledOut,
  type Rollout,
  type RolloutAsk,
} from '../../src/wire/messages/analysis';

const GO: Answer = { type: 'go' };
const HOLD: Answer = { type: 'hold', steps: [[1, 5]] };
const ASK: RolloutAsk = { trid: 'TRID=', plies: 1, answers: [{ type: 'go' }, { type: 'hold' }], games: 30 };

const way = (answer: Answer, lost: number, error: number, times = 30): RolledOut => ({
  answer,
  holes: 1 - lost,
  error,
  chance: 0.5,
  rolled: { lost, error, times },
});

const found = (done: number, of: number, ways = [way(HOLD, 0, 0), way(GO, 0.06, 0.11)]): Rollout => ({
  say: 'rollout',
  side: 'white',
  asked: 'decision',
  dice: [6, 1],
  unit: 'stake',
  hole: 1,
  done,
  of,
  decided: false,
  ways,
});

/** A desk that keeps how far it has come, as the module does. */
function desk() {
  const asked: number[] = [];
  let done = 0;
  const say = (message: DeskMessage): DeskAnswer => {
    if (message.do !== 'rollout') return { say: 'error', code: 'bad_message', message: '' };
    asked.push(message.count);
    done = Math.min(message.games, done + message.count);
    return found(done, message.games);
  };
  return { asked, say };
}

describe('a rollout', () => {
  it('reports each chunk, and goes on where it was taken back', async () => {
    const { asked, say } = desk();
    const working = new AbortController();
    const seen: number[] = [];
    const stopped = rollOut(say, ASK, {
      progress: ({ done }) => {
        seen.push(done);
        if (done === 12) working.abort();
      },
      signal: working.signal,
    });
    await expect(stopped).rejects.toThrow('taken back');
    const end = await rollOut(say, ASK, {
      progress: ({ done }) => seen.push(done),
      signal: new AbortController().signal,
    });
    expect(seen).toEqual([0, 12, 12, 24]);
    expect(end.done).toBe(30);
    expect(asked).toEqual([0, 12, 0, 12, 12]);
  });

  it('says what the program refuses', async () => {
    const refusing = (): DeskAnswer => ({ say: 'error', code: 'refused', message: '' });
    const along = { progress: () => undefined, signal: new AbortController().signal };
    await expect(rollOut(refusing, ASK, along)).rejects.toThrow('refused');
  });

  it('keeps what it has found when it is stopped, and plays more when it is done', async () => {
    const { say } = desk();
    let stops = 0;
    const run: RolloutRun = new RolloutRun(ASK, 30, (ask, along) =>
      rollOut(say, ask, {
        ...along,
        progress: (now) => {
          along.progress(now);
          if (now.done === 24 && (stops += 1) === 1) run.stop();
        },
      }),
    );
    await run.start();
    expect(run.phase).toBe('waiting');
    expect(run.found?.done).toBe(24);
    await run.start();
    expect(run.phase).toBe('done');
    expect(run.found?.done).toBe(30);
    await run.start();
    expect(run.phase).toBe('done');
    expect(run.found?.done).toBe(60);
  });

  it('has nothing more to play where all is known', async () => {
    const run = new RolloutRun(ASK, 30, () => Promise.resolve(found(0, 0, [way(GO, 0, 0, 0)])));
    await run.start();
    expect(run.phase).toBe('done');
    expect(run.hasMore).toBe(false);
  });

  it('shows no less than before while a worker begins again', async () => {
    const seen: (number | undefined)[] = [];
    const run: RolloutRun = new RolloutRun(ASK, 30, (_, { progress }) => {
      for (const done of [24, 0, 12, 29]) {
        progress(found(done, 30));
        seen.push(run.found?.done);
      }
      return Promise.resolve(found(30, 30));
    });
    await run.start();
    expect(seen).toEqual([24, 24, 24, 29]);
    expect(run.found?.done).toBe(30);
  });

  it('fails in words, and may be tried again', async () => {
    let tries = 0;
    const run = new RolloutRun(ASK, 30, () =>
      (tries += 1) === 1 ? Promise.reject(new Error('the worker failed')) : Promise.resolve(found(30, 30)),
    );
    await run.start();
    expect(run.phase).toBe('failed');
    await run.start();
    expect(run.phase).toBe('done');
  });

  it('is one for a position and its answers, as long as the session lasts', () => {
    const about = { trid: 'TRID=a' };
    expect(rolloutOf(about, [GO, HOLD])).toBe(rolloutOf({ ...about }, [{ ...GO }, HOLD]));
    expect(rolloutOf(about, [GO, HOLD])).not.toBe(rolloutOf({ trid: 'TRID=b' }, [GO, HOLD]));
    expect(rolloutOf(about, [GO, HOLD])).not.toBe(rolloutOf(about, [HOLD, GO]));
  });
});

describe('the module', () => {
  const trid = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:0-0:0-0:-:-:8.7';
  const alone = { progress: () => undefined, signal: new AbortController().signal };

  it('goes on where it was stopped, to the same result', async () => {
    const [one, other] = [await analyst(), await analyst()];
    const { ways } = advised(one, 'hint', { do: 'hint', trid, plies: 1 });
    const ask = { trid, plies: 1, answers: ways.slice(0, 2).map((known) => actionOf(known.answer)), games: 36 };
    const working = new AbortController();
    const stopped = rollOut(one, ask, {
      progress: ({ done }) => done === 12 && working.abort(),
      signal: working.signal,
    });
    await expect(stopped).rejects.toThrow('taken back');
    const seen: number[] = [];
    const result = await rollOut(one, ask, { ...alone, progress: ({ done }) => seen.push(done) });
    expect(seen).toEqual([12, 24]);
    expect(result).toEqual(await rollOut(other, ask, alone));
    expect(result.done).toBe(36);
    expect(result.ways.map(({ answer }) => answer)).toEqual(ways.slice(0, 2).map(({ answer }) => answer));
    for (const { error, rolled } of result.ways) {
      expect(error).toBeGreaterThan(0);
      expect(rolled?.times).toBe(36);
    }
    expect(bestTwoApart(result.ways)!.error).toBeGreaterThan(0);
  });

  it('refuses an answer that is not legal', async () => {
    const ask = { trid, plies: 1, answers: [{ type: 'go' as const }], games: 36 };
    await expect(rollOut(await analyst(), ask, alone)).rejects.toThrow('refused');
  });
});

describe('what is rolled out', () => {
  it('are the four best and the reader’s own', () => {
    const rows = Array.from({ length: 6 }, () => ({ ...way(GO, 0, 0), holes: 0, worth: 0, chance: 0 }));
    const hinted = rows.map((row) => ({ ...row, lost: { unit: 0, holes: 0, mille: 0 } }));
    expect(rowsToRollOut({ rows: hinted, own: null })).toEqual([0, 1, 2, 3]);
    expect(rowsToRollOut({ rows: hinted, own: 5 })).toEqual([0, 1, 2, 3, 5]);
    expect(rowsToRollOut({ rows: hinted.slice(0, 2), own: 1 })).toEqual([0, 1]);
  });

  it('is told as actions', () => {
    expect(actionOf(HOLD)).toEqual({ type: 'hold' });
    expect(actionOf({ type: 'play', steps: [[1, 5]] })).toEqual({ type: 'play', steps: [[1, 5]] });
    expect(actionOf({ type: 'suspend', game: 'ecrire', steps: [[1, 5]] })).toEqual({ type: 'suspend', game: 'ecrire' });
  });
});

describe('the best two', () => {
  it('are as far apart as the second is behind', () => {
    const third = way({ type: 'play', steps: [] }, 0.4, 0.1);
    expect(bestTwoApart([third, way(GO, 0.06, 0.11), way(HOLD, 0, 0)])).toMatchObject({ lost: 0.06, error: 0.11 });
    expect(bestTwoApart([way(HOLD, 0, 0)])).toBeNull();
    expect(bestTwoApart([{ answer: GO }, { answer: HOLD }])).toBeNull();
  });

  it('are compared in words', () => {
    expect(enAnalysis.rollout.bestTwo('0.06', '0.11', false)).toBe('Best two: 0.06 ± 0.11 apart, undecided');
    expect(enAnalysis.rollout.bestTwo('0.66', '0.11', true)).toBe('Best two: 0.66 ± 0.11 apart, decided');
    expect(frAnalysis.rollout.bestTwo('0,06', '0,11', false)).toContain('0,06 ± 0,11, indécis');
    expect(frAnalysis.rollout.bestTwo('0,66', '0,11', true)).toContain('décidé');
  });
});
