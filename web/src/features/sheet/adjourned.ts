import { plain } from '../../parts/account/amount';
import type { Messages } from '../../words/language.svelte';
import { SIDES } from '../../wire/messages/fleches';
import { roundName } from './sheet';
import type { Adjourned, Sheet } from '../../wire/messages/sheet';

/** The notes on a match that is adjourned: a table, and sentences under it (S3). */
interface AdjournedNote {
  heads: { label: string; span: number }[];
  columns: string[];
  rows: { name: string; cells: string[] }[];
  notes: string[];
}

/** Returns the notes for an adjourned match, from its sheet. */
export function noted(t: Messages, sheet: Sheet): AdjournedNote {
  const table = sheet.account.honours ? combine(t, sheet) : sheet.adjourned ? ecrire(t, sheet) : plainly(t, sheet);
  return { ...table, notes: [...table.notes, ...common(t, sheet)] };
}

function ecrire(t: Messages, sheet: Sheet): AdjournedNote {
  const o = t.ledger.off;
  const stakes = sheet.adjourned!.some(({ fiches }) => fiches);
  const rows = sheet.adjourned!.map((one, i) => ({
    name: namesOf(sheet, one.players),
    cells: [
      `${one.lost}`,
      plain(t, one.jetons),
      ...(stakes ? [fichesOf(t, sheet, i)] : []),
      hasDice(sheet, one.players),
    ],
  }));
  const third =
    stakes && sheet.adjourned!.length > 2
      ? [`${t.pair(namesOf(sheet, sheet.adjourned![2]!.players), o.stakeless)}.`]
      : [];
  return {
    heads: [],
    columns: [o.marques, stakes ? o.jetons : o.gained, ...(stakes ? [o.fiches] : []), o.dice],
    rows,
    notes: [...third, o.length(sheet.account.rounds)],
  };
}

/** Returns the fiches from the boxes of the others, or drawn from the player's own. */
function fichesOf(t: Messages, sheet: Sheet, i: number): string {
  const o = t.ledger.off;
  const accounts = sheet.adjourned!;
  const words = (accounts[i]!.fiches ?? []).map((n, box) => {
    if (n === 0) return '';
    if (box === i) return [o.drawn(-n), ...aside(t, accounts[i]!)].join(', ');
    return accounts.length > 2 ? o.from(n, namesOf(sheet, accounts[box]!.players)) : `${n}`;
  });
  return words.filter(Boolean).join(', ') || '0';
}

/** Returns the drawn fiches that were laid aside because no player had change. */
function aside(t: Messages, { laid_aside: n }: Adjourned): string[] {
  return n ? [t.ledger.off.laidAside(n)] : [];
}

/** Returns the fiches won from the opponent's box, or drawn from the player's own. */
function heldText(t: Messages, n: number): string {
  return n < 0 ? t.ledger.off.drawn(-n) : `${n}`;
}

function combine(t: Messages, sheet: Sheet): AdjournedNote {
  const o = t.ledger.off;
  const { honours, board, at } = sheet.account;
  const [white, black] = sheet.adjourned!;
  const rows = [white!, black!].map((one, i) => {
    const side = SIDES[i]!;
    const tied = board?.pegs?.[side].some(({ cravate }) => cravate) ? ` (${o.cravate})` : '';
    return {
      name: namesOf(sheet, one.players),
      cells: [
        `${one.lost}`,
        fichesOf(t, sheet, i),
        plain(t, one.jetons),
        `${sheet.account.marque?.holes[side] ?? 0}`,
        `${honours!.holes[side]}${tied}`,
        heldText(t, one.honours ?? 0),
        `${one.basket ?? 0}`,
        hasDice(sheet, one.players),
      ],
    };
  });
  const suspended = sheet.account.suspended ? [o.suspended[sheet.account.suspended.game]] : [];
  return {
    heads: [
      { label: o.ecrire, span: 4 },
      { label: o.honours, span: 2 },
      { label: o.poule, span: 1 },
      { label: '', span: 1 },
    ],
    columns: [o.marques, o.fiches, o.jetons, o.holes, o.holes, o.fiches, o.fiches, o.dice],
    rows,
    notes: [
      `${t.pair(o.total, String(honours!.basket))}.`,
      ...(honours!.contrat ? [o.contrat(sheet.names[at[honours!.contrat]] ?? '')] : []),
      ...suspended,
      o.length(sheet.account.rounds),
    ],
  };
}

/** Returns the note for tours and poules: the score of each player, and in a poule the order of play. */
function plainly(t: Messages, { account, names }: Sheet): AdjournedNote {
  const line = account.poule?.line ?? names.map((_, i) => i);
  const rows = line.map((player) => ({ name: names[player] ?? '', cells: [plain(t, account.balance[player] ?? 0)] }));
  return {
    heads: [],
    columns: [t.match.balance.gain],
    rows,
    notes: account.poule ? [`${t.pair(t.match.poule.pot, String(account.poule.pot))}.`] : [],
  };
}

/** Returns the state of the round, its players, and the player who has the dice. */
function common(t: Messages, sheet: Sheet): string[] {
  const o = t.ledger.off;
  const at = (side: 'white' | 'black') => sheet.names[sheet.account.at[side]] ?? '';
  const standing = t.parts(
    SIDES.map((side) => `${at(side)} ${t.holes(sheet.score[side].holes)}, ${t.points(sheet.score[side].points)}`),
  );
  const begun = SIDES.some((side) => sheet.score[side].holes + sheet.score[side].points > 0);
  return [
    ...(begun ? [o.standing(`${roundName(t, sheet)}, ${standing}`)] : []),
    ...(sheet.names.length > 2 ? [o.goesOn(at('white'), at('black'))] : []),
    sheet.dice ? o.hasDice(at(sheet.dice)) : begun ? o.midway : o.noDice,
  ];
}

function hasDice(sheet: Sheet, players: number[]): string {
  return sheet.dice && players.includes(sheet.account.at[sheet.dice]) ? '⬅' : '';
}

function namesOf(sheet: Sheet, players: number[]): string {
  return players.map((player) => sheet.names[player]).join(' & ');
}
