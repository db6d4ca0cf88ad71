import type { Messages } from '../../words/language.svelte';
import type { Failure } from '../../wire/tables/tables';
import { LONGEST_NAME, OF_TOURS, PRESETS, RULE_FLAGS, RULE_WORDS } from '../../wire/described/rules';
import type { Format, Options } from '../../wire/described/messages';
import type { MarkingOption } from './marking';

/** The rules of the board, without the options about marking (marking.ts) and about the version of its law (hand_law). */
export type BoardOptions = Omit<Options, MarkingOption | 'hand_law'>;

/** The presets of the board's rules, by name. */
export const RULES: Record<Rules, Required<BoardOptions>> = PRESETS;
export type Rules = keyof typeof PRESETS;

/** Returns the options of a preset with changes; changesFrom() is its inverse. */
export function withChanges(rules: Rules, changes: BoardOptions): Required<BoardOptions> {
  return { ...RULES[rules], ...changes };
}
export function changesFrom(rules: Rules, chosen: BoardOptions): BoardOptions {
  const preset = RULES[rules];
  const names = Object.keys(preset) as (keyof BoardOptions)[];
  return Object.fromEntries(names.filter((name) => chosen[name] !== preset[name]).map((name) => [name, chosen[name]]));
}

/** The options that are one of several words, and those that are on or off. */
export { RULE_WORDS as WORDS, RULE_FLAGS as FLAGS };

/** Returns whether a rule is asked about: the worth of a tour only where tours are played. */
export function matters(format: Format, name: keyof BoardOptions): boolean {
  return format === 'tour' || !(OF_TOURS as readonly (keyof BoardOptions)[]).includes(name);
}

/** Returns how many of these rules differ from the preset. */
export function changedRules(rules: Rules, options: BoardOptions, names: readonly (keyof BoardOptions)[]): number {
  return names.filter((name) => options[name] !== RULES[rules][name]).length;
}

/** Returns a name as the table accepts it: trimmed, and within its limits of characters and bytes. */
export function fittingName(name: string): string {
  const { characters, bytes } = LONGEST_NAME;
  let fit = [...name.trim()].slice(0, characters);
  while (new TextEncoder().encode(fit.join('')).length > bytes) fit = fit.slice(0, -1);
  return fit.join('');
}

/** Returns a failed request in words, with the line at fault, if any. */
export function failureText(t: Messages, failure: Failure): string {
  if (failure.code === 'unreachable') return t.link.unreachable;
  const text = t.error[failure.code];
  const line = failure.line ?? lineIn(failure.message);
  return line === null ? text : `${text} ${t.refusal.line(line)}`;
}

function lineIn(message: string): number | null {
  const found = /\bline (\d+)/i.exec(message);
  return found ? Number(found[1]) : null;
}
