import { describe, expect, it, vi } from 'vitest';
import { key } from '../../src/features/play/keys';
import type { TrictracSession } from '../../src/state/trictrac/session.svelte';

vi.stubGlobal('Element', class {});

/** A hole in combiné, where either game may be set aside. */
const deciding = {
  busy: false,
  asked: { side: 'white', stage: 'decide', suspend: [{ game: 'ecrire' }, { game: 'honours' }] },
  hand: { turn: null, moves: [] },
};

/** Returns the effects of a key: the requests to the table, and those to the page. */
function pressed(name: string) {
  const acts: string[] = [];
  const act = ({ type }: { type: string }) => void acts.push(type);
  const done: string[] = [];
  const command = (what: string) => () => void done.push(what);
  const commands = {
    help: command('help'),
    type: command('type'),
    explain: command('explain'),
    repeatLast: command('repeatLast'),
    sayScore: command('sayScore'),
    advise: command('advise'),
  };
  const target = { closest: () => null, matches: () => false, tagName: 'BODY' };
  const event = { key: name, target, preventDefault: () => undefined } as unknown as KeyboardEvent;
  key(event, { ...deciding, act } as unknown as TrictracSession, commands);
  return { acts, done };
}

describe('the keys, where a game may be set aside', () => {
  it('H asks for a hint and E leads to the explanation, as everywhere: neither gives a game away', () => {
    expect(pressed('h')).toEqual({ acts: [], done: ['advise'] });
    expect(pressed('e')).toEqual({ acts: [], done: ['explain'] });
  });

  it('T holds and V goes', () => {
    expect(pressed('t')).toEqual({ acts: ['hold'], done: [] });
    expect(pressed('v')).toEqual({ acts: ['go'], done: [] });
  });
});
