import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../helpers/browserless';
import { connection } from '../../src/wire/connection/connection.svelte';
import { persist } from '../../src/wire/connection/persist';
import { request } from '../../src/wire/connection/request';
import { isThere } from '../../src/wire/server/asker';
import * as people from '../../src/wire/described/calls/people';
import { call } from '../../src/wire/server/asking';

/** A request that has been sent: a test decides what comes of it. */
interface Sent {
  path: string;
  how: RequestInit;
  at: number;
  answer: (response: Response) => void;
  fail: () => void;
}
let sent: Sent[] = [];
const last = () => sent.at(-1)!;
const keyOf = ({ how }: Sent) => new Headers(how.headers).get('Idempotency-Key');
const json = (value: object, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** Returns the present state of a promise: pending, a value or an error. */
function outcome<T>(promise: Promise<T>) {
  const known: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => (known.value = value),
    (error: unknown) => (known.error = error),
  );
  return known;
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    return new Promise<Response>((answer, reject) => {
      const fail = () => reject(new Error('lost'));
      how.signal?.addEventListener('abort', fail);
      sent.push({ path, how, at: Date.now(), answer, fail });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request', () => {
  it('that is not answered in time is aborted and sent again, three times in all, and fails then', async () => {
    const known = outcome(request('api/me'));
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent).toHaveLength(1);
    expect(last().how.signal!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]!.how.signal!.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ how }) => how.signal!.aborted)).toBe(true);
    expect(known.error).toBeDefined();
  });

  it('is answered by the try that is answered', async () => {
    const known = outcome(request('api/me'));
    await vi.advanceTimersByTimeAsync(4500);
    last().answer(json({ person: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await known.value!.json()).toEqual({ person: null });
    expect(sent).toHaveLength(2);
  });

  it('that fails at once is sent again soon', async () => {
    const known = outcome(request('api/me'));
    last().fail();
    await vi.advanceTimersByTimeAsync(400);
    last().fail();
    await vi.advanceTimersByTimeAsync(800);
    last().answer(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(known.value?.status).toBe(200);
    expect(last().at - sent[0]!.at).toBeLessThan(1300);
  });

  it('that nobody answered has the same key when the same is asked again, until it is answered or forgotten', async () => {
    const post = (body: string) => outcome(request('api/me/account', { method: 'POST', body }));
    const asked = async (body: string) => {
      const before = sent.length;
      const known = post(body);
      await vi.advanceTimersByTimeAsync(0);
      return { key: keyOf(sent[before]!), known };
    };
    const first = await asked('{"name":"Anne"}');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(first.known.error).toBeDefined();
    const other = await asked('{"name":"Bea"}');
    expect(other.key).not.toBe(first.key);
    await vi.advanceTimersByTimeAsync(30_000);
    const again = await asked('{"name":"Anne"}');
    expect(again.key).toBe(first.key);
    last().answer(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(again.known.value?.status).toBe(200);
    expect((await asked('{"name":"Anne"}')).key).not.toBe(first.key);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect((await asked('{"name":"Bea"}')).key).not.toBe(other.key);
  });

  it('whose answer breaks off is sent again', async () => {
    const known = outcome(request('api/games/one.trictrac'));
    const failing = new ReadableStream<Uint8Array>({
      start: (to) => {
        to.enqueue(new Uint8Array([65]));
        sent[0]!.how.signal!.addEventListener('abort', () => to.error(new Error('aborted')));
      },
    });
    last().answer(new Response(failing));
    await vi.advanceTimersByTimeAsync(4500);
    expect(sent).toHaveLength(2);
    last().answer(new Response('whole'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await known.value!.text()).toBe('whole');
  });

  it('whose answer comes slowly but steadily is waited for', async () => {
    let more: ReadableStreamDefaultController<Uint8Array> | undefined;
    const known = outcome(request('api/games/one.trictrac'));
    last().answer(new Response(new ReadableStream<Uint8Array>({ start: (to) => void (more = to) })));
    for (let i = 0; i < 10; i += 1) {
      await vi.advanceTimersByTimeAsync(3000);
      more!.enqueue(new TextEncoder().encode('x'));
    }
    more!.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(await known.value!.text()).toBe('xxxxxxxxxx');
  });

  it('that a proxy answers whose server is away is sent again, but not what the server itself refuses', async () => {
    const known = outcome(request('api/me'));
    last().answer(new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }));
    await vi.advanceTimersByTimeAsync(400);
    last().answer(json({ error: { code: 'unavailable' } }, 503));
    await vi.advanceTimersByTimeAsync(0);
    expect(known.value?.status).toBe(503);
    expect(sent).toHaveLength(2);
  });

  it('that changes something has one key for all its tries, and another the next time', async () => {
    const known = outcome(request('api/games', { method: 'POST', body: '{}' }));
    await vi.advanceTimersByTimeAsync(4500);
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[0]!)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf(sent[1]!)).toBe(keyOf(sent[0]!));
    last().answer(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(known.value?.status).toBe(200);
    void request('api/games', { method: 'POST', body: '{}' });
    expect(keyOf(last())).not.toBe(keyOf(sent[0]!));
    void request('api/me');
    expect(keyOf(last())).toBeNull();
  });

  it('with much to send has the time to send it', async () => {
    const known = outcome(request('api/records', { method: 'POST', body: 'x'.repeat(400_000) }));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(sent).toHaveLength(1);
    expect(known).toEqual({});
  });

  it('is sent again at once when a socket has found the connection dead', async () => {
    void request('api/me', {}, connection);
    await vi.advanceTimersByTimeAsync(1000);
    connection.lost();
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(2);
  });
});

describe('the page', () => {
  it('says within three seconds that it waits, until there is an answer', async () => {
    const known = outcome(isThere('api/me'));
    await vi.advanceTimersByTimeAsync(2400);
    expect(connection.late).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(connection.late).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.late).toBe(true);
    last().answer(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.late).toBe(false);
    expect(known.value).toBe(true);
  });

  it('says that something was not done, until the server is reached again', async () => {
    const known = outcome(call(people.report, { game: 'a', reason: 'other' }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(known.value).toMatchObject({ ok: false, failure: { code: 'unreachable' } });
    expect(connection.failed).toBe(true);
    void isThere('api/me');
    last().answer(json({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.failed).toBe(false);
  });
});

describe('what is asked until there is an answer', () => {
  it.each([1, 5, 20, 45, 90])('comes after an outage of %i s', async (seconds) => {
    const from = Date.now();
    const known = outcome(
      persist(
        () => Promise.resolve(Date.now() - from >= seconds * 1000),
        (there) => there,
      ),
    );
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 7500);
    expect(known.value).toBe(true);
  });

  it('comes as soon as the server has been reached by another way', async () => {
    let there = false;
    const known = outcome(
      persist(
        () => Promise.resolve(there),
        (is) => is,
      ),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    there = true;
    expect(known).toEqual({});
    connection.back();
    await vi.advanceTimersByTimeAsync(0);
    expect(known.value).toBe(true);
  });

  it('is given up after two minutes', async () => {
    let asked = 0;
    const known = outcome(
      persist(
        () => Promise.resolve((asked += 1)),
        () => false,
      ),
    );
    await vi.advanceTimersByTimeAsync(130_000);
    expect(known.value).toBe(asked);
    expect(asked).toBeLessThan(60);
  });
});
