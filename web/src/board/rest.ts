import type { Dice, Scores, Side } from '../wire/described/messages';
import { columnLeft, jetonsAt, type Point } from './geometry';
import type { Metrics } from './metrics';

/** The place of a die, and its turn in degrees. */
export interface Rest extends Point {
  turn: number;
}

const APART = 1.55;
const TURNS = [-25, 14, -9, 27, -17, 6, 32, -4, 19, -21];
const SLIGHT = 0.3;

/** Returns the places of two dice at rest: on their thrower's table and towards them, none of them on a jeton. */
export function restOf(m: Metrics, bottom: Side, thrower: Side | null, dice: Dice, score: Scores | null): [Rest, Rest] {
  const above = thrower !== null && thrower !== bottom;
  const chance = dice[0] * 7 + dice[1] * 3 + (above ? 5 : 0);
  const column = (above ? 7 : 1) + 2 + (chance % 3) * 0.45;
  const middle = columnLeft(m, above ? 7 : 1) + (m.mirrored ? 1 : 0) * m.column;
  const x = middle + (m.mirrored ? -1 : 1) * (column - (above ? 7 : 1) + 0.6) * m.column;
  const jetons = score ? (['white', 'black'] as const).flatMap((side) => jetonsAt(m, bottom, side, score[side])) : [];
  const one = (index: number): Rest => {
    const at = x + (index - 0.5) * m.die * APART;
    const near = jetons.some((jeton) => Math.abs(jeton.x - at) < m.jeton / 2 + m.die * 0.68);
    const turn = TURNS[(chance + index * 3) % TURNS.length]!;
    const toward = (above ? -1 : 1) * m.lane * (0.03 + ((chance + index * 5) % 4) * 0.03);
    return near ? { x: at, y: m.height / 2, turn: turn * SLIGHT } : { x: at, y: m.height / 2 + toward, turn };
  };
  return [one(0), one(1)];
}
