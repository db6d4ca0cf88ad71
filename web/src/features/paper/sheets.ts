import { seatsWords } from '../../parts/tournament/words';
import { amountText, nameOf, shortName, standingOf } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import type { TournamentPage } from '../../wire/described/messages';

/** What stands on sheets of paper, and where one ends. */

export const KINDS = ['pairings', 'standings', 'sheets', 'certificates'] as const;
export type PaperKind = (typeof KINDS)[number];

/** Returns what can be printed of a tournament: without rounds nobody is called to a table by a sheet. */
export function kindsOf({ settings }: TournamentPage): readonly PaperKind[] {
  if (!isStream(settings.system)) return KINDS;
  return KINDS.filter((kind) => kind !== 'pairings' && (kind !== 'sheets' || settings.on_wood));
}

/** Returns what an address names: `pairings-2` is of round 2; without a number it is of the last round. */
export function paperOf(item: string): { kind: PaperKind; round: number } {
  const [, name, round] = /^([a-z]+)(?:-(\d+))?$/.exec(item) ?? [];
  return { kind: KINDS.find((one) => one === name) ?? 'pairings', round: Number(round ?? 0) };
}

/** Returns a list in parts of at most so many. */
export function chunks<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
}

/** Where somebody sits in a round: at a table with a seat, or at none. */
export interface NamedSeat {
  entrant: number;
  name: string;
  table: number;
  seat: number;
}

/** Returns all who are in a round by their names, surnames first. */
export function byName(page: TournamentPage, round: number): NamedSeat[] {
  const { tables = [], byes = [] } = page.rounds[round - 1] ?? {};
  const named = (entrant: number) => sortName(shortName(nameOf(page, entrant)));
  const seated = tables.flatMap(({ seats }, i) =>
    seats.map((entrant, seat) => ({ entrant, name: named(entrant), table: i + 1, seat })),
  );
  const free = byes.map(({ entrant }) => ({ entrant, name: named(entrant), table: 0, seat: 0 }));
  const collator = new Intl.Collator();
  return [...seated, ...free].sort((a, b) => collator.compare(a.name, b.name));
}

/** Returns a name as it is sorted: the last word first. */
export function sortName(name: string): string {
  const at = name.trim().lastIndexOf(' ');
  return at < 0 ? name : `${name.slice(at + 1)}, ${name.slice(0, at)}`;
}

/** Returns the balance of an entrant, as of now, in words. */
export function balanceOf(page: TournamentPage, entrant: number): string {
  return seatsWords.balanceIs(amountText(standingOf(page, entrant)?.balance?.value ?? 0));
}

/** Returns how many games an entrant has won, as of now, in figures. */
export function winsOf(page: TournamentPage, entrant: number): number {
  return standingOf(page, entrant)?.wins.value ?? 0;
}
