import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calling } from '../../src/wire/device/calling';
import { desking } from '../../src/wire/module/desking';
import type { Exports } from '../../src/wire/module/module';
import { sheeting } from '../../src/wire/module/sheeting';
import { studying } from '../../src/wire/module/studying';
import * as days from '../../src/wire/described/calls/days';
import * as games from '../../src/wire/described/calls/games';
import * as learning from '../../src/wire/described/calls/learning';
import * as me from '../../src/wire/described/calls/me';
import * as moderation from '../../src/wire/described/calls/moderation';
import * as notices from '../../src/wire/described/calls/notices';
import * as passkeys from '../../src/wire/described/calls/passkeys';
import * as people from '../../src/wire/described/calls/people';
import * as standing from '../../src/wire/described/calls/standing';
import { call } from '../../src/wire/server/asking';
import type { Result } from '../../src/wire/host/host';

const report = vi.spyOn(console, 'error');
beforeEach(() => report.mockReset().mockReturnValue());
afterEach(() => vi.unstubAllGlobals());
const reported = () => report.mock.calls.map(([error]) => String(error)).join();

/** A module that answers every text by this one. */
function saying(answer: unknown): Exports {
  const text = new TextEncoder().encode(JSON.stringify(answer));
  const memory = new WebAssembly.Memory({ initial: 2 });
  const say = () => {
    new DataView(memory.buffer).setUint32(1024, text.length, true);
    new Uint8Array(memory.buffer, 1028, text.length).set(text);
    return 1024;
  };
  return {
    memory,
    _initialize: () => undefined,
    trictrac_alloc: () => 65536,
    trictrac_free: () => undefined,
    trictrac_describe: say,
    trictrac_call: say,
    trictrac_sheet: say,
    trictrac_study: say,
    trictrac_desk: say,
  };
}

describe('an answer of the module that is none', () => {
  const study = (answer: unknown) => studying(saying(answer));
  it.each([
    ['replay', '.game.say', () => study({ say: 'replay', game: {}, lines: {}, record: '' }).replay('')],
    [
      'study',
      '.places.0.parent',
      () => study({ say: 'study', text: '', tags: {}, numbering: '', places: [{}] }).tree(''),
    ],
    ['position', '.notation', () => study({ say: 'position', notation: 'fen' }).position('')],
    ['check', '.problems.0.code', () => study({ say: 'checked', game: null, problems: [{ option: 'a' }] }).check({})],
    ['judge', '.dice.1', () => study({ say: 'judged', side: 'white', dice: [6] }).judge('')],
    ['throws', '.n', () => study({ say: 'throws', n: '3', rolls: [] }).throws('', 'hit')],
    ['open', '.format', () => sheeting(saying({ say: 'sheet' }))({ do: 'open', text: '' })],
    ['outlook', '.plies', () => desking(saying({ say: 'outlook', side: 'white' }))({ do: 'outlook', trid: '' })],
    [
      'rollout',
      '.ways.0.answer',
      () => {
        const head = { say: 'rollout', side: 'white', asked: 'play', dice: [6, 1], unit: 'stake', hole: 1 };
        const half = { ...head, done: 0, of: 9, decided: false, ways: [{}] };
        desking(saying(half))({ do: 'rollout', trid: '', plies: 1, answers: [], games: 9, count: 9 });
      },
    ],
    ['step', '.of', () => desking(saying({ say: 'reviewing', done: 1 }))({ do: 'step', count: 1 })],
    [
      'keep',
      '.0.events.0',
      () => calling(saying([{ say: 'kept', config: '', events: [1] }]), 'AnyMessage')({ do: 'keep' }),
    ],
    ['act', '.0.line', () => calling(saying([{ say: 'ready' }]), 'TableMessage')({ do: 'act' })],
  ])('to %s is refused, and its first wrong part named: %s', (call, at, ask) => {
    expect(ask).toThrow(at);
    expect(reported()).toContain(`no answer to ${call}, at `);
  });

  it('is let through where it is one', () => {
    expect(studying(saying({ say: 'throws', n: 0, rolls: [] })).throws('', 'hit')).toEqual({
      say: 'throws',
      n: 0,
      rolls: [],
    });
  });
});

describe('an answer of the server that is none', () => {
  const answering = (value: unknown, status = 200) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(value), { status })));
  const PERSON = {
    id: 'a',
    name: 'Anne',
    account: true,
    email: null,
    password: true,
    passkeys: [],
    challengers: 'everybody',
  };

  it.each<[string, string, () => Promise<Result<unknown>>, unknown]>([
    ['api/me', '.person.passkeys', () => call(me.show), { person: { ...PERSON, passkeys: null }, mail: true }],
    ['api/me/games', '.games.0.names', () => call(me.games), { games: [{ game: 'a', players: [0] }] }],
    [
      'api/me/sessions',
      '.sessions.0.seen',
      () => call(me.sessions),
      { sessions: [{ id: '', device: '', created: 1 }] },
    ],
    [
      'api/me/notices',
      '.wished.over',
      () => call(notices.show),
      { key: null, mail: true, here: true, wished: { turn: true, taken: true, offer: true } },
    ],
    ['api/me/learning', '.course.kept', () => call(learning.show), { course: { version: 1, kept: 3 } }],
    [
      'api/me/learning',
      '.taken',
      () => call(learning.put, { kind: 'course', version: 1, kept: {} }),
      { version: 1, kept: null },
    ],
    ['api/passkey/new', '.publicKey', () => call(passkeys.create, { name: 'Anne' }), {}],
    ['api/me/blocks', '.blocks', () => call(people.block, { person: 'a' }), { blocks: 3 }],
    [
      'api/moderation',
      '.reports.0.id',
      () => call(moderation.order, { order: { do: 'reports' } }),
      { reports: [{ id: 'a' }] },
    ],
    ['api/moderation', '.log.0.at', () => call(moderation.order, { order: { do: 'log' } }), { log: [{}] }],
    [
      'api/days/{day}',
      '.answers.0.times',
      () => call(days.show, { day: 3 }),
      { answers: [{ answer: 'go', times: '3' }] },
    ],
    [
      'api/people/{name}',
      '.person.created',
      () => call(standing.profile, { name: 'Anne' }),
      { person: { id: 'a', name: 'Anne' } },
    ],
    ['api/standing', '.more', () => call(standing.best, { kind: 'tour' }), { kind: 'tour', people: [] }],
    [
      'api/games/{game}/standing',
      '.counted.why',
      () => call(standing.ofGame, { game: 'a' }),
      { kind: 'tour', players: [], counted: { why: 'rain' } },
    ],
    ['api/games/{game}', '.format', () => call(games.show, { game: 'a' }), { say: 'game', game: 'a' }],
  ])('from %s is not applied, and its first wrong part named: %s', async (path, at, ask, value) => {
    answering(value);
    expect(await ask()).toMatchObject({ ok: false, failure: { code: 'internal' } });
    expect(reported()).toContain(`no answer of ${path}`);
    expect(reported()).toContain(`at ${at}`);
  });

  it('is no failure of its own words either', async () => {
    answering({ error: { code: 'not_yet_thought_of', message: '' } }, 400);
    expect(await call(me.show)).toMatchObject({ ok: false, failure: { code: 'unreachable' } });
    expect(reported()).toContain('no failure of api/me, at .error.code');
    answering({ error: { code: 'too_many', message: '', retry_after: 3 } }, 429);
    expect(await call(me.show)).toMatchObject({ ok: false, failure: { code: 'too_many', retry_after: 3 } });
  });

  it('is let through where it is one, with what a newer server says', async () => {
    answering({ person: PERSON, mail: true, more: 1 });
    expect(await call(me.show)).toEqual({ ok: true, value: { person: PERSON, mail: true, more: 1 } });
    expect(reported()).toBe('');
  });
});
