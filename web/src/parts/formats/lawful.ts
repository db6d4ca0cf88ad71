import type { Format, MatchTerms } from '../../wire/messages/match';
import { gatheringOf, playersOf, SPECS, type Field, type Match } from './formats';

/** How a thing is agreed: a number in steps, one of several, or yes and no. */
export type Control =
  | { kind: 'step'; least: number; most: number; step: number }
  | { kind: 'choice'; values: readonly (number | string)[] }
  | { kind: 'flag' };

const MOST_ROUNDS = 48;
const MOST_STAKE = 10000;
const MOST_POINTS = 99;
/** Holes that are asked for before anyone may end a marqué: no limit lies below. */
const OBLIGATORY = 6;
const HIGHEST_CAP = 24;
/** The stakes of a drained poule make a multiple of this, so that five per cent are whole. */
const TWENTIETHS = 20;

const CHOICES: Partial<Record<Field, readonly (number | string)[]>> = {
  method: ['jetons', 'paper'],
  seats: ['lots', 'dice'],
  hole_cap: [0, ...Array.from({ length: HIGHEST_CAP - OBLIGATORY + 1 }, (_, i) => OBLIGATORY + i)],
  fiche: [5, 10, 12, 20],
  queue_per_loss: [1, 2],
};

/** What the agreed number must be a multiple of. */
function stepOf(format: Format, field: Field, match: Match): number {
  if (field === 'stake' && format === 'poule-plumer') return TWENTIETHS / divisor(TWENTIETHS, match.players);
  if (field === 'queue_generale') return 10;
  return field === 'rounds' && format !== 'tour' ? marques(format, match) : 1;
}

/** Marqués go by the number of accounts: two against the chouette have one between them. */
function marques(format: Format, match: Match): number {
  const gathering = gatheringOf(format, match);
  if (gathering === 'ronde') return 3;
  return gathering === 'pairs' && format === 'ecrire-lois' ? 4 : 2;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** How a thing is agreed in this format, among so many players. */
export function controlOf(format: Format, field: Field, match: Match): Control {
  if (field === 'run_doubles') return { kind: 'flag' };
  const values = CHOICES[field];
  if (values) return { kind: 'choice', values };
  const step = stepOf(format, field, match);
  const top = field === 'rounds' ? MOST_ROUNDS : field === 'points' ? MOST_POINTS : MOST_STAKE;
  return { kind: 'step', least: field === 'queue_generale' ? 0 : step, most: Math.floor(top / step) * step, step };
}

/** What is shown to be agreed: how places are given only where there are more than two. */
export function fieldsOf(format: Format, match: Match): Field[] {
  return SPECS[format].fields.filter((field) => field !== 'seats' || match.players > 2);
}

/** The nearest value that the control allows; `preset` where the one given is none at all. */
export function fitting<T>(control: Control, value: T, preset: T): T {
  if (control.kind === 'flag') return typeof value === 'boolean' ? value : preset;
  if (control.kind === 'choice') return control.values.includes(value as never) ? value : preset;
  const wanted = typeof value === 'number' && Number.isFinite(value) ? value : Number(preset);
  const { least, most, step } = control;
  return Math.min(most, Math.max(least, Math.round(wanted / step) * step)) as T;
}

/** All that is agreed, lawful whatever was asked for. */
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

/** Who plays, if the format is played so. */
function company(format: Format, { players, company }: MatchTerms): Partial<Match> {
  const { most, match: preset } = SPECS[format];
  const asked = { ...preset, players: players ?? preset.players, company: company ?? preset.company };
  const [least] = playersOf(format);
  const any = most !== undefined && Number.isInteger(asked.players) && asked.players >= least && asked.players <= most;
  return any || gatheringOf(format, asked) ? { players: asked.players, company: any ? 'alone' : asked.company } : {};
}

/** What differs from what the format says by itself: all that the table need be sent. */
export function changed(format: Format, match: Match): MatchTerms {
  const preset = SPECS[format].match;
  const names = (Object.keys(preset) as (keyof Match)[]).filter((name) => match[name] !== preset[name]);
  return Object.fromEntries(names.map((name) => [name, match[name]]));
}
