import { stepped } from '../../state/game/view';
import { OFF } from '../../wire/messages/fleches';
import type { Board } from '../../wire/messages/trid';
import type { Jan, Side, Step } from '../../wire/described/messages';
import type { Counted, Drill } from '../../wire/messages/drill';
import { countedIn } from '../../wire/drills/parse';
import type { SeenTheme } from '../../state/training/answer';

/** An answer to a problem: the number of ways of each jan, a number of throws, a play, or hold or go. */
export type TrainerAnswer =
  | { kind: 'count'; ways: Partial<Record<Jan, number>> }
  | { kind: 'chances'; n: number }
  | { kind: 'play'; steps: Step[] }
  | { kind: 'hold_or_go'; go: boolean };

/** A jan of a roll: the answer, and the truth. */
export interface JanSeen extends Counted {
  given: number;
}

/** Returns every jan that the roll gives, or that the player named although it does not. */
export function jansSeen(drill: Drill, ways: Partial<Record<Jan, number>>): JanSeen[] {
  const due = countedIn(drill);
  const found = due.map((one) => ({ ...one, given: ways[one.jan] ?? 0 }));
  const more = Object.entries(ways).filter(([jan, n]) => n > 0 && !due.some((one) => one.jan === jan));
  return [...found, ...more.map(([jan, given]) => ({ jan: jan as Jan, ways: 0, points: 0, given }))];
}

/** Returns the steps of a play in a problem's notation: 1/4 2/6, 1/4/8, 20/o; the * of 7/12* is ignored. */
export function stepsOf(text: string): Step[] {
  return text.split(' ').flatMap((man) => {
    const places = man
      .replace('*', '')
      .split('/')
      .map((place) => (place === 'o' ? OFF : Number(place)));
    return places.slice(1).map((to, i): Step => [places[i]!, to]);
  });
}

/** Returns whether two plays lead to the same men. */
export function samePlay(board: Board, side: Side, one: readonly Step[], other: readonly Step[]): boolean {
  return stepped(board, side, one).men.join() === stepped(board, side, other).men.join();
}

/** The largest error in a number of throws that is still almost right. */
const CLOSE = 2;

/** Returns whether an answer is right, and how well each theme of the problem was seen. */
export function judged(
  drill: Drill,
  given: TrainerAnswer,
  board: Board,
  side: Side,
): { right: boolean; seen: SeenTheme[] } {
  if (given.kind === 'count') {
    const all = jansSeen(drill, given.ways);
    const seen = all.map(({ jan, ways, given: n }): SeenTheme => ({ theme: jan, known: ways === n }));
    return { right: all.every((one) => one.ways === one.given), seen };
  }
  const right = isRight(drill, given, board, side);
  const near = given.kind === 'chances' && Math.abs(given.n - Number(drill.answer)) <= CLOSE;
  return { right, seen: drill.themes.map((theme) => ({ theme, known: right || near })) };
}

function isRight(drill: Drill, given: Exclude<TrainerAnswer, { kind: 'count' }>, board: Board, side: Side): boolean {
  if (given.kind === 'chances') return given.n === Number(drill.answer);
  if (given.kind === 'hold_or_go') return given.go === (drill.answer === 'go');
  return samePlay(board, side, given.steps, stepsOf(drill.answer));
}
