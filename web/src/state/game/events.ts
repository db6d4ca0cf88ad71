import type {
  Account,
  Done,
  Game,
  GameInfo,
  HonoursWon,
  Line,
  Meeting,
  Side,
  TourEnd,
  TourWon,
  WrittenMarque,
} from '../../wire/described/messages';
import { accountAt, isMatch } from './account';

/** Something that happened above the board and deserves a notice. */
export type MatchEvent =
  | { what: 'seats'; done: Extract<Done, { type: 'seats' }>; dice: boolean }
  | { what: 'lead'; done: Extract<Done, { type: 'lead' }>; account: Account }
  | { what: 'marque'; number: number; row: WrittenMarque }
  | { what: 'refait'; number: number; consolation: number }
  | { what: 'tour'; number: number; player: number; won: TourWon | null; end: TourEnd }
  | { what: 'meeting'; meeting: Meeting; account: Account }
  | { what: 'tie' }
  | { what: 'honours'; won: HonoursWon; before: Account }
  | { what: 'suspend'; game: Game; side: Side; account: Account }
  | { what: 'resumed' }
  | { what: 'half'; thrown: [number, number] };

/** Returns the news of line `n` beyond the board. The end of the match has a page of its own. */
export function matchEvents(info: GameInfo, lines: Line[], n: number): MatchEvent[] {
  const line = lines[n - 1];
  const account = accountAt(lines, n);
  if (!line || line.over || !account) return [];
  // A single tour has no account; its only news before the game is which player has White.
  if (!isMatch(account)) return ofDoing(info, lines, line, account).filter(({ what }) => what === 'seats');
  return [...ofAccount(line, accountAt(lines, n - 1), account), ...ofDoing(info, lines, line, account)];
}

function ledBefore(lines: Line[], n: number): boolean {
  return lines.slice(0, n - 1).some(({ do: done }) => done.type === 'lead');
}

function ofDoing(info: GameInfo, lines: Line[], line: Line, account: Account): MatchEvent[] {
  const { do: done } = line;
  switch (done.type) {
    case 'seats':
      return [{ what: 'seats', done, dice: done.throws.some((row) => row.length > 0) || info.match?.seats === 'dice' }];
    case 'lead':
      return done.throws.length > 0 && ledBefore(lines, line.n) ? [{ what: 'lead', done, account }] : [];
    case 'suspend':
      return [{ what: 'suspend', game: done.game, side: line.side, account }];
    case 'half':
      return done.throws.slice(-1).map((thrown) => ({ what: 'half', thrown }));
    default:
      return [];
  }
}

function ofAccount(line: Line, before: Account | null, account: Account): MatchEvent[] {
  if (!before || !line.account) return [];
  return [
    ...roundEnd(line, before, account),
    ...fresh(before.honours?.won, account.honours?.won).map((won): MatchEvent => ({ what: 'honours', won, before })),
    ...(before.suspended && !account.suspended ? [{ what: 'resumed' } as const] : []),
  ];
}

function roundEnd(line: Line, before: Account, account: Account): MatchEvent[] {
  if (line.tour)
    return [
      {
        what: 'tour',
        number: account.tours?.won.length ?? 1,
        player: before.at[line.tour.winner],
        won: account.tours?.won.at(-1) ?? null,
        end: line.tour,
      },
    ];
  const rows = fresh(before.sheet, account.sheet);
  if (rows.length > 0) return rows.map((row): MatchEvent => ({ what: 'marque', number: before.round, row }));
  const meetings = fresh(before.poule?.meetings, account.poule?.meetings);
  if (meetings.length > 0) return meetings.map((meeting): MatchEvent => ({ what: 'meeting', meeting, account }));
  if (account.poule) return line.round_ended ? [{ what: 'tie' }] : [];
  const { refaits = 0, consolation = 0 } = account.marque ?? {};
  return refaits > (before.marque?.refaits ?? 0) ? [{ what: 'refait', number: account.round, consolation }] : [];
}

/** Returns the entries that a list has gained. */
function fresh<T>(before: T[] | undefined, now: T[] | undefined): T[] {
  return (now ?? []).slice(before?.length ?? 0);
}
