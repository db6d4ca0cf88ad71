import type { Beside } from '../../wire/described/messages';
import { type Seated, seatsOf } from '../../wire/messages/match';
import type { ByPlayer, KeptShare } from '../kept/shares';

/** The part of a game's description that fair dice need. */
export interface FairInfo extends Seated {
  you: number[];
  commit: string;
  dice?: string;
}

/** A line of any game. */
export interface FairLine {
  do: { type: string };
}

/** The seals and shares that the people at a table have given to its fair dice so far. */
export interface Giving {
  /** All who give, by number. */
  people: number[];
  seals: ByPlayer;
  shares: ByPlayer;
}

/** Returns the seals and shares in the lines of a game; null where its dice are not fair. */
export function givingOf(info: FairInfo, lines: readonly FairLine[]): Giving | null {
  if (info.dice !== 'fair') return null;
  const people = seatsOf(info).flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  const seals: ByPlayer = {};
  const shares: ByPlayer = {};
  for (const line of lines) {
    const done = line.do as Beside;
    if (done.type === 'seal') seals[done.player] = done.seal;
    else if (done.type === 'share') shares[done.player] = done.share;
    else if (isGiven({ people, seals, shares })) break;
  }
  return { people, seals, shares };
}

/** Returns whether all people have shown their shares. */
export function isGiven({ people, shares }: Giving): boolean {
  return people.every((player) => shares[player] !== undefined);
}

/** Returns whether all people have sealed their shares. */
function isSealed({ people, seals }: Giving): boolean {
  return people.every((player) => seals[player] !== undefined);
}

/** Returns how far a player's share has come. */
export function stateOf(giving: Giving, player: number): 'given' | 'sealed' | 'awaited' {
  if (giving.shares[player] !== undefined) return 'given';
  return giving.seals[player] !== undefined && !isSealed(giving) ? 'sealed' : 'awaited';
}

/**
 * The reason why this device gives no share for a player: it has lost the share, another device of theirs has sealed
 * one, or the server shows another commitment or other seals than before.
 */
export type ShareHindrance = 'lost' | 'elsewhere' | 'commit' | 'seals';

/** The next step for a player of this page, or the hindrance; null if nothing is due. */
export type Due = 'draw' | 'seal' | 'show' | ShareHindrance | null;

/** Returns the next step of a player, whose share on this device is `kept`. */
export function dueOf(giving: Giving, player: number, kept: KeptShare | undefined, commit: string): Due {
  if (giving.shares[player] !== undefined) return null;
  const begun = Object.keys(giving.shares).length > 0;
  if (!kept) return begun ? 'lost' : 'draw';
  if (kept.commit !== commit) return 'commit';
  const seal = giving.seals[player];
  if (seal !== kept.seal) return begun ? 'lost' : seal === undefined ? 'seal' : 'elsewhere';
  if (!isSealed(giving)) return null;
  return kept.seals && !isSame(kept.seals, giving.seals) ? 'seals' : 'show';
}

/** Returns whether both have the same values for the same players. */
export function isSame(one: ByPlayer, other: ByPlayer): boolean {
  const players = new Set([...Object.keys(one), ...Object.keys(other)].map(Number));
  return [...players].every((player) => one[player] === other[player]);
}
