import { LEVELS, botIn, type Bot } from '../wire/messages/levels';
import { botName } from './bots';
import type { Messages } from './language.svelte';

/** Returns the computer opponent of that name; null if none has it. */
export function botNamed(t: Messages, name: string): Bot | null {
  const level = LEVELS.find((one) => t.levels.name[one] === name);
  if (level) return level;
  const strength = botIn(`elo:${/\d+/.exec(name)?.[0] ?? ''}`);
  return strength && botName(t, strength) === name ? strength : null;
}
