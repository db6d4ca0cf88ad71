import type { Messages } from '../../words/language.svelte';
import type { Failure } from '../../wire/tables/tables';
import type { Options } from '../../wire/messages/match';

const LOIS: Required<Options> = {
  bearing_off: 'parisian',
  excess: 'min',
  pile: true,
  rencontre: false,
  margot: false,
  lead: 'one_die',
  worth: 'simple_double',
};

/** The presets of the board's rules, by name. */
export const RULES = {
  lois: LOIS,
  lalanne: { ...LOIS, pile: false, lead: 'throw_anew' },
} as const satisfies Record<string, Required<Options>>;
export type Rules = keyof typeof RULES;

/** The options of a preset with some chosen otherwise, and back. */
export function withChanges(rules: Rules, changes: Options): Required<Options> {
  return { ...RULES[rules], ...changes };
}
export function changesFrom(rules: Rules, chosen: Options): Options {
  const preset = RULES[rules];
  const names = Object.keys(preset) as (keyof Options)[];
  return Object.fromEntries(names.filter((name) => chosen[name] !== preset[name]).map((name) => [name, chosen[name]]));
}

/** The options that are one of several words, and those that are on or off. */
export const WORDS = {
  bearing_off: ['parisian', 'provincial'],
  excess: ['min', 'inside_first'],
  lead: ['one_die', 'throw_anew', 'coup_et_des'],
  worth: ['simple_double', 'pont', 'honours'],
} as const;
export const FLAGS = ['pile', 'rencontre', 'margot'] as const;

/** How many of these rules are not those of the preset. */
export function changedRules(rules: Rules, options: Options, names: readonly (keyof Options)[]): number {
  return names.filter((name) => options[name] !== RULES[rules][name]).length;
}

const LONGEST_NAME = 64;

/** A name as the table takes it: trimmed, and no longer than its bytes allow. */
export function fittingName(name: string): string {
  let fit = [...name.trim()];
  while (new TextEncoder().encode(fit.join('')).length > LONGEST_NAME) fit = fit.slice(0, -1);
  return fit.join('');
}

/** A failed request in words, with the line at fault where there is one. */
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
