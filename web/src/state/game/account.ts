import type { Account, Line, Side } from '../../wire/described/messages';

type LedgerKind = 'tour' | 'ecrire' | 'combine' | 'poule';

/** Returns the account after line `n`: only lines that change it carry it. */
export function accountAt(lines: Line[], n: number): Account | null {
  for (let i = Math.min(n, lines.length); i > 0; i -= 1) {
    const { account } = lines[i - 1]!;
    if (account) return account;
  }
  return null;
}

/** Returns whether the account is worth a page: a single tour has none. */
export function isMatch(account: Account | null): account is Account {
  return account !== null && !(account.tours && account.rounds <= 1);
}

/** Returns the kind of ledger. */
export function kindOf(account: Account): LedgerKind {
  if (account.poule) return 'poule';
  if (account.honours) return 'combine';
  return account.sheet ? 'ecrire' : 'tour';
}

/** A tour, marqué or meeting, and how often it has been played again. */
export interface Round {
  kind: LedgerKind;
  number: number;
  refaits: number;
}

/** Returns the round being played. */
export function roundOf(account: Account): Round {
  const kind = kindOf(account);
  const replayed = kind === 'ecrire' || kind === 'combine';
  return { kind, number: account.round, refaits: replayed ? (account.marque?.refaits ?? 0) : 0 };
}

/** Returns whether two rolls belong to one round. */
export function sameRound(a: Round | null, b: Round | null): boolean {
  return a?.number === b?.number && a?.refaits === b?.refaits;
}

/** Returns the side at which a player now sits. */
export function sideOf(account: Account, player: number): Side | null {
  if (account.at.white === player) return 'white';
  return account.at.black === player ? 'black' : null;
}

/** Returns the side a player has at line `n`, or had last if they look on now; null before they have sat down. */
export function lastSideOf(lines: Line[], n: number, player: number): Side | null {
  for (let i = Math.min(n, lines.length); i > 0; i -= 1) {
    const { account } = lines[i - 1]!;
    const side = account ? sideOf(account, player) : null;
    if (side) return side;
  }
  return null;
}

const TOUR = 12;

/** Returns the holes of a tour, which ends at the twelfth: a double hole may reach beyond it. */
export function tourHoles(holes: number): number {
  return Math.min(TOUR, holes);
}
