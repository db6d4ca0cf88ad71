import { describe, expect, it } from 'vitest';
import { exported, imported, keepOne, kept, SPEC, type Preferences } from '../../src/state/settings/preferences';

function device() {
  const text = new Map<string, string>();
  return {
    text,
    getItem: (key: string) => text.get(key) ?? null,
    setItem: (key: string, value: string) => void text.set(key, value),
  };
}

const first = Object.fromEntries(Object.entries(SPEC).map(([name, spec]) => [name, spec.first])) as Preferences;

describe('the settings', () => {
  it('are as they come on a new device', () => {
    expect(kept(device())).toEqual(first);
  });

  it('are kept one by one and read again', () => {
    const on = device();
    keepOne(on, 'theme', 'gravure');
    keepOne(on, 'printed', false);
    keepOne(on, 'volume', 35);
    expect(kept(on)).toEqual({ ...first, theme: 'gravure', printed: false, volume: 35 });
  });

  it.each([
    ['theme', 'plastique'],
    ['printed', 'perhaps'],
    ['volume', '101'],
    ['volume', '-1'],
  ])('%s %s, which cannot be, is as it comes', (name, text) => {
    const on = device();
    on.setItem(`trictrac.${name}`, text);
    expect(kept(on)).toEqual(first);
  });

  it('go out into a file and come in again, whatever else stands in it', () => {
    const mine: Preferences = { ...first, theme: 'drap', talon: 'right', autoPlay: true, volume: 0, naming: 'T-11' };
    expect(imported(exported(mine))).toEqual(mine);
    expect(imported(exported(mine).replace('"drap"', '"velours"').replace('{', '{ "more": [1],'))).toEqual({
      ...mine,
      theme: first.theme,
    });
  });

  it.each(['', 'null', '[]', '{}', '{"kind":"trictrac-games"}', 'TRID=…'])('%s is not a file of settings', (text) => {
    expect(imported(text)).toBeNull();
  });
});
