import { FORMATS as OFFERED, MATCH_OPTIONS } from '../../wire/described/formats';
import type { Format, MatchTerms } from '../../wire/described/messages';
import { offeredTo, SPECS, type Field, type Limits, type Match } from './formats';

/** The control for a field: a number in steps, one of several values, or yes and no. */
export type Control =
  | { kind: 'step'; least: number; most: number; step: number }
  | { kind: 'choice'; values: readonly (number | string)[] }
  | { kind: 'flag' };

type Option = { kind: 'number' | 'word' | 'switch' } & Partial<Limits> & {
    values?: readonly string[];
    usual?: readonly number[];
  };
const OPTIONS: Partial<Record<Field, Option>> = MATCH_OPTIONS;

/** By which this page goes up and down, where every number would do. */
const STRIDE: Partial<Record<Field, number>> = { queue_generale: 10 };

/** Returns the control for a field of this format, for this number of players. */
export function controlOf(format: Format, field: Field, match: Match): Control {
  const option = OPTIONS[field];
  if (option?.kind === 'switch') return { kind: 'flag' };
  const values = option?.values ?? option?.usual;
  if (values) return { kind: 'choice', values };
  const { least = 0, most = 0, step = 1 } = offeredTo(format, match)?.limits[field] ?? option ?? {};
  return { kind: 'step', least, most, step: STRIDE[field] ?? step };
}

/** Returns the fields to show: fields for a certain number of players only with that number. */
export function fieldsOf(format: Format, match: Match): Field[] {
  const shown = (field: Field) => {
    if (field === 'seats') return match.players > 2;
    if (field === 'white') return match.players === 2;
    return field !== 'paris' || (match.players === 3 && match.company === 'alone');
  };
  return SPECS[format].fields.filter(shown);
}

/** Returns the nearest value that the control allows; `preset` if there is no value. */
export function fitting<T>(control: Control, value: T, preset: T): T {
  if (control.kind === 'flag') return typeof value === 'boolean' ? value : preset;
  if (control.kind === 'choice') return control.values.includes(value as never) ? value : preset;
  const wanted = typeof value === 'number' && Number.isFinite(value) ? value : Number(preset);
  const { least, most, step } = control;
  return Math.min(most, Math.max(least, Math.round(wanted / step) * step)) as T;
}

/** Returns all options of a match, with legal values in place of illegal ones. */
export function settled(format: Format, changes: MatchTerms = {}): Match {
  const { match: preset, fields } = SPECS[format];
  const match = { ...preset, ...company(format, changes) };
  for (const field of fields)
    put(match, field, fitting(controlOf(format, field, match), changes[field] ?? preset[field], preset[field]));
  return match;
}

function put<K extends Field>(match: Match, field: K, value: unknown): void {
  match[field] = value as Match[K];
}

/** Returns the players and their company, if the format allows them. */
function company(format: Format, { players, company }: MatchTerms): Partial<Match> {
  const { most, match: preset } = SPECS[format];
  const asked = { ...preset, players: players ?? preset.players, company: company ?? preset.company };
  if (most !== undefined) asked.company = 'alone';
  return offeredTo(format, asked) ? { players: asked.players, company: asked.company } : {};
}

/** Returns the options that a table or a sheet is sent: those that the format uses. */
export function termsOf(format: Format, match: Match): MatchTerms {
  const names = Object.keys(OFFERED[format].match) as (keyof Match)[];
  return Object.fromEntries(names.map((name) => [name, match[name]]));
}
