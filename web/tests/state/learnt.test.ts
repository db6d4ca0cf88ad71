import '../helpers/browserless';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../src/wire/described/messages';
import { canonical } from '../../src/state/learnt/canonical';
import { device, disown, forgetLearnt } from '../../src/state/learnt/owner';
import { sync } from '../../src/state/learnt/sync';
import { myself } from '../../src/state/person/myself.svelte';
import { course, lessonsTogether } from '../../src/state/training/course.svelte';
import { training } from '../../src/state/training/kept.svelte';
import { after } from '../../src/state/training/answer';
import { daysTrained, nothing, type TrainingProgress } from '../../src/state/training/progress';
import { counted, keptOf, sharedOf, trainedTogether, within, type Shared } from '../../src/state/training/together';
import { parseDrill } from '../../src/wire/drills/parse';

const DRILL = parseDrill('hold_or_go', 3, 'A----ACBBBBBb--ccbcb----:w:D:53:0-0:10-4:-:x:17.16|-|go|1349|keeping end');

/** Returns the progress of a person who has given that many answers on that day. */
function trained(times: number, day: number, right = true): TrainingProgress {
  let so = nothing();
  for (let i = 0; i < times; i += 1)
    so = after(so, { drill: DRILL, right, seen: [{ theme: 'keeping', known: right }], rated: null, now: day });
  return so;
}

describe('what two devices know together', () => {
  const desk = sharedOf(trained(3, 100), {}, 'desk');
  const phone = sharedOf(trained(2, 101, false), {}, 'phone');
  const both = trainedTogether(desk, phone);

  it('is the same on whichever device, and twice is once', () => {
    expect(canonical(trainedTogether(phone, desk))).toBe(canonical(both));
    expect(canonical(trainedTogether(both, phone))).toBe(canonical(both));
  });

  it('adds what each has counted, takes the newer answers, and keeps the first day', () => {
    const { own, others } = keptOf(both, 'desk');
    const now = { ...own, ...counted([own, ...Object.values(others)]) };
    expect(now.tallies['hold_or_go:keeping']).toEqual({ asked: 5, right: 3 });
    expect(own.tallies['hold_or_go:keeping']!.asked).toBe(3);
    expect(daysTrained(now)).toBe(2);
    expect(own.recent['hold_or_go:keeping']).toEqual({ answers: '00', last: 101 });
    expect(own.firsts['hold_or_go:keeping']).toBe(100);
  });

  it('has a lesson done that was done on one of them', () => {
    const done = { at: 6, done: true };
    expect(lessonsTogether({ 1: done, 2: { at: 1, done: false } }, { 1: { at: 2, done: false }, 3: done })).toEqual({
      1: done,
      2: { at: 1, done: false },
      3: done,
    });
  });

  it('fits into what an account keeps, however long one trains', () => {
    const long = nothing();
    for (let day = 0; day < 4000; day += 1) long.days[`${20_000 + day}:play`] = { asked: 20, right: 15 };
    for (let n = 0; n < 400; n += 1)
      long.problems[`hold_or_go:${n}`] = { rating: 1234.567, deviation: 88.888, volatility: 0.06 };
    const kept = within(sharedOf(long, { phone: long }, 'desk'));
    expect(canonical(kept).length).toBeLessThan(60_000);
    expect(Object.keys(kept.devices.desk!.days).at(-1)).toBe('23999:play');
  });
});

/** A server with the documents of one account. */
class FakeServer {
  documents: Record<string, { version: number; kept: object | null }> = {
    course: { version: 0, kept: null },
    trainers: { version: 0, kept: null },
  };
  away = false;
  /** Is done before the next document is taken. */
  meanwhile: (() => void) | null = null;

  fetch = (path: string, init: { body?: string }): Promise<unknown> => {
    if (this.away || path !== 'api/me/learning') return Promise.reject(new Error('away'));
    const answer = (value: object) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(structuredClone(value)) });
    if (init.body === undefined) return answer(this.documents);
    this.meanwhile?.();
    this.meanwhile = null;
    const { kind, version, kept } = JSON.parse(init.body) as { kind: string; version: number; kept: object };
    const taken = this.documents[kind]!.version === version;
    if (taken) this.documents[kind] = { version: version + 1, kept };
    return answer({ ...this.documents[kind], taken });
  };
}

describe('a device and an account', () => {
  let server: FakeServer;
  const come = (id: string) => {
    myself.me = { person: { id, account: true } as Person, mail: false };
  };
  beforeEach(() => {
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    disown();
    course.take({});
    training.take(nothing(), {});
    come('anne');
  });

  it('know the same, whatever was learnt where', async () => {
    course.take({ 1: { at: 6, done: true } });
    training.take(trained(2, 100), {});
    const elsewhere = sharedOf(trained(3, 101), {}, 'phone');
    server.documents = {
      course: { version: 4, kept: { 2: { at: 5, done: true } } },
      trainers: { version: 9, kept: elsewhere },
    };
    await sync.now();
    expect(Object.keys(course.now)).toEqual(['1', '2']);
    expect(server.documents.course).toEqual({ version: 5, kept: course.now });
    expect(training.now.tallies['hold_or_go:keeping']!.asked).toBe(5);
    expect(Object.keys((server.documents.trainers!.kept as Shared).devices).toSorted()).toEqual(
      [device(), 'phone'].toSorted(),
    );
    await sync.now();
    expect([server.documents.course!.version, server.documents.trainers!.version]).toEqual([5, 10]);
  });

  it('lose nothing where two write at once', async () => {
    course.take({ 1: { at: 6, done: true } });
    server.meanwhile = () => {
      server.documents.course = { version: 1, kept: { 7: { at: 3, done: true } } };
    };
    await sync.now();
    expect(server.documents.course).toEqual({
      version: 2,
      kept: { 1: { at: 6, done: true }, 7: { at: 3, done: true } },
    });
  });

  it('go on without a network, and come together after it', async () => {
    server.away = true;
    course.take({ 1: { at: 6, done: true } });
    await sync.now();
    expect(course.in(1).done).toBe(true);
    server.away = false;
    await sync.now();
    expect(server.documents.course!.kept).toEqual({ 1: { at: 6, done: true } });
  });

  it('take nothing from what is no document, and say so', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    server.documents.course = { version: 1, kept: { 1: { done: true } } };
    await sync.now();
    expect(course.now).toEqual({});
    expect(server.documents.course.version).toBe(1);
    expect(String(report.mock.calls[0])).toContain('no course, at .1.at');
    report.mockRestore();
  });

  it('keep two people apart, each finding what was theirs', async () => {
    course.take({ 1: { at: 6, done: true } });
    training.take(trained(2, 100), {});
    await sync.now();
    const [annes, desk] = [server.documents, device()];
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
    come('jean');
    await sync.now();
    expect(course.now).toEqual({});
    expect(training.now).toEqual(nothing());
    expect(server.documents.course!.version).toBe(0);
    server.documents = annes;
    come('anne');
    await sync.now();
    expect(course.in(1).done).toBe(true);
    expect(device()).toBe(desk);
    expect(training.now.tallies['hold_or_go:keeping']!.asked).toBe(2);
  });

  it('part where a device of somebody else is to forget', async () => {
    course.take({ 1: { at: 6, done: true } });
    await sync.now();
    const before = device();
    forgetLearnt();
    expect(course.now).toEqual({});
    expect(device()).not.toBe(before);
  });
});
