import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Keeper } from '../../src/wire/device/keeper';
import { isSeed, seedOf } from '../../src/wire/device/seed';
import type { Shelf, Stored } from '../../src/wire/device/store';
import type { Action, AnyMessage, Line } from '../../src/wire/described/messages';
import type { NewGame } from '../../src/wire/messages/match';
import { begin } from '../../src/wire/module/module';
import { calling } from '../../src/wire/device/calling';

/** The storage of a device, in memory. */
class Memory implements Shelf {
  readonly kept = new Map<string, { game: Stored; events: string[] }>();
  broken = false;

  async game(id: string): Promise<Stored | null> {
    return this.kept.get(id)?.game ?? null;
  }
  async games(): Promise<Stored[]> {
    return [...this.kept.values()].map(({ game }) => game);
  }
  async events(id: string): Promise<string[]> {
    return this.kept.get(id)?.events ?? [];
  }
  async forget(id: string): Promise<void> {
    this.kept.delete(id);
  }
  async append(game: Stored, had: number, events: string[]): Promise<boolean> {
    if (this.broken) throw new Error('full');
    const before = this.kept.get(game.game)?.events ?? [];
    if (before.length !== had) return false;
    this.kept.set(game.game, { game, events: [...before, ...events] });
    return true;
  }
}

const SEED = '5e'.repeat(32);
const GAME: NewGame & { seed: string } = {
  format: 'tour',
  rules: 'lois',
  seed: SEED,
  white: { kind: 'human', name: 'Anne' },
  black: { kind: 'bot', bot: 'commis', name: 'Le Commis' },
};
let compiled: WebAssembly.Module;
const fresh = async () => calling(await begin(compiled), 'AnyMessage');
const keeperOf = (memory: Memory, played: (game: string) => void = () => undefined) =>
  new Keeper(fresh, memory, played);
const linesOf = (told: AnyMessage[]) => told.filter((one): one is Line => one.say === 'line');
const joined = async (keeper: Keeper, game: string, since = 0) =>
  keeper.say(game, { do: 'join', game, keys: {}, since });

beforeAll(async () => {
  compiled = await WebAssembly.compile(await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url)));
});

async function made(keeper: Keeper, game = GAME): Promise<string> {
  const result = await keeper.create(game);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.game;
}

function actionFor({ turn }: Line): Action {
  if (turn.stage === 'roll') return { type: 'roll' };
  if (turn.stage === 'decide') return { type: 'hold' };
  return { type: 'play', steps: turn.plays![0]!.map(([from, to]) => [from, to]) };
}

/** Does the first thing that may be done, as the page would. */
async function act(keeper: Keeper, game: string, last: Line): Promise<AnyMessage[]> {
  return keeper.say(game, { do: 'act', line: last.n + 1, side: last.turn.side, action: actionFor(last) });
}

async function playOn(keeper: Keeper, game: string, turns: number): Promise<Line[]> {
  const lines = linesOf(await joined(keeper, game));
  for (let i = 0; i < turns; i += 1) lines.push(...linesOf(await act(keeper, game, lines.at(-1)!)));
  return lines;
}

describe('the tables of a device', () => {
  it('are found again by another keeper, word for word, and listed', async () => {
    const memory = new Memory();
    const keeper = keeperOf(memory);
    const game = await made(keeper);
    const lines = await playOn(keeper, game, 8);
    const again = keeperOf(memory);
    const told = await joined(again, game);
    expect(told[0]).toMatchObject({ say: 'game', game, you: [0], lines: lines.length });
    expect(linesOf(told)).toEqual(lines);
    expect(await again.record(game)).toBe(await keeper.record(game));
    expect(await again.games()).toMatchObject([{ game, format: 'tour', lines: lines.length, over: false, you: [0] }]);
    expect(JSON.stringify(await again.games())).not.toContain(SEED);
    expect(await again.format(game)).toBe('tour');
    await again.forget(game);
    expect(await joined(again, game)).toMatchObject([{ say: 'error', code: 'unknown_game' }]);
    expect(await again.record(game)).toBeNull();
  });

  it('answer an act that is sent again as before', async () => {
    const memory = new Memory();
    const keeper = keeperOf(memory);
    const game = await made(keeper, { ...GAME, black: { kind: 'human', name: 'Denis' } });
    const lines = await playOn(keeper, game, 3);
    const again = await act(keeper, game, lines.at(-2)!);
    expect(linesOf(again)[0]).toEqual(lines.at(-1));
    expect(memory.kept.get(game)!.events).toHaveLength(lines.length);
  });

  it('let the bot answer that had no time to', async () => {
    const memory = new Memory();
    const keeper = keeperOf(memory);
    const game = await made(keeper);
    const lines = await playOn(keeper, game, 6);
    const kept = memory.kept.get(game)!;
    const cut = kept.events.findLastIndex((text) => text.startsWith('w ')) + 1;
    memory.kept.set(game, { game: { ...kept.game, lines: cut }, events: kept.events.slice(0, cut) });
    const told = linesOf(await joined(keeperOf(memory), game));
    expect(told).toEqual(lines.slice(0, told.length));
    expect(told.at(-1)!.turn.side).toBe('white');
    expect(memory.kept.get(game)!.events).toHaveLength(told.length);
  });

  it('refuse what another page has overtaken, and go on from there', async () => {
    const memory = new Memory();
    const heard: string[] = [];
    const [one, other] = [keeperOf(memory, (game) => heard.push(game)), keeperOf(memory)];
    const game = await made(one);
    const last = linesOf(await joined(one, game)).at(-1)!;
    await joined(other, game);
    const first = await act(one, game, last);
    expect(heard).toEqual([game]);
    expect(await act(other, game, last)).toMatchObject([{ say: 'error', code: 'stale' }]);
    const since = linesOf(await joined(other, game, last.n));
    expect(since).toEqual(linesOf(first));
    expect(linesOf(await act(other, game, since.at(-1)!)).length).toBeGreaterThan(0);
  });

  it('send nothing that could not be kept', async () => {
    const memory = new Memory();
    const keeper = keeperOf(memory);
    const game = await made(keeper);
    const last = linesOf(await joined(keeper, game)).at(-1)!;
    memory.broken = true;
    expect(await act(keeper, game, last)).toMatchObject([{ say: 'error', code: 'internal' }]);
    memory.broken = false;
    expect(linesOf(await joined(keeper, game)).at(-1)).toEqual(last);
    expect(linesOf(await act(keeper, game, last)).length).toBeGreaterThan(0);
  });

  it('say why a game cannot be begun, and open records', async () => {
    const keeper = keeperOf(new Memory());
    expect(await keeper.create({ ...GAME, trid: 'TRID=rubbish' })).toMatchObject({
      ok: false,
      failure: { code: 'bad_position' },
    });
    const record = (await keeper.record(await made(keeper)))!;
    const opened = await keeper.open({ record, bot: { side: 'white' }, seed: SEED });
    expect(opened.ok && (await joined(keeper, opened.value.game))[0]).toMatchObject({ you: [1] });
    expect(await keeper.open({ record: 'rubbish', bot: null, seed: SEED })).toMatchObject({
      ok: false,
      failure: { code: 'bad_record' },
    });
  });
});

it('a seed is your own, or drawn again each time', () => {
  expect(seedOf(` ${SEED.toUpperCase()} `)).toBe(SEED);
  expect(seedOf('')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf('')).not.toBe(seedOf(''));
  expect([isSeed(''), isSeed(SEED), isSeed('5e'), isSeed(`${SEED}0`)]).toEqual([true, true, false, false]);
});
