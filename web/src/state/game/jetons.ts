import type { Line, Scores } from '../../wire/described/messages';
import type { View } from './view';

/** The score as the jetons show it: a player who may still go has not touched theirs, for laying them on what is left over is to hold (K4). */
export function jetonsOf(lines: Line[], view: View): Scores {
  const { line, score } = view;
  const now = lines[line - 1];
  if (now?.turn.stage !== 'decide') return score;
  const { side } = now.turn;
  const mark = now.marks.slice(0, view.marks).find((one) => one.side === side && one.holes > 0);
  if (!mark) return score;
  const jetons = lines[line - 2]?.score[side].jetons ?? score[side].jetons;
  return { ...score, [side]: { ...score[side], points: mark.had, jetons } };
}
