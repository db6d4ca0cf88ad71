import type {
  Standing,
  TournamentBoard,
  TournamentEntrant,
  TournamentPage,
  TournamentTable,
} from '../../wire/described/messages';
import { endOf } from './amounts';
import { lastGame } from './tables';

/** What follows from a tournament as the server tells it. Entrants, rounds and tables are counted from 1. */

export type Ended = 'won' | 'lost' | 'drawn' | 'open' | 'annulled' | 'bye' | 'missing';

/** A round as one entrant has played it. */
export interface OwnRound {
  round: number;
  /** The table and its number; null where they had no opponent. */
  table: TournamentTable | null;
  number: number;
  /** 0 for White, 1 for Black; or of three or four. */
  seat: number;
  /** 0 where there was none, or several. */
  opponent: number;
  /** All others at the table. */
  opponents: number[];
  /** What they have won less what they have lost, at a table of three or four that was played. */
  amount?: number;
  ended: Ended;
  /** Their own holes, and those of their opponent. */
  holes: [number, number];
  /** The halves of a point that a bye scores. */
  halves: number;
}

export function entrantOf(page: TournamentPage, entrant: number): TournamentEntrant | undefined {
  return page.entrants.find((one) => one.entrant === entrant);
}

/** Returns the name of an entrant; empty for nobody. */
export function nameOf(page: TournamentPage, entrant: number): string {
  return entrantOf(page, entrant)?.name ?? '';
}

/** Returns who plays a game: the entrants, or of teams their players; White, Black. */
export function playersOf(page: TournamentPage, game: TournamentBoard): [string, string] {
  const name = (seat: 0 | 1) => game.players?.[seat] || nameOf(page, game.seats[seat]!);
  return [name(0), name(1)];
}

/** Returns whether the entrants of a tournament are teams. */
export function areTeams({ settings }: TournamentPage): boolean {
  return (settings.boards ?? 1) > 1;
}

export function standingOf(page: TournamentPage, entrant: number): Standing | undefined {
  return page.standings.find((one) => one.entrant === entrant);
}

const LONGEST = 20;

/** Returns a name that fits a narrow table: over 20 letters, first names give way to their initials. */
export function shortName(name: string): string {
  if ([...name].length <= LONGEST) return name;
  const parts = name.split(' ');
  const initials = (first: string) => first.replace(/[^-\s]+/g, (one) => `${[...one][0]}.`);
  return parts.map((part, i) => (i < parts.length - 1 ? initials(part) : part)).join(' ');
}

/** Returns the number of the round that is being played; 0 for none. */
export function openRound({ rounds }: TournamentPage): number {
  return rounds.at(-1)?.closed === false ? rounds.length : 0;
}

/** Returns the number of rounds that are over. */
export function roundsOver({ rounds }: TournamentPage): number {
  return rounds.filter(({ closed }) => closed).length;
}

/**
 * Returns all rounds as an entrant has played them; one in which they were not is left out. Without rounds, these
 * are their tables, one after another.
 */
export function roundsOf(page: TournamentPage, entrant: number): OwnRound[] {
  return page.rounds.flatMap(({ tables, byes }, i): OwnRound[] => {
    const own = tables.flatMap((table, at) =>
      table.seats.includes(entrant) || table.missing?.includes(entrant) ? [played(table, at + 1, i + 1, entrant)] : [],
    );
    if (own.length > 0) return own;
    const bye = byes.find((one) => one.entrant === entrant);
    const none = { round: i + 1, table: null, number: 0, seat: 0, opponent: 0, ended: 'bye' } as const;
    return bye ? [{ ...none, opponents: [], holes: [0, 0], halves: bye.halves }] : [];
  });
}

function played(table: TournamentTable, number: number, round: number, entrant: number): OwnRound {
  const seat = table.seats.indexOf(entrant);
  const own = { round, table, number, seat, holes: [0, 0] as [number, number], halves: 0 };
  const opponents = table.seats.filter((one) => one !== entrant);
  if (seat < 0) return { ...own, opponent: 0, opponents, ended: 'missing' };
  const opponent = opponents.length === 1 ? opponents[0]! : 0;
  if (table.amounts) {
    const amount = table.amounts[seat]!;
    return { ...own, opponent, opponents, ended: table.outcome === 'played' ? endOf(amount) : 'annulled', amount };
  }
  const [first = 0, second = 0] = table.holes;
  const holes: [number, number] = seat === 0 ? [first, second] : [second, first];
  return { ...own, opponent, opponents, ended: ended(table, seat), holes };
}

function ended({ outcome, winner }: TournamentTable, seat: number): Ended {
  if (!outcome) return 'open';
  if (outcome === 'annulled') return 'annulled';
  if (winner === undefined) return outcome === 'forfeit' ? 'lost' : 'drawn';
  return winner === seat ? 'won' : 'lost';
}

/** Returns the games that an entrant has to play, the last first: in a ladder they may be several. */
export function openGames(page: TournamentPage, entrant: number | undefined): OwnRound[] {
  const round = openRound(page);
  if (!entrant || !round) return [];
  return roundsOf(page, entrant)
    .filter((own) => own.round === round && own.ended === 'open')
    .reverse();
}

/** Returns the game that an entrant is playing, the last one that was begun; null where they have none. */
export function openGame(page: TournamentPage, entrant: number | undefined): OwnRound | null {
  return openGames(page, entrant)[0] ?? null;
}

/** Returns the game that the reader is to play: that of their table, or the last of its match; of a team, at their board. */
export function ownGame(page: TournamentPage): TournamentBoard | null {
  const table = openGame(page, page.you.entrant)?.table;
  if (!table) return null;
  const game = areTeams(page) ? table.boards?.[(page.you.board ?? 0) - 1] : lastGame(table);
  return game && !game.outcome ? game : null;
}

/** Returns the entrants who share the first place of a tournament that is over. */
export function winners(page: TournamentPage): number[] {
  return page.finished ? page.standings.filter(({ place }) => place === 1).map(({ entrant }) => entrant) : [];
}

/** Returns a number of the standings in figures: halves as ½, and holes with their sign. */
export function figureText(value: number, signed = false): string {
  const whole = Math.floor(Math.abs(value));
  const half = Math.abs(value) % 1 === 0.5 ? '½' : '';
  const text =
    Math.abs(value) % 1 === 0 || half ? `${whole || half ? whole || '' : 0}${half}` : String(Math.abs(value));
  if (value < 0) return `−${text}`;
  return signed && value > 0 ? `+${text}` : text;
}

/** Returns an amount in figures, with its sign. */
export function amountText(amount: number): string {
  return figureText(amount, true);
}

/** Returns the names of those who sit at a table, by seat. */
export function namesAt(page: TournamentPage, { seats }: TournamentBoard): string[] {
  return seats.map((entrant) => nameOf(page, entrant));
}

/** Returns the amounts of a table with their names, within a line. */
export function amountsText(page: TournamentPage, table: TournamentBoard, amounts: readonly number[]): string {
  return namesAt(page, table)
    .map((name, seat) => `${name} ${amountText(amounts[seat] ?? 0)}`)
    .join(', ');
}
