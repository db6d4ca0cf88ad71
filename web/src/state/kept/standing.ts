import type { Format, Missed, SeatInfo, Side } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import type { SeenStanding } from './games';
import { missedCounts } from './missed';
import type { Messages } from '../../words/language.svelte';
import { listedName, playerName } from '../../words/names';

interface SeatedSides {
  format: Format;
  white: SeatInfo;
  black: SeatInfo;
  others?: SeatInfo[];
  /** The players of this page, by number. */
  you: number[];
}
/** A line of any game. */
interface PlayedLine {
  do: { type: string; order?: number[] };
  over: object | null;
  score: Record<Side, unknown>;
  trid?: string;
}

/** Returns the state of a game after its lines, for a list of games. Le Tric Trac counts points alone. */
export function standingOf(info: SeatedSides, lines: readonly PlayedLine[]): SeenStanding {
  const last = lines.at(-1);
  const over = last?.over ?? null;
  const { names, you, guests = [] } = seatedNow(info, lines);
  const missed = over && 'missed' in over && you.length === 1 ? (over.missed as Missed[]) : null;
  return {
    format: info.format,
    names,
    you,
    ...(guests.length > 0 && { guests }),
    lines: lines.length,
    score: last ? { white: scoreOf(last.score.white), black: scoreOf(last.score.black) } : null,
    winner: over && 'winner' in over ? (over.winner as Side) : null,
    adjourned: last?.do.type === 'adjourn',
    ...(last?.trid?.startsWith('TRID=') && { trid: last.trid }),
    ...(missed ? { missed: missedCounts(missed, you[0]!) } : {}),
  };
}

/** Returns who sits at each side, and which sides the players of this page have: two may have drawn for White. */
function seatedNow(info: SeatedSides, lines: readonly PlayedLine[]): Pick<SeenStanding, 'names' | 'you' | 'guests'> {
  const { others = [] } = info;
  const order = lines.find(({ do: done }) => done.type === 'seats')?.do.order ?? [0, 1];
  const turned = others.length === 0 && order[0] !== 0;
  const seats = turned ? { white: info.black, black: info.white } : { white: info.white, black: info.black };
  return {
    names: { white: seats.white.name, black: seats.black.name },
    you: turned ? sidesOf(info.you.map((player) => 1 - player)) : sidesOf(info.you, others),
    guests: SIDES.filter((side) => seats[side].guest),
  };
}

/** Returns the sides of some players; both sides if the players change sides. */
export function sidesOf(players: readonly (number | Side)[], others: readonly unknown[] = []): Side[] {
  if (others.length > 0 && players.length > 0) return [...SIDES];
  return SIDES.filter((side, i) => players.includes(i) || players.includes(side));
}

function scoreOf(score: unknown): { holes: number | null; points: number } {
  if (typeof score === 'number') return { holes: null, points: score };
  const { holes, points } = score as { holes: number; points: number };
  return { holes, points };
}

/** Returns the name of a player in a list of games. */
export function standingName(t: Messages, { names, you, guests = [] }: SeenStanding, side: Side): string {
  const own = you.map((one) => SIDES.indexOf(one));
  const name = playerName(t, { white: { name: names.white }, black: { name: names.black }, you: own }, side);
  return listedName(t, name, guests.includes(side) && !you.includes(side));
}

/** Returns the opponents of a stored game: the names noted, or else the colour of the opponent. */
export function foeName(
  t: Messages,
  { against, standing }: { against: string; standing?: SeenStanding | null },
): string {
  return against || t.unnamed[standing?.you[0] === 'black' ? 'white' : 'black'];
}
