import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './browserless';
import { SocketLine } from '../src/wire/server/socket';
import type { LinkState } from '../src/wire/host/host';

/** The network, of which a test decides what happens. */
class Wire {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: { at: number; wire: Wire }[] = [];
  readyState = 0;
  onopen = () => undefined as void;
  onclose = (_event: { code: number }) => undefined as void;
  constructor() {
    Wire.opened.push({ at: Date.now(), wire: this });
  }
  send(): void {}
  close(): void {}
  stand(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  fall(code: number): void {
    this.readyState = Wire.CLOSED;
    this.onclose({ code });
  }
}

const GOING_AWAY = 1001;
const ABNORMAL = 1006;

/** A page that has just been closed with this code, and all it said of its link since. */
function closed(code: number): LinkState[] {
  const said: LinkState[] = [];
  const join = () => ({ do: 'join', game: 'one', keys: {}, since: 0 }) as const;
  const line = new SocketLine('ws://x/ws', { join, message: () => undefined, link: (link) => said.push(link) });
  last().stand();
  said.length = 0;
  last().fall(code);
  void line;
  return said;
}

function last(): Wire {
  return Wire.opened.at(-1)!.wire;
}

/** How long it is until the page tries again. */
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
