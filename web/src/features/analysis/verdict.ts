import { decimals } from './figures';
import type { Roll } from '../../state/game/rolls';
import type { Answered, Grade } from '../../wire/messages/analysis';
import type AnalysisText from '../../words/texts/analysis';
import type { GameReview } from './gameReview.svelte';
import type { RollLooked } from './rollLooked.svelte';

/** The verdict on a roll in a few words, and the grade of its answer. */
export interface RollVerdict {
  text: string;
  grade: Grade | null;
  /** The loss that the grade goes by, in thousandths of the game; null if there is none. */
  mille: number | null;
}

interface Judging {
  /** Null at the end of the game. */
  roll: Roll | null;
  looked: Pick<RollLooked, 'judged' | 'question'>;
  judging: Pick<GameReview, 'phase'>;
  closed: boolean;
  /** The line that is tried instead of the game, in words; empty if the board shows the game itself. */
  tried: string;
  /** The winner, in words; empty as long as there is none. */
  winner: string;
}

/** A smaller loss is shown as none, in holes. */
const LEAST = 0.005;

/** Returns the verdict on the current roll. */
export function verdictOf(t: AnalysisText, { roll, looked, judging, closed, tried, winner }: Judging): RollVerdict {
  const w = t.board.verdict;
  const cost = (holes: number) => {
    const shown = Math.round(100 * holes) / 100;
    return t.board.lost(decimals(t, holes, 2), shown, shown < 1);
  };
  const plain = (text: string): RollVerdict => ({ text, grade: null, mille: null });
  if (!roll) return plain(winner || w.end);
  if (closed) return plain(w.closed);
  if (tried) return triedVerdict(t, tried, looked.judged);
  const { judged, question } = looked;
  const did = roll.held;
  if (judged && !judged.legal) return plain(w.illegal);
  if (judged?.grade && judged.lost) {
    const { grade, lost } = judged;
    const decision = judged.asked === 'decision' && did;
    if (grade !== 'good') return { ...graded(judged), text: (decision ? w.cost[did] : w[grade])(cost(lost.holes)) };
    if (question === null) return plain(roll.steps?.length === 0 ? w.none : w.forced);
    if (decision) return { ...graded(judged), text: w.right[did] };
    return { ...graded(judged), text: lost.holes < LEAST ? w.best : w.good(cost(lost.holes)) };
  }
  if (question === null) return plain(nothingAsked(w, roll));
  if (!roll.steps && !did) return plain(w.waiting);
  return plain(judging.phase === 'reviewing' || judging.phase === 'waiting' ? w.looking : w.notJudged);
}

function graded({ grade, lost }: Answered): Omit<RollVerdict, 'text'> {
  return { grade: grade ?? null, mille: grade === 'good' ? null : (lost?.mille ?? null) };
}

/** Returns the verdict on an answer that was tried instead of that of the game. */
function triedVerdict(t: AnalysisText, tried: string, judged: Answered | null): RollVerdict {
  const said = t.board.verdict.tried(tried);
  if (!judged?.grade || !judged.lost) return { text: said, grade: null, mille: null };
  const { holes } = judged.lost;
  return { ...graded(judged), text: `${said} · ${holes < LEAST ? t.board.best : `−${decimals(t, holes, 2)}`}` };
}

/** Returns the reason why a roll gave its player no choice. */
function nothingAsked(w: AnalysisText['board']['verdict'], { steps, ended, legal }: Roll): string {
  if (steps) return steps.length === 0 ? w.none : w.forced;
  return ended === 'over' ? w.ended : legal > 0 ? w.waiting : w.none;
}
