import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import '../helpers/browserless';
import { FairDice } from '../../src/state/fair/dice.svelte';
import { drawn } from '../../src/state/fair/draw';
import { dueOf, stateOf } from '../../src/state/fair/due';
import { givingOf } from '../../src/state/fair/giving';
import { faultsOf, type ProofFault } from '../../src/state/fair/proof';
import type { ByPlayer, KeptShare, ShareShelf } from '../../src/state/kept/shares';
import { mineOf, newGame, type GameChoice } from '../../src/parts/formats/seats';
import type { Done, GameInfo, Line, PageMessage } from '../../src/wire/described/messages';
import type { DiceFound } from '../../src/wire/messages/study';
import { info, line } from '../helpers/samples';
import { tables } from '../helpers/sentences';

const FAIR: GameInfo = { ...info, black: { name: 'Marie', kind: 'human' }, dice: 'fair', commit: 'c' };
const commitmentOf = (share: string) => createHash('sha256').update(Buffer.from(share, 'hex')).digest('hex');
const [A, B, C] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(32)) as [string, string, string];

const commitment = (player: number, share: string): Done => ({
  type: 'commit',
  player,
  commitment: commitmentOf(share),
});
const share = (player: number, given: string): Done => ({ type: 'reveal', player, share: given });
const told = (...done: Done[]) => done.map((one, i) => line(i + 1, one));

/** Returns Anne's share as this device keeps it. */
const kept = (more: Partial<KeptShare> = {}): KeptShare => ({
  game: 'g',
  player: 0,
  share: A,
  commitment: commitmentOf(A),
  commit: 'c',
  ...more,
});

describe('what is due of a player', () => {
  const due = (lines: Line[], own?: KeptShare, commit = 'c') => dueOf(givingOf(FAIR, lines)!, 0, own, commit);

  it('is a commitment, and their share once all have committed', () => {
    expect(due([])).toBe('draw');
    expect(due([], kept())).toBe('commitment');
    expect(due(told(commitment(0, A)), kept())).toBeNull();
    expect(due(told(commitment(0, A), commitment(1, B)), kept())).toBe('show');
    expect(due(told(commitment(0, A), commitment(1, B), share(1, B)), kept())).toBe('show');
    expect(due(told(commitment(0, A), commitment(1, B), share(0, A)), kept())).toBeNull();
  });

  it('is a new commitment where the share is lost and none has been shown', () => {
    expect(due(told(commitment(0, A), commitment(1, B)))).toBe('draw');
    expect(due(told(commitment(0, A), commitment(1, B), share(1, B)))).toBe('lost');
  });

  it('is nothing here where another device of theirs has committed', () => {
    expect(due(told(commitment(0, A), commitment(0, C)), kept())).toBe('elsewhere');
    expect(due(told(commitment(0, C), commitment(1, B), share(1, B)), kept())).toBe('lost');
  });

  it('is never shown against another commitment, or other commitments than those noted', () => {
    const all = told(commitment(0, A), commitment(1, C));
    expect(due(all, kept(), 'other')).toBe('commit');
    expect(due(all, kept({ commitments: { 0: commitmentOf(A), 1: commitmentOf(B) } }))).toBe('commitments');
    expect(due(all, kept({ commitments: { 0: commitmentOf(A), 1: commitmentOf(C) } }))).toBe('show');
  });
});

it('people alone give, and only to fair dice', () => {
  expect(givingOf(info, [])).toBeNull();
  const three = { ...FAIR, others: [{ name: 'Commis', kind: 'bot' as const }] };
  const giving = givingOf(three, told(commitment(0, A)))!;
  expect(giving.people).toEqual([0, 1]);
  expect([0, 1].map((player) => stateOf(giving, player))).toEqual(['committed', 'awaited']);
  const committed = givingOf(three, told(commitment(0, A), commitment(1, B), share(1, B)))!;
  expect([0, 1].map((player) => stateOf(committed, player))).toEqual(['awaited', 'given']);
});

describe('a mirrored board', () => {
  const MIRRORED: GameInfo = { ...FAIR, mirror: { board: 1, game: 'there' } };
  const all = told(commitment(0, A), commitment(1, B), commitment(2, C), commitment(3, C));
  const sealed = [...all, line(5, { type: 'allow', throws: [0, 0] })];
  const due = (lines: Line[]) => dueOf(givingOf(MIRRORED, lines)!, 0, kept(), 'c');

  it('waits for the commitments of the people at both, and until both boards have them', () => {
    expect(givingOf(MIRRORED, [])!.people).toEqual([0, 1, 2, 3]);
    expect(due(told(commitment(0, A), commitment(1, B)))).toBeNull();
    expect(due(all)).toBeNull();
    expect(due(sealed)).toBe('show');
  });

  it('is not ready before all four shares are shown', () => {
    const giving = givingOf(MIRRORED, [...sealed, ...told(share(0, A), share(1, B), share(2, C))])!;
    expect(stateOf(giving, 2)).toBe('given');
    expect(stateOf(giving, 3)).toBe('awaited');
  });
});

it('a share is 32 bytes, another each time, and its commitment their SHA-256', () => {
  const one = drawn();
  expect(one.share).toMatch(/^[0-9a-f]{64}$/);
  expect(one.commitment).toBe(commitmentOf(one.share));
  expect(drawn().share).not.toBe(one.share);
});

/** A device that keeps shares in memory, or nothing. */
class Shelf implements ShareShelf {
  all: KeptShare[] = [];
  /** The actions done, in order. */
  readonly done: string[] = [];
  fails = false;
  #can(what: string): void {
    if (this.fails) throw new Error('nothing can be kept here');
    this.done.push(what);
  }
  async of(): Promise<KeptShare[]> {
    this.#can('read');
    return this.all;
  }
  async add(fresh: KeptShare): Promise<KeptShare> {
    this.#can('add');
    const known = this.all.find(({ player }) => player === fresh.player);
    if (!known) this.all.push(fresh);
    return known ?? fresh;
  }
  async note({ player }: KeptShare, commitments: ByPlayer): Promise<ByPlayer> {
    this.#can('note');
    const known = this.all.find((one) => one.player === player)!;
    known.commitments ??= commitments;
    return known.commitments;
  }
}

function device(shelf = new Shelf()) {
  const sent: PageMessage[] = [];
  const dice = new FairDice('g', (message) => (shelf.done.push(message.do), sent.push(message)), shelf);
  return { shelf, sent, dice };
}

describe('a device that gives', () => {
  it('keeps its share before it commits to it, and notes all commitments before it shows it', async () => {
    const { shelf, sent, dice } = device();
    await dice.consider(FAIR, []);
    const own = shelf.all[0]!;
    expect(own.commit).toBe('c');
    const committed = told({ type: 'commit', player: 0, commitment: own.commitment }, commitment(1, B));
    await dice.consider(FAIR, committed);
    expect(sent).toEqual([
      { do: 'commit', player: 0, commitment: own.commitment },
      { do: 'reveal', player: 0, share: own.share },
    ]);
    expect(shelf.done).toEqual(['read', 'add', 'commit', 'read', 'note', 'reveal']);
    expect(own.commitments).toEqual({ 0: own.commitment, 1: commitmentOf(B) });
    expect(dice.due).toBe(true);
    await dice.consider(FAIR, [...committed, ...told(share(0, own.share), share(1, B))]);
    expect(dice.due).toBe(false);
  });

  it('draws one share between two tabs', async () => {
    const shelf = new Shelf();
    const [one, two] = [device(shelf), device(shelf)];
    await Promise.all([one.dice.consider(FAIR, []), two.dice.consider(FAIR, [])]);
    expect(shelf.all.length).toBe(1);
    expect(two.sent).toEqual(one.sent);
  });

  it('shows nothing where another tab has noted other commitments meanwhile', async () => {
    const { shelf, sent, dice } = device();
    shelf.all = [kept()];
    shelf.note = async () => ({ 0: commitmentOf(A), 1: commitmentOf(C) });
    await dice.consider(FAIR, told(commitment(0, A), commitment(1, B)));
    expect(sent).toEqual([]);
    expect(dice.hindrance).toEqual({ player: 0, why: 'commitments' });
  });

  it('says so where it can keep nothing, and gives nothing', async () => {
    const { shelf, sent, dice } = device();
    shelf.fails = true;
    await dice.consider(FAIR, []);
    expect(sent).toEqual([]);
    expect(dice.hindrance).toEqual({ player: 0, why: 'unkept' });
    shelf.fails = false;
    await dice.consider(FAIR, []);
    expect(dice.hindrance).toBeNull();
    expect(sent.length).toBe(1);
  });

  it('gives for each of its players, and nothing where it only looks on or the dice are the table’s', async () => {
    const both = device();
    await both.dice.consider({ ...FAIR, you: [0, 1] }, []);
    expect(both.sent.map((message) => 'player' in message && message.player)).toEqual([0, 1]);
    for (const seen of [{ ...FAIR, you: [] }, info]) {
      const { sent, dice } = device();
      await dice.consider(seen, []);
      expect(sent).toEqual([]);
    }
  });
});

describe('the proof of a game', () => {
  const played: Done[] = [
    commitment(0, A),
    commitment(1, B),
    share(1, B),
    share(0, A),
    { type: 'lead', throws: [[5, 2]], first: 'white' },
    { type: 'roll', dice: [5, 2] },
    { type: 'play', steps: [] },
    { type: 'roll', dice: [3, 3] },
    { type: 'resign' },
  ];
  const own = kept({ commitments: { 0: commitmentOf(A), 1: commitmentOf(B) } });
  const dice: DiceFound = {
    rolls: 2,
    given: 0,
    holds: true,
    commit: 'c',
    commit_holds: true,
    wrong: null,
    shares: [
      { player: 0, share: A, commitment: commitmentOf(A) },
      { player: 1, share: B, commitment: commitmentOf(B) },
    ],
  };
  interface Case {
    info?: GameInfo;
    shown?: Done[];
    recorded?: Done[];
    kept?: KeptShare[];
    dice?: Partial<DiceFound> | null;
  }
  const faults = ({ shown = played, recorded = played.slice(4), ...c }: Case): ProofFault[] =>
    faultsOf(
      { info: c.info ?? FAIR, lines: told(...shown), kept: c.kept ?? [own] },
      { lines: told(...recorded), dice: c.dice === null ? null : { ...dice, ...c.dice } },
    );

  it('holds where all agrees, for who looks on too', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ kept: [] })).toEqual([]);
  });

  it('names another commitment, and a seed that is not the one committed to', () => {
    expect(faults({ dice: { commit: 'd' } })).toEqual([{ what: 'commit' }]);
    expect(faults({ info: { ...FAIR, commit: 'd' }, dice: { commit: 'd' } })).toEqual([{ what: 'commit' }]);
    expect(faults({ dice: { commit_holds: false } })).toEqual([{ what: 'seed' }]);
    expect(faults({ dice: null })).toEqual([{ what: 'silent' }]);
  });

  it('names a share that was changed, is missing, or was committed otherwise', () => {
    const [mine, hers] = dice.shares as [DiceFound['shares'][0], DiceFound['shares'][0]];
    expect(faults({ dice: { shares: [mine] } })).toEqual([{ what: 'share', player: 1 }]);
    expect(faults({ dice: { shares: [mine, { ...hers, share: C, commitment: commitmentOf(C) }] } })).toEqual([
      { what: 'share', player: 1 },
    ]);
    expect(faults({ kept: [{ ...own, share: C }] })).toEqual([{ what: 'own', player: 0 }]);
    expect(faults({ kept: [{ ...own, commitments: { 0: commitmentOf(A), 1: commitmentOf(C) } }] })).toEqual([
      { what: 'commitment', player: 1 },
    ]);
    const otherwise = played.with(1, commitment(1, C));
    expect(faults({ shown: otherwise, kept: [] })).toEqual([{ what: 'commitment', player: 1 }]);
    expect(faults({ kept: [kept({ share: C, commitment: commitmentOf(C) })] })).toEqual([]); // another device of hers gave
  });

  it('names the first throw that is not the one shown, or does not follow', () => {
    const other = played.slice(4).with(3, { type: 'roll', dice: [3, 2] });
    expect(faults({ recorded: other })).toEqual([{ what: 'shown', roll: 2 }]);
    expect(faults({ recorded: played.slice(4, 6) })).toEqual([{ what: 'shown', roll: 2 }]);
    const led = played.slice(4).with(0, { type: 'lead', throws: [], first: 'black' });
    expect(faults({ recorded: led })).toEqual([{ what: 'shown', roll: 0 }]);
    const wrong = { roll: 2, written: '33', drawn: '61' };
    expect(faults({ dice: { wrong } })).toEqual([{ what: 'drawn', ...wrong }]);
    expect(faults({ dice: { given: 1 } })).toEqual([{ what: 'given' }]);
  });

  it('asks nothing of what was stopped before any throw', () => {
    const stopped: Done[] = [commitment(0, A), { type: 'stop' }];
    expect(faults({ shown: stopped, recorded: [], dice: { shares: [], rolls: 0, holds: false } })).toEqual([]);
  });
});

it('people at devices of their own ask for fair dice, whatever they play, but not where they throw by hand', () => {
  const choice: GameChoice = {
    format: 'tour',
    changes: {},
    options: {},
    level: 'valere',
    opponent: 'friend',
    side: 'white',
    guests: [{ name: 'Anne', kind: 'human' }],
  };
  for (const format of ['tour', 'ecrire-lois', 'combine', 'courrier'] as const)
    expect(newGame(tables.fr, { ...choice, format }).dice, format).toBe('fair');
  expect(newGame(tables.fr, { ...choice, dice: 'hand' }).dice).toBe('hand');
  for (const opponent of ['computer', 'two'] as const) {
    expect(mineOf({ ...choice, opponent })).toBeNull();
    expect(newGame(tables.fr, { ...choice, opponent }).dice).toBeUndefined();
  }
});
