import type { ByPlayer, KeptShare } from '../kept/shares';
import type { Giving } from './giving';

/** Returns whether all people have committed their shares. */
function areCommitted({ people, commitments }: Giving): boolean {
  return people.every((player) => commitments[player] !== undefined);
}

/** Returns how far a player's share has come. */
export function stateOf(giving: Giving, player: number): 'given' | 'committed' | 'awaited' {
  if (giving.shares[player] !== undefined) return 'given';
  return giving.commitments[player] !== undefined && !areCommitted(giving) ? 'committed' : 'awaited';
}

/**
 * The reason why this device gives no share for a player: it has lost the share, another device of theirs has committed
 * one, or the server shows another commitment or other commitments than before.
 */
export type ShareHindrance = 'lost' | 'elsewhere' | 'commit' | 'commitments';

/** The next step for a player of this page, or the hindrance; null if nothing is due. */
export type Due = 'draw' | 'commitment' | 'show' | ShareHindrance | null;

/** Returns the next step of a player, whose share on this device is `kept`. */
export function dueOf(giving: Giving, player: number, kept: KeptShare | undefined, commit: string): Due {
  if (giving.shares[player] !== undefined) return null;
  const begun = Object.keys(giving.shares).length > 0;
  if (!kept) return begun ? 'lost' : 'draw';
  if (kept.commit !== commit) return 'commit';
  const commitment = giving.commitments[player];
  if (commitment !== kept.commitment) return begun ? 'lost' : commitment === undefined ? 'commitment' : 'elsewhere';
  if (!areCommitted(giving) || !giving.sealed) return null;
  return kept.commitments && !isSame(kept.commitments, giving.commitments) ? 'commitments' : 'show';
}

/** Returns whether both have the same values for the same players. */
export function isSame(one: ByPlayer, other: ByPlayer): boolean {
  const players = new Set([...Object.keys(one), ...Object.keys(other)].map(Number));
  return [...players].every((player) => one[player] === other[player]);
}
