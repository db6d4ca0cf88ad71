import type { RollSeen } from '../../wire/messages/analysis';

/** White's chances as a line from roll to roll, in a drawing so high; `x` is where a roll stands (0 is the first). */
export function curveOf(rolls: RollSeen[], x: (roll: number) => number, height: number): string {
  const point = (roll: number, chance: number) => `${x(roll).toFixed(1)} ${(height * (1 - chance)).toFixed(1)}`;
  return rolls.map(({ before, after }, i) => `${point(i, before)} L${point(i + 0.6, after)}`).join(' L');
}
