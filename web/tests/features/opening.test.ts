import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTexts } from '../../src/features/study/open/openTexts';
import { records } from '../../src/features/study/records';
import { judge } from '../helpers/referee';

const printed = (name: string): string =>
  readFileSync(new URL(`../../../data/games/${name}.trictrac`, import.meta.url), 'utf8');
const TOUR = printed('soumille_1738');
const BEGUN = '[White "Anne"]\n\n1. W 65 : 1/7 1/6\n';
const WRONG = '[White "Anne"]\n\n1. W 65 : 1/7 1/6\n2. B 64 : 1/9 1/5\n';

/** The storage of a browser, with room for so many values, which are its own members. */
class Kept {
  [name: string]: unknown;

  constructor(room = Infinity) {
    const set = (name: string, value: string): void => {
      if (!(name in this) && Object.keys(this).length >= room) throw new Error('full');
      this[name] = value;
    };
    const get = (name: string): unknown => this[name] ?? null;
    Object.defineProperties(this, { setItem: { value: set }, getItem: { value: get } });
  }
}

describe('a text that is opened', () => {
  beforeEach(() => vi.stubGlobal('localStorage', new Kept()));

  it('keeps every game of many, and goes to none of them', async () => {
    const opened = await openTexts(judge, [{ name: 'many.trictrac', text: `${TOUR}\n${BEGUN}` }]);
    expect(opened).toEqual({ opened: 2, wrong: [], to: null });
    expect(records.all().map(({ rolls }) => rolls)).toContain(1);
    expect(records.all()).toHaveLength(2);
  });

  it('goes to its only game', async () => {
    const { opened, to } = await openTexts(judge, [{ name: '', text: BEGUN }]);
    expect([opened, to?.page]).toEqual([1, 'game']);
  });

  it('names a game that is wrong by its number and its line, and keeps the others', async () => {
    const { opened, wrong } = await openTexts(judge, [{ name: 'many', text: BEGUN + WRONG + TOUR }]);
    expect(opened).toBe(2);
    expect(wrong).toMatchObject([
      { name: 'many (2)', line: '2. B 64 : 1/9 1/5', why: { kind: 'fault', fault: { line: 7 } } },
    ]);
  });

  it('says once which games of a text there is no room for', async () => {
    vi.stubGlobal('localStorage', new Kept(1));
    const { opened, wrong } = await openTexts(judge, [
      { name: 'many', text: `${TOUR}\n${BEGUN}\n${BEGUN.replace('Anne', 'Jean')}` },
      { name: 'other', text: 'XGID' },
    ]);
    expect(opened).toBe(1);
    expect(wrong.map(({ name, why }) => [name, why.kind])).toEqual([
      ['many (2–3)', 'full'],
      ['other', 'fault'],
    ]);
  });
});
