import type { RollSeen } from '../../wire/messages/analysis';

/** White's chances as a line from roll to roll, in a drawing so wide and high. */
export function curveOf(rolls: RollSeen[], width: number, height: number): string {
  const x = (i: number) => ((width * i) / Math.max(1, rolls.length)).toFixed(1);
  const y = (chance: number) => (height * (1 - chance)).toFixed(1);
  return rolls.map(({ before, after }, i) => `${x(i)} ${y(before)} L${x(i + 0.6)} ${y(after)}`).join(' L');
}
