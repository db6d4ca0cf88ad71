import type { Format, SeatInfo, Side } from '../protocol';
import type { Standing } from './store';

interface Seated {
  format: Format;
  white: SeatInfo;
  black: SeatInfo;
  you: Side[];
}
/** A line of any game. */
interface Played {
  over: object | null;
  score: Record<Side, unknown>;
}

/** How a game stands after its lines: what a list of games tells of it. Le Tric Trac counts points alone. */
export function standingOf(info: Seated, lines: readonly Played[]): Standing {
  const last = lines.at(-1);
  const over = last?.over ?? null;
  return {
    format: info.format,
    names: { white: info.white.name, black: info.black.name },
    you: info.you,
    lines: lines.length,
    score: last ? { white: told(last.score.white), black: told(last.score.black) } : null,
    winner: over && 'winner' in over ? (over.winner as Side) : null,
  };
}

function told(score: unknown): { holes: number | null; points: number } {
  if (typeof score === 'number') return { holes: null, points: score };
  const { holes, points } = score as { holes: number; points: number };
  return { holes, points };
}
