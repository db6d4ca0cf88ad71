import { device } from '../../wire/device/device';
import { SEED, TRID } from './script';
import { kept, type Begun } from './standing';

/** Returns the lesson as it was left, or a new one; null if this device can have no table. */
export async function begun(foe: string): Promise<Begun | null> {
  const left = kept();
  if (left && (await device.formatOf(left.game)) !== null) return left;
  if (!(await device.ready())) return null;
  const seat = (name: string) => ({ kind: 'human', name }) as const;
  const made = await device.create({
    format: 'tour',
    rules: 'lois',
    trid: TRID,
    white: seat(''),
    black: seat(foe),
    seed: SEED,
  });
  return made.ok ? { game: made.value.game, read: 0 } : null;
}
