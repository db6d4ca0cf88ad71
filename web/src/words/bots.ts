import { levelIn, numberOf, type Bot, type EloBot } from '../wire/messages/levels';
import type { Messages } from './language.svelte';

/** Returns the name of a computer opponent. */
export function botName(t: Messages, bot: Bot): string {
  const level = levelIn(bot);
  return level ? t.levels.name[level] : t.levels.robot(numberOf(bot as EloBot));
}
