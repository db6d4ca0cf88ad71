import type { CarriedTerms, Company, Format, MatchTerms } from '../../wire/messages/match';
import type { Rules } from './setup';

/** The formats that can be chosen. */
export const FORMATS: readonly Format[] = [
  'tour',
  'ecrire-lois',
  'ecrire-lalanne',
  'ecrire-1780',
  'combine',
  'poule-engraisser',
  'poule-guiton',
  'poule-plumer',
  'courrier',
];

/** Formats that are one game, told apart by their sources, stand on one card. */
export const FAMILIES = ['tour', 'ecrire', 'combine', 'engraisser', 'plumer', 'courrier'] as const;
export type Family = (typeof FAMILIES)[number];

/** Everything that is agreed before a match. */
export type Match = Required<Omit<MatchTerms, 'first_win' | keyof CarriedTerms>>;
export type Field = Exclude<keyof Match, 'players' | 'company'>;

/** Who plays with whom, where that is settled before: the company with its number of players. */
export const GATHERINGS = ['two', 'ronde', 'chouette', 'pairs'] as const;
export type Gathering = (typeof GATHERINGS)[number];
export const SEATED: Record<Gathering, { players: number; company: Company }> = {
  two: { players: 2, company: 'alone' },
  ronde: { players: 3, company: 'alone' },
  chouette: { players: 3, company: 'chouette' },
  pairs: { players: 4, company: 'two_against_two' },
};

export interface Spec {
  family: Family;
  /** The preset of the board's rules that its source has. */
  rules: Rules;
  match: Match;
  /** What may be agreed otherwise, in the order in which it is shown. */
  fields: readonly Field[];
  gatherings: readonly Gathering[];
  /** The most that can play one against another, where any number from two may. */
  most?: number;
}

const PLAIN: Match = {
  players: 2,
  company: 'alone',
  rounds: 1,
  stake: 1,
  method: 'jetons',
  seats: 'lots',
  hole_cap: 0,
  fiche: 10,
  queue_per_loss: 1,
  queue_generale: 0,
  poule_stake: 2,
  poule_simple: 1,
  run_doubles: true,
  points: 1,
};
const ALL: readonly Gathering[] = GATHERINGS;
const MOST = 8;

/** What each format says before anything is changed, as the table has it too. */
export const SPECS: Record<Format, Spec> = {
  tour: { family: 'tour', rules: 'lois', match: PLAIN, fields: ['rounds', 'stake'], gatherings: ['two'] },
  'ecrire-lois': {
    family: 'ecrire',
    rules: 'lois',
    match: { ...PLAIN, rounds: 8, fiche: 5 },
    gatherings: ALL,
    fields: ['rounds', 'method', 'queue_per_loss', 'fiche', 'hole_cap', 'seats'],
  },
  'ecrire-lalanne': {
    family: 'ecrire',
    rules: 'lalanne',
    match: { ...PLAIN, rounds: 6, queue_per_loss: 2 },
    gatherings: ['two', 'chouette'],
    fields: ['rounds', 'queue_generale', 'seats'],
  },
  'ecrire-1780': {
    family: 'ecrire',
    rules: 'lalanne',
    match: { ...PLAIN, rounds: 8, seats: 'dice' },
    gatherings: ALL,
    fields: ['rounds', 'method', 'seats'],
  },
  combine: {
    family: 'combine',
    rules: 'lalanne',
    match: { ...PLAIN, rounds: 8, seats: 'dice' },
    gatherings: ['two', 'chouette', 'pairs'],
    fields: ['rounds', 'method', 'poule_stake', 'poule_simple', 'seats'],
  },
  'poule-engraisser': {
    family: 'engraisser',
    rules: 'lalanne',
    match: { ...PLAIN, players: 3, stake: 10 },
    fields: ['stake', 'seats'],
    gatherings: [],
    most: MOST,
  },
  'poule-guiton': {
    family: 'engraisser',
    rules: 'lois',
    match: { ...PLAIN, players: 3, stake: 10 },
    fields: ['stake', 'seats'],
    gatherings: [],
    most: MOST,
  },
  'poule-plumer': {
    family: 'plumer',
    rules: 'lalanne',
    match: { ...PLAIN, players: 3, stake: 20 },
    fields: ['stake', 'run_doubles', 'seats'],
    gatherings: [],
    most: MOST,
  },
  courrier: { family: 'courrier', rules: 'lois', match: PLAIN, fields: ['points'], gatherings: ['two'] },
};

/** The formats on a card. */
export function formatsOf(family: Family): Format[] {
  return FORMATS.filter((format) => SPECS[format].family === family);
}

/** The cards that have something on them. */
export function families(): Family[] {
  return FAMILIES.filter((family) => formatsOf(family).length > 0);
}

/** How many can play a format: the fewest and the most. */
export function playersOf(format: Format): [number, number] {
  const { most, gatherings } = SPECS[format];
  const counts = gatherings.map((gathering) => SEATED[gathering].players);
  return most ? [2, most] : [Math.min(...counts), Math.max(...counts)];
}

/** How those who play are gathered; nothing where any number play one against another. */
export function gatheringOf(format: Format, { players, company }: Match): Gathering | undefined {
  return SPECS[format].gatherings.find((g) => SEATED[g].players === players && SEATED[g].company === company);
}
