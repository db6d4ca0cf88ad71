import type { Dice, Side } from '../../wire/described/messages';
import { other } from '../../wire/messages/fleches';
import { thrownNext, withoutKeys, type Board } from '../../wire/messages/trid';
import type { Study } from '../../wire/module/studying';

const FACES = [1, 2, 3, 4, 5, 6];
const ROLLS = FACES.flatMap((a) => FACES.filter((b) => b <= a).map((b): Dice => [a, b]));
const FLECHES = 24;
/** The jans of a man that is hit truly: a false hit brings its owner points. */
const HITS: readonly string[] = ['hit_true_outer', 'hit_true_home'];

/** Returns how many of the opponent's 36 throws hit a man of a side, by its flèche in that side's own numbering, as the rules judge each throw; null where they cannot. */
export function throwsThatHit(
  judge: Study['judge'],
  trid: string,
  board: Board,
  side: Side,
): Map<number, number> | null {
  const position = withoutKeys(thrownNext(trid, board, other(side)), [
    'marking',
    'marker',
    'moves',
    'hand_law',
    'hand',
  ]);
  const found = new Map<number, number>();
  for (const [a, b] of ROLLS) {
    const judged = judge(position, [a, b]);
    if (judged.say !== 'judged') return null;
    const hit = judged.events.filter(({ jan }) => HITS.includes(jan)).flatMap(({ at }) => at);
    for (const theirs of new Set(hit)) {
      const at = FLECHES + 1 - theirs;
      found.set(at, (found.get(at) ?? 0) + (a === b ? 1 : 2));
    }
  }
  return found;
}
