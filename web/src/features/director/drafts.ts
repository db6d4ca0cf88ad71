import { areTeams, entrantOf, nameOf } from '../../state/tournament/reading';
import { isStream, takesEntries } from '../../state/tournament/stream';
import { countsAmounts, whole, type TypedAmounts } from '../../state/tournament/amounts';
import { gameAt, gamesOf, isDecided, roundInPlay, winnerByHoles } from '../../state/tournament/tables';
import type { AssistantAct, EventAct, ReasonedAct, TableNumber, TournamentPage } from '../../wire/described/messages';

/** What a director can do; rounds are begun by calls of their own, and the rest is noted by the server. */
export type Deed = Exclude<EventAct['type'], 'begin_game' | 'start_table' | 'note_luck'>;

/** A player of a team as typed; `known`: the name is that of an account, which the team has not named before. */
export interface DraftedPlayer {
  name: string;
  known: boolean;
}

/** The acts that need a reason, and those that an assistant may do (src/event/role.h). */
const REASONED: Record<ReasonedAct, true> = { correct_result: true, annul_result: true, pair_again: true };
const OF_ASSISTANT: Record<AssistantAct, true> = {
  add_entrant: true,
  begin_game: true,
  grant_time: true,
  enter_result: true,
  announce: true,
  undo: true,
};

/** What has been typed of an act; what the act does not have is not read. */
export interface Draft {
  deed: Deed;
  entrant: number;
  other: number;
  round: number;
  table: number;
  /** Of a match, the game; else 0. */
  board: number;
  /** Null: both have won as much, or both lose; undefined: not chosen. */
  winner: number | null | undefined;
  holes: [number, number];
  /** Of each seat of three or four, won or lost. */
  amounts: TypedAmounts;
  /** The game ended before its end: the holes do not tell who has won. */
  cut: boolean;
  name: string;
  /** The name is that of an account here, which brings its rating; else nobody's. */
  known: boolean;
  club: string;
  rating: number;
  halves: number;
  minutes: number;
  text: string;
  role: 'director' | 'assistant' | null;
  line: number;
  /** Who plays for a team, by board. */
  lineup: DraftedPlayer[];
  why: string;
}

export const needsReason = (deed: Deed): boolean => deed in REASONED;

/** Returns a draft of which nothing has been typed. */
export function drafted(deed: Deed, given: Partial<Draft> = {}): Draft {
  return {
    deed,
    entrant: 0,
    other: 0,
    round: 0,
    table: 0,
    board: 0,
    winner: undefined,
    holes: [0, 0],
    amounts: [],
    cut: false,
    name: '',
    known: false,
    club: '',
    rating: 1500,
    halves: 0,
    minutes: 5,
    text: '',
    role: 'assistant',
    line: 0,
    lineup: [],
    why: '',
    ...given,
  };
}

/** Returns the draft about a game: its result to be entered, or corrected where it has one. */
export function draftedAt(page: TournamentPage, deed: Deed, at: TableNumber): Draft {
  const game = gameAt(page, at);
  const [white = 0, black = 0] = game?.outcome ? game.holes : [];
  const winner = game?.outcome ? (game.winner ?? null) : undefined;
  const { round, table, board = 0 } = at;
  const amounts = game?.amounts ?? game?.seats.map(() => null) ?? [];
  return drafted(deed, { round, table, board, holes: [white, black], amounts, winner });
}

/** Returns the acts that are of use now, and that the role of the reader allows, in the order of a menu. */
export function offered(page: TournamentPage): Deed[] {
  const { system, least_seats = 2 } = page.settings;
  const byAmounts = countsAmounts(page);
  const stream = isStream(system);
  const open = roundInPlay(page);
  const begun = page.rounds.length > 0;
  const present = page.entrants.filter(({ withdrawn }) => !withdrawn);
  const games = page.rounds.flatMap((_, i) => gamesOf(page, i + 1)).map(({ game }) => game);
  const all: [Deed, boolean][] = [
    [
      'start_round',
      (!open || isDecided(page)) && !page.finished && !page.paused && present.length > 1 && !isLast(page),
    ],
    ['close_round', isDecided(page)],
    ['enter_result', Boolean(open?.tables.some(({ outcome }) => !outcome))],
    ['correct_result', games.some(({ outcome }) => outcome)],
    ['add_entrant', takesEntries(page)],
    ['set_away', system === 'arena' && begun && !page.finished && present.length > 0],
    ['withdraw', !page.finished && present.length > 0],
    ['readmit', !page.finished && present.length < page.entrants.length],
    ['forfeit', Boolean(open?.tables.some(({ outcome }) => !outcome))],
    [
      'leave_table',
      byAmounts &&
        Boolean(open?.tables.some(({ outcome, begun, seats }) => !outcome && !begun && seats.length > least_seats)),
    ],
    ['give_bye', system === 'swiss' && !page.finished && present.length > 0],
    ['exclude_pair', system !== 'ladder' && !page.finished && present.length > 2],
    ['set_lineup', areTeams(page) && !page.finished && present.length > 0],
    ['substitute', !page.finished && page.entrants.length > 0],
    ['grant_time', !page.settings.on_wood && Boolean(open?.tables.some(({ outcome }) => !outcome))],
    ['annul_result', games.some(({ outcome }) => outcome && outcome !== 'annulled')],
    ['pair_again', !stream && Boolean(open?.tables.every(({ begun, outcome }) => !begun && outcome !== 'played'))],
    ['pause', !page.league && !page.paused && !page.finished],
    ['resume', page.paused],
    ['announce', true],
    ['appoint', true],
    ['finish', begun && !open && !page.finished],
  ];
  const { role } = page.you;
  return all.filter(([deed, is]) => is && (role !== 'assistant' || deed in OF_ASSISTANT)).map(([deed]) => deed);
}

function isLast({ rounds, rounds_planned: planned }: TournamentPage): boolean {
  return planned !== null && rounds.length >= planned;
}

/** Returns the winner of the result that is drafted. */
export function winnerOf({ cut, winner, holes }: Draft): number | null | undefined {
  return cut ? winner : winnerByHoles(holes);
}

/** Returns the act as it is sent; null as long as something is missing. A round that begins is `{type:'start_round'}` without its pairs. */
export function actOf(draft: Draft, page: TournamentPage): EventAct | 'start_round' | 'pair_again' | null {
  const { deed, entrant, other, name, minutes, line } = draft;
  const { round, table, board } = draft;
  const at = { round, table, ...(board > 0 && { board }) };
  const decides = at.table > 0 && gameAt(page, at);
  switch (deed) {
    case 'start_round':
    case 'pair_again':
      return deed;
    case 'add_entrant': {
      const number = Math.max(0, ...page.entrants.map((one) => one.entrant)) + 1;
      const { club, rating } = draft;
      return name.trim() && rating >= 0
        ? { type: deed, entrant: number, person: 0, name: name.trim(), club: club.trim(), rating }
        : null;
    }
    case 'withdraw':
    case 'readmit':
      return entrant ? { type: deed, entrant } : null;
    case 'set_away':
      return entrant ? { type: deed, entrant, away: !entrantOf(page, entrant)?.away } : null;
    case 'substitute': {
      if (!entrant || !name.trim()) return null;
      // A team keeps its name: the new captain is the account that comes with the act (accountsOf).
      return { type: deed, entrant, person: 0, name: areTeams(page) ? nameOf(page, entrant) : name.trim() };
    }
    case 'set_lineup': {
      const players = draft.lineup.map((one) => ({ person: 0, name: one.name.trim() }));
      return entrant && players.length > 0 && players.every((one) => one.name)
        ? { type: deed, entrant, players }
        : null;
    }
    case 'exclude_pair':
      return entrant && other && entrant !== other ? { type: deed, first: entrant, second: other } : null;
    case 'give_bye':
      return entrant ? { type: deed, bye: { entrant, halves: draft.halves } } : null;
    case 'grant_time':
      return decides && minutes > 0 ? { type: deed, at, minutes } : null;
    case 'enter_result':
    case 'correct_result': {
      if (countsAmounts(page)) {
        const amounts = whole(draft.amounts);
        return decides && amounts ? { type: deed, at, result: { winner: null, holes: [0, 0], amounts } } : null;
      }
      const winner = winnerOf(draft);
      const [white, black] = draft.holes;
      return decides && winner !== undefined && (draft.cut || white + black > 0)
        ? { type: deed, at, result: { winner, holes: [white, black] } }
        : null;
    }
    case 'annul_result':
      return decides ? { type: deed, at } : null;
    case 'forfeit':
      return decides && draft.winner !== undefined ? { type: deed, at, winner: draft.winner } : null;
    case 'leave_table':
      return decides && decides.seats.includes(entrant) ? { type: deed, at, entrant } : null;
    case 'close_round':
    case 'pause':
    case 'resume':
    case 'finish':
      return { type: deed };
    case 'announce':
      return draft.text.trim() ? { type: deed, text: draft.text.trim() } : null;
    case 'appoint':
      return name.trim() ? { type: deed, person: 0, name: name.trim(), role: draft.role } : null;
    case 'undo':
      return line > 0 ? { type: deed, number: line } : null;
  }
}

/** Returns the accounts that come with an act: of the one person that it names, and of the players of a team, by board. */
export function accountsOf(draft: Draft, page: TournamentPage): { account: string; accounts: string[] } {
  const { deed } = draft;
  const mayBeKnown = deed === 'add_entrant' || deed === 'substitute';
  const named = deed === 'appoint' || (mayBeKnown && (draft.known || (deed === 'substitute' && areTeams(page))));
  return {
    account: named ? draft.name.trim() : '',
    accounts: deed === 'set_lineup' ? draft.lineup.map(({ name, known }) => (known ? name.trim() : '')) : [],
  };
}
