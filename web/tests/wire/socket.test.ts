import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../helpers/browserless';
import { line as lineOf } from '../helpers/samples';
import { connection } from '../../src/wire/connection/connection.svelte';
import { SocketLine } from '../../src/wire/connection/socket';
import type { Incoming, LinkState } from '../../src/wire/host/host';
import type { Done, PageMessage } from '../../src/wire/described/messages';

/** The network, of which a test decides what happens. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: { at: number; wire: Wire }[] = [];
  static readonly CONNECTING = 0;
  readyState = 0;
  hungUp = false;
  sent: PageMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.opened.push({ at: Date.now(), wire: this });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as PageMessage);
  }
  close(): void {
    this.hungUp = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  stand(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  fall(code: number): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.({ code });
  }
}

const GOING_AWAY = 1001;
const ABNORMAL = 1006;

/** The page of the test before. */
let page: SocketLine | null = null;

/** A page that has just been closed with this code, and all it said of its link since. */
function closed(code: number): LinkState[] {
  const said: LinkState[] = [];
  const join = () => ({ do: 'join', game: 'one', keys: {}, since: 0 }) as const;
  page?.close();
  page = new SocketLine('ws://x/ws', {
    kind: 'TableMessage',
    join,
    message: () => undefined,
    link: (link) => said.push(link),
  });
  last().stand();
  said.length = 0;
  last().fall(code);
  return said;
}

/** A page that has joined a game and been answered. */
function joined() {
  const said: LinkState[] = [];
  const heard: Incoming[] = [];
  const join = () => ({ do: 'join', game: 'one', keys: {}, since: 2 }) as const;
  page?.close();
  const line = new SocketLine('ws://x/ws', {
    kind: 'TableMessage',
    join,
    message: (message) => heard.push(message),
    link: (link) => said.push(link),
  });
  page = line;
  last().stand();
  last().says({ say: 'ready', line: 2 });
  return { line, said, heard, wire: last() };
}

const ROLL: Done = { type: 'roll', dice: [4, 2] };
const ACT = { do: 'act', line: 3, side: 'white', action: { type: 'roll' } } as const;

function last(): Wire {
  return Wire.opened.at(-1)!.wire;
}

/** Returns the time until the page tries again. */
function untilNext(): number {
  const { length } = Wire.opened;
  const from = Date.now();
  while (Wire.opened.length === length) vi.advanceTimersByTime(10);
  return Date.now() - from;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  page?.close();
  page = null;
  connection.lag = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Wire.opened = [];
});

describe('a server that goes and says so', () => {
  it('is expected back, and the page says it is leaving, not lost', () => {
    const said = closed(GOING_AWAY);
    expect(said).toEqual(['leaving']);
    untilNext();
    last().fall(ABNORMAL);
    untilNext();
    last().stand();
    expect(said).toEqual(['leaving', 'leaving', 'up']);
    last().fall(ABNORMAL);
    expect(said.at(-1)).toBe('down');
  });

  it('is left alone at first, and its pages come back spread over seconds', () => {
    const waits = Array.from({ length: 200 }, () => {
      closed(GOING_AWAY);
      return untilNext();
    });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3010);
    for (const second of [1000, 2000]) {
      const within = waits.filter((wait) => wait >= second && wait < second + 1000).length;
      expect(within).toBeGreaterThan(50);
    }
  });

  it('is lost when it does not come back', () => {
    const said = closed(GOING_AWAY);
    const begun = Date.now();
    while (said.at(-1) === 'leaving') {
      untilNext();
      last().fall(ABNORMAL);
    }
    expect(said.at(-1)).toBe('down');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(30_000);
    expect(Date.now() - begun).toBeLessThan(40_000);
  });
});

describe('a connection that breaks', () => {
  it('is tried again at once, and later more seldom', () => {
    const said = closed(ABNORMAL);
    expect(said).toEqual(['down']);
    expect(untilNext()).toBeLessThan(400);
    for (let i = 0; i < 10; i += 1) {
      last().fall(ABNORMAL);
      expect(untilNext()).toBeLessThanOrEqual(7510);
    }
    last().fall(ABNORMAL);
    expect(untilNext()).toBeGreaterThanOrEqual(2500);
  });
});

describe('a connection that no longer carries anything', () => {
  it('is replaced when an act is not answered within five seconds, and the page is told', () => {
    const { line, said, wire } = joined();
    line.send(ACT);
    vi.advanceTimersByTime(4999);
    expect(said).toEqual(['up']);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['up', 'down']);
    expect(wire.hungUp).toBe(true);
    untilNext();
    last().stand();
    expect(said).toEqual(['up', 'down', 'up']);
    expect(last().sent).toEqual([{ do: 'join', game: 'one', keys: {}, since: 2 }]);
  });

  it('is given up for an act though others are still heard', () => {
    const { line, said, wire } = joined();
    line.send(ACT);
    vi.advanceTimersByTime(4000);
    wire.says({ say: 'said', player: 1, phrase: 'well_played' });
    wire.says(lineOf(2, ROLL));
    vi.advanceTimersByTime(1000);
    expect(said).toEqual(['up', 'down']);
  });

  it.each([lineOf(3, ROLL), { say: 'error', code: 'stale', message: '' }])(
    'stands when the act is answered by $say',
    (answer) => {
      const { line, said, wire } = joined();
      line.send(ACT);
      vi.advanceTimersByTime(4000);
      wire.says(answer);
      vi.advanceTimersByTime(4000);
      expect(said).toEqual(['up']);
    },
  );

  it('is found out by a ping when nothing is said', () => {
    const { said, wire } = joined();
    vi.advanceTimersByTime(2000);
    expect(wire.sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['up', 'down']);
  });

  it('stands for hours where every ping is answered, and the table hears nothing of it', () => {
    const { said, heard, wire } = joined();
    for (let i = 0; i < 1000; i += 1) {
      vi.advanceTimersByTime(2000);
      expect(wire.sent).toHaveLength(i + 2);
      wire.says({ say: 'pong' });
    }
    expect(said).toEqual(['up']);
    expect(heard).toEqual([{ say: 'ready', line: 2 }]);
  });

  it('is found out by a join that is not answered, and one that never stands by its opening', () => {
    const { said, line } = joined();
    line.send(ACT);
    vi.advanceTimersByTime(5000);
    untilNext();
    last().stand();
    vi.advanceTimersByTime(5000);
    expect(said).toEqual(['up', 'down', 'up', 'down']);
    untilNext();
    vi.advanceTimersByTime(6000);
    expect(last().hungUp).toBe(true);
    untilNext();
    last().stand();
    expect(said.at(-1)).toBe('up');
  });

  it('is not heard any more once it has been given up', () => {
    const { line, said, heard, wire } = joined();
    line.send(ACT);
    vi.advanceTimersByTime(5000);
    wire.says({ say: 'line', n: 3 });
    wire.fall(ABNORMAL);
    expect(heard).toHaveLength(1);
    expect(said).toEqual(['up', 'down']);
  });

  it('is tried at once when the device finds a network again, or the page is looked at', () => {
    for (const event of ['online', 'visibilitychange']) {
      const heeded = new Map<string, () => void>();
      vi.stubGlobal('addEventListener', (name: string, heed: () => void) => heeded.set(name, heed));
      const { said, wire } = joined();
      heeded.get(event)?.();
      expect(wire.sent.at(-1)).toEqual({ do: 'ping' });
      vi.advanceTimersByTime(5000);
      expect(said).toEqual(['up', 'down']);
    }
  });

  it('is given up for a message that is none, which nobody hears, and tried again later', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { said, heard, wire } = joined();
    const before = heard.length;
    wire.says({ say: 'line', n: 3 });
    expect(heard).toHaveLength(before);
    expect(report.mock.calls.flat().join()).toContain('no TableMessage, at .');
    expect(said.at(-1)).toBe('down');
    expect(wire.hungUp).toBe(true);
    expect(untilNext()).toBeGreaterThan(2000);
    last().stand();
    expect(last().sent).toEqual([{ do: 'join', game: 'one', keys: {}, since: 2 }]);
  });

  it('stands when a newer server says something this page does not know, which nobody hears', () => {
    const { said, heard, wire } = joined();
    const before = heard.length;
    wire.says({ say: 'parade', of: ['white'] });
    expect(heard).toHaveLength(before);
    expect(said.at(-1)).toBe('up');
    wire.says(lineOf(3, ROLL));
    expect(heard).toHaveLength(before + 1);
  });

  it('has the page say that it waits within three seconds of falling silent, and how fast the server is', () => {
    const { wire } = joined();
    vi.advanceTimersByTime(2000);
    vi.advanceTimersByTime(80);
    wire.says({ say: 'pong' });
    expect(connection.lag).toBe(80);
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(connection.late).toBe(true);
    vi.advanceTimersByTime(500);
    wire.says({ say: 'pong' });
    expect(connection.late).toBe(false);
    expect(connection.lag).toBe(1500);
  });

  it('is no sooner late on a network that is known to be slow', () => {
    const { wire } = joined();
    vi.advanceTimersByTime(3500);
    wire.says({ say: 'pong' });
    vi.advanceTimersByTime(2000 + 2900);
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(100);
    expect(connection.late).toBe(true);
  });

  it('has the page say that an act waits', () => {
    const { line, wire } = joined();
    line.send(ACT);
    wire.says({ say: 'said', player: 1, phrase: 'well_played' });
    vi.advanceTimersByTime(1500);
    wire.says({ say: 'said', player: 1, phrase: 'well_played' });
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(connection.late).toBe(true);
    wire.says(lineOf(3, ROLL));
    expect(connection.late).toBe(false);
  });

  it('is pinged where something else is not answered, and tells others when it is dead', () => {
    const { wire } = joined();
    const lost = vi.fn();
    const end = connection.onLost(lost);
    connection.doubt();
    expect(wire.sent.at(-1)).toEqual({ do: 'ping' });
    vi.advanceTimersByTime(4999);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledOnce();
    end();
  });

  it('stands again at once when the server is reached by another way', () => {
    const { wire } = joined();
    for (let i = 0; i < 8; i += 1) {
      last().fall(ABNORMAL);
      untilNext();
    }
    last().fall(ABNORMAL);
    const before = Wire.opened.length;
    connection.back();
    expect(Wire.opened.length).toBe(before + 1);
    expect(last()).not.toBe(wire);
  });

  it('answers the ping of the server', () => {
    const { wire } = joined();
    wire.says({ say: 'ping' });
    expect(wire.sent.at(-1)).toEqual({ do: 'ping' });
  });

  it('asks nothing more once it is closed', () => {
    const { line, said, wire } = joined();
    line.send(ACT);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(wire.sent).toHaveLength(2);
    expect(said).toEqual(['up']);
    expect(last()).toBe(wire);
  });
});
