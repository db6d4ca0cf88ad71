import type { Messages } from '../../words/language.svelte';
import type { Account, GameInfo, Honours, WrittenMarque } from '../../wire/described/messages';
import { tourHoles } from '../../state/game/account';
import { formula, inFiches, ficheOf, plain, signed } from './amount';
import { runOf, whyOf } from './marque';
import { carriedMarques, whoOf, ofPurse, type Purse } from '../../words/players';

/** A line of a running sheet: the gain, in the winner's column. */
export interface Row {
  label: string;
  refaits: number;
  note: string;
  tag: string;
  cells: string[];
  /** The reckoning, and why. */
  sum: string;
  text: string;
}

/** A line under the sheet. */
export interface Foot {
  label: string;
  cells: string[];
  hints?: string[];
}

/** Returns a row for every marqué written so far. */
export function marqueRows(t: Messages, info: GameInfo, account: Account, purses: Purse[]): Row[] {
  const before = carriedMarques(purses, account);
  const written = (account.sheet ?? []).map((row, i) => ({
    label: String(before + i + 1),
    refaits: row.refaits,
    note: `${row.holes[0]} – ${row.holes[1]}`,
    tag: runOf(t, row),
    cells: purses.map((purse) => marqueCell(t, row, purse)),
    sum: formula(t, row),
    text: whyOf(t, info, row),
  }));
  return account.carried ? [carriedRow(t, before, account.carried.jetons, purses), ...written] : written;
}

/** Returns one row for all marqués played another day. */
function carriedRow(t: Messages, count: number, jetons: number[], purses: Purse[]): Row {
  const won = purses.map((purse) => ofPurse(purse, jetons));
  return {
    label: '',
    refaits: 0,
    note: `1–${count}`,
    tag: t.match.code.carried,
    cells: won.map((n) => (n > 0 ? plain(t, n) : '')),
    sum: '',
    text: t.match.codeWhy.carried,
  };
}

function marqueCell(t: Messages, row: WrittenMarque, purse: Purse): string {
  if (purse.players.includes(row.winner)) return plain(t, row.jetons);
  const idle = row.idle !== null && purse.players.includes(row.idle);
  return idle ? plain(t, row.consolation) : '';
}

/** Returns the total of the marqués so far, and the number each player has won. */
export function marqueFeet(t: Messages, info: GameInfo, account: Account, purses: Purse[]): Foot[] {
  const balance = purses.map((purse) => ofPurse(purse, account.balance));
  const fiche = ficheOf(info, account);
  const first = (purse: Purse, counts: number[] = []) => counts[purse.players[0]!] ?? 0;
  return [
    {
      label: t.match.balance.marques,
      cells: purses.map((purse) => `${first(purse, account.wins)}`),
      hints: purses.map((purse) => t.match.balance.won(first(purse, account.wins), first(purse, account.losses))),
    },
    {
      label: t.match.balance.gain,
      cells: balance.map((n) => signed(t, n)),
      hints: balance.map((n) => t.match.balance.inFiches(inFiches(t, n, fiche))),
    },
  ];
}

/** Returns a row for every tour won so far. */
export function tourRows(t: Messages, account: Account): Row[] {
  return (account.tours?.won ?? []).map((won, i) => {
    const mine = tourHoles(won.winner === 0 ? won.holes.white : won.holes.black);
    const theirs = won.winner === 0 ? won.holes.black : won.holes.white;
    const value = plain(t, won.value * (account.tours?.stake ?? 1));
    return {
      label: String(i + 1),
      refaits: 0,
      note: `${mine} – ${theirs}`,
      tag: worthName(t, won.worth),
      cells: [0, 1].map((player) => (player === won.winner ? value : '')),
      sum: '',
      text: '',
    };
  });
}

/** Returns the name of a tour's worth. */
function worthName(t: Messages, worth: string): string {
  return Object.entries(t.end.worths).find(([key]) => key === worth)?.[1] ?? '';
}

/** Returns the balance of a match with a single account column. */
export function balanceFoot(t: Messages, account: Account, purses: Purse[]): Foot {
  return { label: t.match.balance.gain, cells: purses.map((purse) => signed(t, ofPurse(purse, account.balance))) };
}

/** Returns a row for every partie of the honours won so far; the accounts are White's and Black's. */
export function honoursRows(t: Messages, info: GameInfo, honours: Honours): Row[] {
  const price = info.match?.poule_simple ?? 1;
  return honours.won.map((won, i) => ({
    label: String(i + 1),
    refaits: 0,
    note: `12 – ${won.loser_holes}`,
    tag: t.match.honours.factor[won.factor] ?? '',
    cells: (['white', 'black'] as const).map((side) => (side === won.winner ? plain(t, price * won.factor) : '')),
    sum: '',
    text: t.match.news.honoursWhy[won.factor] ?? '',
  }));
}

/** Returns each player's gain from the honours, in fiches, the poule included. */
export function honoursFoot(t: Messages, honours: Honours, purses: Purse[]): Foot {
  return { label: t.match.honours.fiches, cells: purses.map((purse) => signed(t, ofPurse(purse, honours.fiches))) };
}

/** Returns the players who must still be beaten, in the order of the line. */
export function stillToBeat(t: Messages, info: GameInfo, account: Account): string {
  const { line = [], still_to_win: count } = account.poule ?? {};
  if (!count || account.over) return '';
  return t.match.poule.still(whoOf(t, info, line[0] ?? 0), whoOf(t, info, ...line.slice(1, 1 + count)));
}
