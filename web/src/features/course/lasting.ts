import { device } from '../../wire/device/device';
import { t } from '../../words/language.svelte';
import type { Task } from './script';

const keyOf = (lesson: number) => `trictrac.course.game.${lesson}`;

/** Returns the game of a lesson as it was left, or a new one; null if this device cannot store a table. */
export async function lastingGame(
  lesson: number,
  { trid, bot, format = 'tour', options = {} }: Task,
): Promise<string | null> {
  const left = localStorage.getItem(keyOf(lesson));
  if (left !== null && (await device.formatOf(left)) !== null) return left;
  if (!(await device.ready())) return null;
  const made = await device.create({
    format,
    options,
    rules: 'lois',
    trid,
    white: { kind: 'human', name: '' },
    black: { kind: 'bot', name: t.levels.name[bot], bot },
  });
  if (!made.ok) return null;
  localStorage.setItem(keyOf(lesson), made.value.game);
  return made.value.game;
}

/** Notes that the game of a lesson has reached its goal: the next visit begins another. */
export function endLasting(lesson: number): void {
  localStorage.removeItem(keyOf(lesson));
}
