import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables } from '../helpers/sentences';
import * as entries from '../../src/features/sheet/entries';
import { kept, Keeping } from '../../src/features/sheet/keeping.svelte';
import { noted } from '../../src/features/sheet/adjourned';
import { logText, pursesOf } from '../../src/features/sheet/sheet';
import { sheets } from '../../src/features/sheet/shelf';
import type { SheetCall, BeginSheet, Sheet } from '../../src/wire/messages/sheet';
import { sheeting } from '../../src/wire/module/sheeting';
import { begin } from '../../src/wire/module/module';
import { paperRows } from '../../src/parts/account/paper';

/** The storage of a browser, and nothing else of it. */
class Store {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const module = new URL('../../wasm/trictrac.wasm', import.meta.url);
const t = tables.fr;
let bytes: Uint8Array<ArrayBuffer>;

async function fresh(): Promise<SheetCall> {
  return sheeting(await begin(await WebAssembly.compile(bytes)));
}

async function begun(message: Omit<BeginSheet, 'do'>): Promise<Keeping> {
  const ask = await fresh();
  const id = kept(ask, { do: 'begin', ...message });
  if (typeof id !== 'string') throw new Error(id.message);
  return new Keeping(ask, id);
}

function sheetOf(keeping: Keeping): Sheet {
  if (!keeping.sheet) throw new Error(keeping.error?.message);
  return keeping.sheet;
}

beforeAll(async () => {
  bytes = new Uint8Array(await readFile(module));
});
beforeEach(() => {
  globalThis.localStorage = new Store() as unknown as Storage;
});

describe('a sheet that is kept', () => {
  it('is stored at every entry and found again', async () => {
    const keeping = await begun({ format: 'ecrire-lois', names: ['Anne', 'Bernard'] });
    expect(keeping.enter(entries.points('white', 8, true))).toBe(true);
    expect(keeping.enter(entries.points('white', 4, false))).toBe(true);
    expect(sheetOf(keeping).log.at(-1)?.award).toMatchObject({ holes: 2, bredouille: true });
    const again = new Keeping(await fresh(), keeping.id);
    expect(sheetOf(again)).toEqual({ ...sheetOf(keeping), redo: 0 });
    expect(sheets.all()).toMatchObject([{ id: keeping.id, names: ['Anne', 'Bernard'], entries: 2, over: false }]);
    sheets.discard(keeping.id);
    expect(sheets.all()).toEqual([]);
  });

  it('stores what is undone and done again', async () => {
    const keeping = await begun({ format: 'tour', names: ['Anne', 'Bernard'] });
    keeping.enter(entries.points('white', 4, true));
    keeping.undo();
    expect(sheets.at(keeping.id)?.entries).toBe(0);
    keeping.redo();
    expect(sheets.at(keeping.id)?.text).toContain('W +4');
  });

  it('follows another page', async () => {
    const keeping = await begun({ format: 'tour', names: ['Anne', 'Bernard'] });
    const other = new Keeping(await fresh(), keeping.id);
    other.enter(entries.points('black', 6, true));
    keeping.follow({ key: `trictrac.sheet.${keeping.id}` } as StorageEvent);
    expect(sheetOf(keeping).score.black.points).toBe(6);
  });

  it('says why an entry is refused and changes nothing', async () => {
    const keeping = await begun({ format: 'tour', names: ['Anne', 'Bernard'] });
    expect(keeping.enter(entries.goes('white'))).toBe(false);
    expect(keeping.error?.why).toBe('may_not_go');
    expect(sheetOf(keeping).undo).toBe(0);
  });
});

describe('entries', () => {
  it('are put into words', async () => {
    const keeping = await begun({ format: 'combine', names: ['Anne', 'Bernard'] });
    keeping.enter(entries.seats([1, 0], 'black'));
    keeping.enter(entries.points('black', 12, true));
    keeping.enter(entries.suspends('black', 'honours'));
    keeping.enter(entries.points('white', 4, false));
    keeping.enter(entries.holes('white', 1, true));
    keeping.enter(entries.goes('white'));
    keeping.enter(entries.givesUp('black'));
    const sheet = sheetOf(keeping);
    expect(sheet.log.map((one) => logText(t, sheet, one).what)).toEqual([
      'Places : Bernard, Anne ; Anne jette le premier',
      'Anne marque 12',
      'Anne suspend les honneurs',
      'Bernard marque 4 au coup d’Anne',
      'Bernard prend 1 trou',
      'Bernard s’en va',
      'Anne abandonne',
    ]);
  });

  it('of an école are made together, and put into words', async () => {
    const keeping = await begun({ format: 'tour', names: ['Anne', 'Bernard'] });
    keeping.enter(entries.points('white', 4, true));
    expect(sheetOf(keeping).may.take_back).toEqual({ white: 4, black: 0 });
    const both = [entries.takenBack('white', 2), entries.claimed('black', 2, 'school')];
    expect(keeping.enter(...both)).toBe(true);
    expect(keeping.enter(entries.takenBack('black', 4), entries.claimed('white', 4, 'false_school'))).toBe(false);
    expect(keeping.error?.why).toBe('takes_too_much');
    const sheet = sheetOf(keeping);
    expect(sheet.log.map((one) => logText(t, sheet, one).what)).toEqual([
      'Anne marque 4',
      'Anne rend 2',
      'Bernard marque 2 d’école (Anne)',
    ]);
  });

  it('read back as they are written', () => {
    expect(entries.partsOf(entries.points('black', 6, false))).toEqual({
      what: 'points',
      side: 'black',
      n: 6,
      own: false,
    });
    expect(entries.partsOf(entries.round(8, 3, true, false))).toEqual({
      what: 'round',
      white: 8,
      black: 3,
      run: true,
      lifted: false,
    });
    for (const claim of entries.CLAIMS)
      expect(entries.partsOf(entries.claimed('white', 4, claim))).toEqual({
        what: 'claim',
        side: 'white',
        n: 4,
        claim,
      });
    expect(entries.partsOf(entries.takenBack('black', 2))).toEqual({ what: 'back', side: 'black', n: 2 });
    expect(entries.partsOf(entries.half(5, 2))).toEqual({ what: 'half', paid: 5, pays: 2 });
  });
});

describe('the account', () => {
  it('writes the printed sheet of six marqués', async () => {
    const keeping = await begun({ format: 'ecrire-lalanne', names: ['Anne', 'Bernard'] });
    const played: [number, number, boolean?][] = [
      [10, 3, true],
      [7, 1],
      [6, 6],
      [1, 28],
      [11, 1, true],
      [6, 6],
      [9, 9],
      [0, 8, true],
      [6, 4],
    ];
    for (const [a, b, run] of played) keeping.enter(entries.round(a, b, run === true, true));
    const sheet = sheetOf(keeping);
    const rows = paperRows(t, sheet.account, sheet.account.settlement!, pursesOf(t, sheet)).map(({ cells }) => cells);
    expect(rows).toContainEqual([58, 59]);
    expect(rows).toContainEqual([94, 71]);
    expect(rows.at(-1)).toEqual([20, null]);
  });

  it('says what to note when a match of three is put off', async () => {
    const keeping = await begun({
      format: 'ecrire-1780',
      match: { players: 3, rounds: 9 },
      names: ['Alice', 'Bob', 'Charlie'],
    });
    keeping.enter(entries.round(14, 0, true, true));
    const { rows, notes } = noted(t, sheetOf(keeping));
    expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['0', '24', '6 fiches de Bob'],
      ['1', '7', '6 fiches tirées de sa boîte'],
      ['0', '8', '0'],
    ]);
    expect(notes).toContain('Charlie : sans mise de jetons.');
    expect(notes).toContain('Charlie continue avec Bob.');
  });
});

describe('what each format notes', () => {
  const formats: [BeginSheet['format'], string[], BeginSheet['match']?][] = [
    ['tour', ['A', 'B']],
    ['ecrire-lois', ['A', 'B', 'C', 'D'], { company: 'two_against_two' }],
    ['combine', ['A', 'B', 'C'], { company: 'chouette' }],
    ['poule-guiton', ['A', 'B', 'C', 'D', 'E']],
    ['poule-plumer', ['A', 'B']],
  ];

  it.each(formats)('%s', async (format, names, match) => {
    for (const lang of ['fr', 'en'] as const) {
      const keeping = await begun({ format, names, match });
      keeping.enter(entries.points('white', 4, true));
      const { columns, rows, notes } = noted(tables[lang], sheetOf(keeping));
      for (const row of rows) expect(row.cells.length).toBe(columns.length);
      expect(notes.join()).not.toMatch(/undefined|NaN/);
    }
  });
});
