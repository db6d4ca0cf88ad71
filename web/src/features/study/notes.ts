import type { StudyText } from '../../words/texts/fr.study';
import type { Line } from '../../wire/messages/protocol';
import type { Who } from '../../words/who';
import type { Side } from '../../wire/messages/play';
import type { Roll } from '../../state/game/rolls';
import { diceOf } from '../../state/game/view';
import type { ByHand } from '../../wire/messages/study';

/** What was marked by hand of a roll, in sentences (section R of the rules). */
export function notesOf(w: StudyText, who: Record<Side, Who>, lines: Line[], roll: Roll): string[] {
  const next = lines.findIndex((line) => line.n > roll.line && diceOf(line));
  const own = lines.slice(roll.line - 1, next < 0 ? lines.length : next);
  return own
    .flatMap((line) => (line as Line & { by_hand?: ByHand[] }).by_hand ?? [])
    .flatMap((made) => sentencesOf(w, who, made));
}

function sentencesOf(
  { replay }: StudyText,
  all: Record<Side, Who>,
  { side, due, points, ecole, holes }: ByHand,
): string[] {
  const who = all[side];
  return [
    points !== due && replay.byHand(who, points, due),
    ecole > 0 && replay.ecole(who, ecole),
    holes !== undefined && replay.pegged(who, holes),
  ].filter((note) => note !== false);
}
