import { describe, expect, it, vi } from 'vitest';
import type { TableHandlers } from '../../src/wire/host/host';
import type { TableMessage } from '../../src/wire/described/messages';
import { TrictracSession } from '../../src/state/trictrac/session.svelte';
import { ronde, three } from '../helpers/accounts';
import { line } from '../helpers/samples';

vi.hoisted(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  };
  const media = () => ({ matches: false, addEventListener: () => undefined });
  const ears = { matchMedia: media, addEventListener: () => undefined };
  Object.assign(globalThis, { localStorage: storage, window: globalThis, ...ears });
});

/** A page at a table whose messages are given here. */
function seated(...messages: TableMessage[]): TrictracSession {
  let on!: TableHandlers;
  const page = new TrictracSession('one', (handlers) => {
    on = handlers;
    return { send: () => undefined, close: () => undefined };
  });
  on.link('up');
  for (const message of messages) on.message(message);
  return page;
}

const READY = { say: 'ready', line: 0 } as const;
const bot = (name: string) => ({ kind: 'bot' as const, bot: 'valere', name });

describe('who sits below', () => {
  it('is the only person of the page, whichever side they have', () => {
    const game = { ...three, you: [0], black: bot('Valère'), others: [bot('Hector')] };
    const black = line(
      1,
      { type: 'lead', throws: [], first: 'white' },
      { account: { ...ronde, at: { white: 1, black: 0 } } },
    );
    const page = seated(game, black, READY);
    expect(page.bottom).toBe('black');
    page.close();
  });

  it('is White where several persons play from it', () => {
    const game = { ...three, you: [0, 1] };
    expect(seated(game, READY).bottom).toBe('white');
  });
});
