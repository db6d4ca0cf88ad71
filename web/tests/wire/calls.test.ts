import { expect, it } from 'vitest';
import { Caller } from '../../src/wire/worker/caller';
import type { Port } from '../../src/wire/worker/messages';
import { serve, type CallHandlers } from '../../src/wire/worker/serve';

type Sums = {
  add: { ask: [number, number]; answer: number };
  count: { ask: number; answer: string; progress: number };
  fail: { ask: null; answer: null };
  wait: { ask: null; answer: null };
};

type Hear = (event: { data?: unknown }) => void;

/** One end of a line inside this program. */
class End implements Port {
  other: End | null = null;
  readonly #hearing: Record<string, Hear[]> = { message: [], error: [] };

  postMessage(message: unknown): void {
    queueMicrotask(() => this.other?.hear('message', { data: structuredClone(message) }));
  }
  addEventListener(type: 'message' | 'error', hear: Hear): void {
    this.#hearing[type]!.push(hear);
  }
  hear(type: 'message' | 'error', event: { data?: unknown }): void {
    for (const one of this.#hearing[type]!) one(event);
  }
}

let taken = 0;
const handlers: CallHandlers<Sums> = {
  add: ([a, b]) => a + b,
  count: async (upTo, { progress }) => {
    for (let n = 1; n <= upTo; n += 1) progress(n);
    return 'counted';
  },
  fail: () => {
    throw new Error('no');
  },
  wait: (_ask, { signal }) =>
    new Promise((resolve) =>
      signal.addEventListener('abort', () => {
        taken += 1;
        resolve(null);
      }),
    ),
};

/** A caller whose worker lives in this program; and the workers it has opened. */
function line(): { caller: Caller<Sums>; opened: End[] } {
  const opened: End[] = [];
  const caller = new Caller<Sums>(() => {
    const [page, worker] = [new End(), new End()];
    [page.other, worker.other] = [worker, page];
    serve(worker, handlers);
    opened.push(page);
    return page;
  });
  return { caller, opened };
}

it('answers each question, whatever the order', async () => {
  const { caller, opened } = line();
  expect(opened).toHaveLength(0);
  expect(await Promise.all([caller.call('add', [1, 2]), caller.call('add', [3, 4])])).toEqual([3, 7]);
  expect(opened).toHaveLength(1);
});

it('reports what comes before the answer', async () => {
  const told: number[] = [];
  expect(await line().caller.call('count', 3, { progress: (n) => told.push(n) })).toBe('counted');
  expect(told).toEqual([1, 2, 3]);
});

it('hands a failure on', async () => {
  await expect(line().caller.call('fail', null)).rejects.toThrow('no');
});

it('takes a question back', async () => {
  const { caller } = line();
  const taking = new AbortController();
  const before = taken;
  const asked = caller.call('wait', null, { signal: taking.signal });
  await caller.call('add', [0, 0]);
  taking.abort();
  await expect(asked).rejects.toThrow('taken back');
  await caller.call('add', [0, 0]);
  expect(taken).toBe(before + 1);
  await expect(caller.call('wait', null, { signal: taking.signal })).rejects.toThrow('taken back');
});

it('opens another worker after one that failed', async () => {
  const { caller, opened } = line();
  const lost = caller.call('wait', null);
  opened[0]!.hear('error', {});
  await expect(lost).rejects.toThrow('failed');
  expect(await caller.call('add', [2, 2])).toBe(4);
  expect(opened).toHaveLength(2);
});
