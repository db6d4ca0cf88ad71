import type { RollSeen } from '../../wire/messages/analysis';
import type { Side } from '../../wire/described/messages';

/** Returns the side whose chances a reader sees: their own, or White's where they look on or change sides. */
export function sideSeen(rolls: RollSeen[], reader: number | null): Side {
  const own = rolls.filter(({ player }) => player === reader);
  return own.length > 0 && own.every(({ side }) => side === 'black') ? 'black' : 'white';
}

/** Returns the rolls with the chances of winning of a side; a review gives White's. */
export function chancesOf(side: Side, rolls: RollSeen[]): RollSeen[] {
  if (side === 'white') return rolls;
  return rolls.map((roll) => ({ ...roll, before: 1 - roll.before, after: 1 - roll.after }));
}

/** Returns the chances as a line from roll to roll, in a drawing so high; `x` is where a roll stands (0 is the first). */
export function curveOf(rolls: RollSeen[], x: (roll: number) => number, height: number): string {
  const point = (roll: number, chance: number) => `${x(roll).toFixed(1)} ${(height * (1 - chance)).toFixed(1)}`;
  return rolls.map(({ before, after }, i) => `${point(i, before)} L${point(i + 0.6, after)}`).join(' L');
}
