import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { GameInfo, Line, TableMessage } from '../../src/wire/described/messages';
import { begin, speaking } from '../../src/wire/module/module';
import type { Made } from './table';

/** True if the tables of these tests are on the page's own device (TRICTRAC_TABLE=device), and not at the server. */
export const near = process.env.TRICTRAC_TABLE === 'device';

interface Kept {
  id: string;
  config: string;
  info: GameInfo;
  /** The event of each line, as it is stored. */
  texts: string[];
}

type Told = TableMessage | { say: 'kept'; config: string; events: string[] } | { say: 'record'; text: string };

const compiled = readFile(new URL('../../wasm/trictrac.wasm', import.meta.url)).then((bytes) =>
  WebAssembly.compile(bytes),
);
const games = new Map<string, { kept: Kept; page: Page | null }>();

/** A table of the page's module, spoken to here. */
export async function table(): Promise<(message: object) => Told[]> {
  const say = speaking(await begin(await compiled), 'trictrac_call');
  return (message) => JSON.parse(say(JSON.stringify(message))) as Told[];
}

function linesOf(told: Told[]): Line[] {
  return told.filter((message): message is Line => message.say === 'line');
}

/** Makes a game as the page's device would keep it; it is laid there by `lay`. */
export async function makeNear(wish: object): Promise<Made> {
  const ask = await table();
  const told = ask({ do: 'new', seed: randomBytes(32).toString('hex'), ...wish });
  if (told[0]?.say !== 'game') throw new Error(JSON.stringify(told[0]));
  const [kept] = ask({ do: 'keep' });
  if (kept?.say !== 'kept') throw new Error('the table keeps nothing');
  const id = `local-${randomBytes(6).toString('hex')}`;
  games.set(id, { kept: { id, config: kept.config, info: told[0], texts: kept.events }, page: null });
  return { game: id, keys: {} };
}

/** The first roll of a game from a position. */
export async function firstRollNear(wish: object): Promise<number[]> {
  const ask = await table();
  const last = linesOf(ask({ do: 'new', ...wish })).at(-1)!;
  const [line] = linesOf(ask({ do: 'act', line: last.n + 1, side: last.turn.side, action: { type: 'roll' } }));
  return line?.do.type === 'roll' ? line.do.dice : [];
}

/** Lays a game into the page's device. */
export async function lay(page: Page, { game }: Made): Promise<void> {
  const known = games.get(game)!;
  known.page = page;
  await page.evaluate(async ({ id, config, info, texts }) => {
    const asking = indexedDB.open('trictrac', 1);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore('games', { keyPath: 'game' });
      asking.result.createObjectStore('lines', { keyPath: ['game', 'n'] });
    };
    await new Promise((resolve) => (asking.onsuccess = resolve));
    const work = asking.result.transaction(['games', 'lines'], 'readwrite');
    const { format, white, black, others = [], you } = info;
    const seats = [white, black, ...others];
    work
      .objectStore('games')
      .put({ game: id, format, seats, you, lines: texts.length, over: false, begun: 0, changed: 0, config });
    texts.forEach((text, i) => work.objectStore('lines').put({ game: id, n: i + 1, text }));
    await new Promise((resolve) => (work.oncomplete = resolve));
    asking.result.close();
  }, known.kept);
}

/** Returns the lines of a game that a page's device keeps. */
export function storedTexts(page: Page, game: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const asking = indexedDB.open('trictrac', 1);
    await new Promise((resolve) => (asking.onsuccess = resolve));
    const found = asking.result
      .transaction('lines')
      .objectStore('lines')
      .getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await new Promise((resolve) => (found.onsuccess = resolve));
    asking.result.close();
    return (found.result as { text: string }[]).map(({ text }) => text);
  }, game);
}

/** Every line of a game, as its page's device keeps it. */
export async function allLinesNear(game: string): Promise<Line[]> {
  const { kept, page } = games.get(game)!;
  const texts = page ? await storedTexts(page, game) : kept.texts;
  return linesOf((await table())({ do: 'restore', config: kept.config, events: texts }));
}
