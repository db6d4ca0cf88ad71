import type { Board } from '../../wire/messages/trid';
import type { Dice, Score, Side } from '../../wire/described/messages';

/** The sounds of a table: dice out of their leather cup, a man put down, a jeton moved, a peg set, all men put back. */
export type Noise = 'dice' | 'man' | 'jeton' | 'peg' | 'sweep';

/** The part of a view that can make a sound. */
export interface Audible {
  board: Board;
  score: Record<Side, Pick<Score, 'points' | 'holes'>>;
  dice: Dice | null;
  rolling: boolean;
}

/** The number of moved men from which they count as put back: two players move fewer in one turn. */
const PUT_BACK = 5;

/** Returns the sounds between one view and the next, in order. */
export function noisesBetween(before: Audible, now: Audible): Noise[] {
  const men = moved(before.board, now.board);
  const thrown =
    now.dice !== null &&
    (now.rolling ? !before.rolling || now.dice !== before.dice : now.dice !== before.dice && !before.rolling);
  const changed = (what: 'points' | 'holes') =>
    before.score.white[what] !== now.score.white[what] || before.score.black[what] !== now.score.black[what];
  return [
    ...(thrown ? ['dice' as const] : []),
    ...(men >= PUT_BACK ? ['sweep' as const] : Array<Noise>(men).fill('man')),
    ...(changed('holes') ? ['peg' as const] : []),
    ...(changed('points') ? ['jeton' as const] : []),
  ];
}

/** Returns the number of men that stand in a new place. */
function moved(before: Board, now: Board): number {
  const come = now.men.map((n, at) =>
    Math.max(0, Math.abs(n) - (n * before.men[at]! > 0 ? Math.abs(before.men[at]!) : 0)),
  );
  const off = Math.max(0, now.off.white - before.off.white) + Math.max(0, now.off.black - before.off.black);
  return come.reduce((sum, n) => sum + n, off);
}
