import type { Act, ErrorMessage, GameInfo, Line, TableMessage, Verdict } from '../protocol';

/** All that the table has told us, and what we have asked and not yet heard of. */
export interface Game {
  info: GameInfo | null;
  lines: Line[];
  ready: boolean;
  link: 'up' | 'down';
  pending: Act | null;
  verdict: Verdict | null;
  trouble: ErrorMessage | null;
  /** Lines are missing: the table must be joined again. */
  gap: boolean;
}

export type GameEvent =
  | TableMessage
  | { say: 'link'; link: 'up' | 'down' }
  | { say: 'sent'; act: Act }
  | { say: 'dismiss' };

export const emptyGame: Game = {
  info: null, lines: [], ready: false, link: 'down', pending: null, verdict: null, trouble: null, gap: false,
};

/** The next state after a message of the table or an act of ours. */
export function reduce(game: Game, event: GameEvent): Game {
  switch (event.say) {
    case 'game': return { ...game, info: event, gap: false };
    case 'line': return addLine(game, event);
    case 'ready': return { ...game, ready: true };
    case 'verdict': return { ...game, verdict: event };
    case 'error': return { ...game, trouble: event, pending: null, gap: game.gap || event.code === 'stale' };
    case 'link': return { ...game, link: event.link, ready: event.link === 'up' && game.ready };
    case 'sent': return { ...game, pending: event.act, verdict: null, trouble: null };
    case 'dismiss': return { ...game, verdict: null, trouble: null };
  }
}

/** The number of the last line known. */
export function lastLine(game: Game): number {
  return game.lines.length;
}

/** The act to send again after a lost connection, if its line is still free. */
export function unanswered(game: Game): Act | null {
  return game.pending?.line === lastLine(game) + 1 ? game.pending : null;
}

function addLine(game: Game, line: Line): Game {
  const next = lastLine(game) + 1;
  if (line.n < next) return game;
  if (line.n > next) return { ...game, gap: true };
  const answered = game.pending !== null && game.pending.line <= line.n;
  return {
    ...game,
    lines: [...game.lines, line],
    pending: answered ? null : game.pending,
    verdict: null,
    trouble: null,
  };
}
