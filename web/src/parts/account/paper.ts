import type { Messages } from '../../words/language.svelte';
import type { Account, Settlement, SettlementCode, SettlementLine } from '../../wire/described/messages';
import { carriedMarques, ofPurse, type Purse } from '../../words/players';

/** A row of the printed sheet: its kind, the refaits of a marqué, and the gain in each column. */
interface PaperRow {
  kind: 'marque' | 'line' | 'total' | 'head' | 'last';
  label: string;
  refaits: number;
  cells: (number | null)[];
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const MARQUES: SettlementCode[] = ['carried', 'marque', 'consolation'];
const AFTER: SettlementCode[] = ['rounding', 'queue_generale'];

/** Returns the sheet of a settled partie as it was written by hand, each column adding up its gains. */
export function paperRows(t: Messages, account: Account, settlement: Settlement, purses: Purse[]): PaperRow[] {
  const { lines } = settlement;
  const before = carriedMarques(purses, account);
  const marques = (account.sheet ?? []).map(({ refaits }, i): PaperRow => ({
    kind: 'marque',
    label: String(before + i + 1),
    refaits,
    cells: gained(
      lines.filter(({ marque, code }) => marque === before + i + 1 && MARQUES.includes(code)),
      purses,
    ),
  }));
  const parts = codesOf(lines);
  return [
    ...(before > 0 ? [carried(before, lines, purses)] : []),
    ...marques,
    sum(
      `${t.match.paper.total} (I)`,
      lines.filter(({ code }) => MARQUES.includes(code)),
      purses,
    ),
    ...parts.flatMap((code, i) => [
      ...(i === parts.findIndex((c) => c !== 'queue_jetons') ? [head(t.match.paper.payment)] : []),
      part(t, code, i + 1, lines, purses),
    ]),
    ...result(t, parts.length + 1, settlement, purses),
  ];
}

/** Returns one row for all marqués played another day. */
function carried(count: number, lines: SettlementLine[], purses: Purse[]): PaperRow {
  return {
    kind: 'marque',
    label: `1–${count}`,
    refaits: 0,
    cells: gained(
      lines.filter(({ code }) => code === 'carried'),
      purses,
    ),
  };
}

function head(label: string): PaperRow {
  return { kind: 'head', label, refaits: 0, cells: [] };
}

/** Returns the codes of the payments between the marqués and the rounding, in the order of paying. */
function codesOf(lines: SettlementLine[]): SettlementCode[] {
  const codes = lines.map(({ code }) => code).filter((code) => !MARQUES.includes(code) && !AFTER.includes(code));
  return [...new Set(codes)];
}

function part(t: Messages, code: SettlementCode, i: number, lines: SettlementLine[], purses: Purse[]): PaperRow {
  return {
    kind: 'line',
    label: `${t.match.code[code]} (${ROMAN[i]})`,
    refaits: 0,
    cells: gained(
      lines.filter((line) => line.code === code),
      purses,
    ),
  };
}

function result(t: Messages, parts: number, { lines, columns }: Settlement, purses: Purse[]): PaperRow[] {
  const before = lines.filter(({ code }) => !AFTER.includes(code));
  const whole = lines.filter(({ code }) => code !== 'queue_generale');
  const net = purses.map((purse) => balance(lines, purse));
  const wager = lines.some(({ code }) => code === 'queue_generale');
  return [
    head(t.match.paper.result),
    {
      kind: 'total',
      label: ROMAN.slice(0, parts).join(' + '),
      refaits: 0,
      cells: purses.map((purse) => ofPurse(purse, columns.gained)),
    },
    ...(purses.length > 2 ? [losses(t, columns.lost, purses)] : []),
    won(
      t.match.paper.gross,
      purses.map((purse) => balance(before, purse)),
      'line',
    ),
    ...(before.length < whole.length
      ? [
          won(
            t.match.paper.net,
            purses.map((purse) => balance(whole, purse)),
            'last',
          ),
        ]
      : []),
    ...(wager ? [won(t.match.paper.last, net, 'last')] : []),
  ];
}

/** Returns the row of the losses: with three players, one player's gain does not show what each of the others lost. */
function losses(t: Messages, lost: number[], purses: Purse[]): PaperRow {
  return {
    kind: 'line',
    label: t.match.paper.lost,
    refaits: 0,
    cells: purses.map((purse) => -ofPurse(purse, lost) || 0),
  };
}

/** Returns a row of totals: in the winner's column alone; with several players everybody's balance. */
function won(label: string, amounts: number[], kind: PaperRow['kind']): PaperRow {
  const ahead = amounts.length === 2 && amounts.some((n) => n > 0);
  return { kind, label, refaits: 0, cells: amounts.map((n) => (ahead && n <= 0 ? null : n)) };
}

function sum(label: string, lines: SettlementLine[], purses: Purse[]): PaperRow {
  return { kind: 'total', label, refaits: 0, cells: gained(lines, purses) };
}

function gained(lines: SettlementLine[], purses: Purse[]): (number | null)[] {
  return purses.map((purse) => {
    const parts = lines.map(({ amounts }) => Math.max(0, ofPurse(purse, amounts)));
    return parts.reduce((a, b) => a + b, 0) || null;
  });
}

function balance(lines: SettlementLine[], purse: Purse): number {
  return lines.reduce((total, { amounts }) => total + ofPurse(purse, amounts), 0);
}
