import type { Messages } from './language.svelte';
import { playerName, unnamed } from './names';
import type { Account, GameInfo, Line, SeatInfo, Side } from '../wire/described/messages';
import { SIDES } from '../wire/messages/fleches';
import { type Seated, seatsOf } from '../wire/messages/match';
import type { Who } from './who';

/** The players at a table of any game, and those who play from this page. */
export type Gathered = Seated & { you: number[] };

/** Players with one account between them: their name at the head of a column, and in a sentence. */
export interface Purse {
  players: number[];
  name: string;
  who: Who;
}

/** A seat with the name of its player, and whether they are the reader. */
interface NamedSeat extends SeatInfo {
  reader: boolean;
}

/** A game with a name for every player. */
type NamedInfo = GameInfo & Record<Side, NamedSeat> & { others?: NamedSeat[] };

/** Returns the name of a player by their number; without a name `playerName`'s, or with more players the number. */
export function called(t: Messages, info: Gathered, player: number): string {
  const all = seatsOf(info);
  if (all.length === 2) return playerName(t, info, SIDES[player % 2]!);
  return all[player]?.name || (readerOf(info) === player ? t.you : unnamed(t, player, all.length));
}

/** Returns the only player of this page, by their number; null if there are several, or none. */
export function readerOf(info: Gathered): number | null {
  return info.you.length === 1 ? info.you[0]! : null;
}

/** Returns some of the players, for a sentence. */
export function whoOf(t: Messages, info: Gathered, ...players: number[]): Who {
  const reader = readerOf(info);
  const others = players.filter((player) => player !== reader);
  return { you: others.length < players.length, names: others.map((player) => called(t, info, player)) };
}

/** Returns the game with such a name for every player. */
export function named(t: Messages, info: GameInfo): NamedInfo {
  const reader = readerOf(info);
  const [white, black, ...others] = seatsOf(info).map((seat, player) => ({
    ...seat,
    name: called(t, info, player),
    reader: player === reader,
  }));
  return { ...info, white: white!, black: black!, ...(info.others && { others }) } as NamedInfo;
}

/** Returns the game with the players who now sit at its two sides. */
export function seated(info: NamedInfo, account: Account | null): NamedInfo {
  if (!account) return info;
  const all = [info.white, info.black, ...(info.others ?? [])];
  return { ...info, white: all[account.at.white] ?? info.white, black: all[account.at.black] ?? info.black };
}

/** Returns the player in each seat, by the lots or the dice. */
function seatOrder(info: GameInfo, lines: Line[]): number[] {
  const drawn = lines.find(({ do: done }) => done.type === 'seats')?.do;
  return drawn?.type === 'seats' ? drawn.order : seatsOf(info).map((_, i) => i);
}

/** Returns the separate accounts: partners share one. */
export function purses(t: Messages, info: GameInfo, lines: Line[]): Purse[] {
  return pursesIn(t, info, seatOrder(info, lines));
}

/** Returns the same if the seats are known. */
export function pursesIn(t: Messages, info: GameInfo, order: number[]): Purse[] {
  const groups = groupsOf(info, order);
  return groups.map((players) => ({
    players,
    name: players.map((p) => called(t, info, p)).join(' & '),
    who: whoOf(t, info, ...players),
  }));
}

/** Returns the sum of the amounts of a purse's players, from amounts listed player by player. */
export function ofPurse(purse: Purse, amounts: number[]): number {
  return purse.players.reduce((sum, player) => sum + (amounts[player] ?? 0), 0);
}

/** Returns the number of marqués played another day, if the match was resumed. */
export function carriedMarques(purses: Purse[], { carried }: Account): number {
  return purses.reduce((sum, { players: [first = 0] }) => sum + (carried?.lost[first] ?? 0), 0);
}

function groupsOf(info: GameInfo, order: number[]): number[][] {
  const { company } = info.match ?? {};
  if (company === 'chouette') return [order.slice(0, 1), order.slice(1)];
  if (company === 'two_against_two') return [order.slice(0, 2), order.slice(2)];
  return seatsOf(info).map((_, i) => [i]);
}
