import type { Messages } from '../../words/language.svelte';
import { called, carriedMarques, ofPurse, type Purse } from '../../words/players';
import { sourceFollowed } from '../../words/sources';
import { FORMATS, type Format } from '../../wire/described/formats';
import type { Account, GameInfo, Settlement, SettlementLine } from '../../wire/described/messages';
import { formula, signed } from './amount';
import { whyOf } from './marque';

/** One payment: its title, reason and rule, and the amount for each purse. */
export interface Payment {
  code: string;
  title: string;
  why: string;
  source: string;
  amounts: number[];
}

/** Returns the payments of a settled partie, in the order of paying. */
export function paymentsOf(
  t: Messages,
  info: GameInfo,
  account: Account,
  settlement: Settlement,
  purses: Purse[],
): Payment[] {
  return settlement.lines.map((line) => ({
    code: line.code,
    title: title(t, line, purses),
    why: why(t, info, account, line, purses),
    source: sourceFollowed(t, FORMATS[account.format as Format].source, line.source),
    amounts: purses.map((purse) => ofPurse(purse, line.amounts)),
  }));
}

/** Returns each partner's part of amounts listed by player; empty for a player without a partner. */
export function sharesOf(t: Messages, info: GameInfo, purses: Purse[], amounts: number[]): string[] {
  return purses.map(({ players }) =>
    players.length < 2
      ? ''
      : players.map((player) => `${called(t, info, player)} ${signed(t, amounts[player] ?? 0)}`).join('\n'),
  );
}

function title(t: Messages, { code, marque, amounts }: SettlementLine, purses: Purse[]): string {
  const name = t.match.code[code];
  if (marque > 0) return `${name} ${marque}`;
  const winner = purses.find((purse) => ofPurse(purse, amounts) > 0);
  return code === 'marques' && winner ? `${name} · ${winner.name}` : name;
}

function why(t: Messages, info: GameInfo, account: Account, { code, marque }: SettlementLine, purses: Purse[]): string {
  const row = code === 'marque' ? account.sheet?.[marque - carriedMarques(purses, account) - 1] : undefined;
  return row ? `${formula(t, row)}. ${whyOf(t, info, { ...row, idle: null })}` : t.match.codeWhy[code];
}
