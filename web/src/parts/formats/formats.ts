import type { Rules } from './setup';
import type { NotedAccount } from '../../wire/messages/study';
import { type CarriedTerms, FORMATS as OFFERED } from '../../wire/described/formats';
import type { Format, MatchTerms } from '../../wire/described/messages';
import type { CompanyTerm } from '../../wire/messages/match';

/** Formats that are one game, told apart by their sources, stand on one card. */
const FAMILIES = ['tour', 'ecrire', 'combine', 'engraisser', 'plumer', 'courrier'] as const;
export type Family = (typeof FAMILIES)[number];
type PlayedGame = (typeof OFFERED)[Format]['game'];
const FAMILY: Record<PlayedGame, Family> = {
  tours: 'tour',
  ecrire: 'ecrire',
  combine: 'combine',
  filled: 'engraisser',
  drained: 'plumer',
  courrier: 'courrier',
};

/** Everything that is agreed before a match, so far as its format has a use for it. */
export type Match = Omit<MatchTerms, 'players' | 'company' | keyof CarriedTerms> & {
  players: number;
  company: CompanyTerm;
};
export type Field = Exclude<keyof Match, 'players' | 'company' | 'first_win'>;

/** The fields that this page asks of each format, in the order shown; the formats in the order of the page. */
const FIELDS: Record<Format, readonly Field[]> = {
  tour: ['rounds', 'stake', 'white'],
  'ecrire-lois': ['rounds', 'method', 'queue_per_loss', 'fiche', 'hole_cap', 'paris', 'seats', 'white'],
  'ecrire-lalanne': ['rounds', 'queue_per_loss', 'queue_marques', 'queue_generale', 'seats', 'white'],
  'ecrire-1780': ['rounds', 'method', 'seats', 'white'],
  combine: ['rounds', 'method', 'poule_stake', 'poule_simple', 'seats', 'white'],
  'poule-engraisser': ['stake', 'seats'],
  'poule-guiton': ['stake', 'seats'],
  'poule-plumer': ['stake', 'run_doubles', 'seats'],
  courrier: ['points'],
};
export const FORMATS = Object.keys(FIELDS) as readonly Format[];

/** The named ways to play together, each a company with its number of players. */
export const GATHERINGS = ['two', 'ronde', 'chouette', 'pairs'] as const;
export type Gathering = (typeof GATHERINGS)[number];
export const SEATED: Record<Gathering, { players: number; company: CompanyTerm }> = {
  two: { players: 2, company: 'alone' },
  ronde: { players: 3, company: 'alone' },
  chouette: { players: 3, company: 'chouette' },
  pairs: { players: 4, company: 'two_against_two' },
};

export interface Limits {
  least: number;
  most: number;
  step?: number;
}

/** A number of players and a company that a format allows, with their own limits of its fields. */
interface FormatOffer {
  players: number;
  company: CompanyTerm;
  resumes: boolean;
  limits: Partial<Record<Field, Limits>>;
  /** The limits of the notes for each account, where they differ from the format's. */
  noted?: Partial<Record<keyof NotedAccount, Limits>>;
}

interface Spec {
  family: Family;
  /** The preset of the board's rules that its source has. */
  rules: Rules;
  /** The terms before any change. */
  match: Match;
  /** The fields that may be changed, in the order shown. */
  fields: readonly Field[];
  gatherings: readonly Gathering[];
  /** The largest number of players, one against another, where any number from two is allowed. */
  most?: number;
  offered: readonly FormatOffer[];
}

/** With more companies than these, any number may play, one against another. */
const FEW = GATHERINGS.length;

function specOf(format: Format): Spec {
  const said = OFFERED[format];
  const offered: readonly FormatOffer[] = said.gatherings;
  const seated = GATHERINGS.filter((one) => offered.some((g) => seats(g, SEATED[one])));
  const any = offered.length > FEW;
  return {
    family: FAMILY[said.game],
    rules: 'rules' in said ? said.rules : 'lois',
    match: { players: 2, company: 'alone', ...said.match },
    fields: FIELDS[format],
    gatherings: any ? [] : seated,
    ...(any && { most: Math.max(...offered.map(({ players }) => players)) }),
    offered,
  };
}

const seats = (a: { players: number; company: CompanyTerm }, b: { players: number; company: CompanyTerm }) =>
  a.players === b.players && a.company === b.company;

/** The formats as the program defines them. */
export const SPECS = Object.fromEntries(FORMATS.map((format) => [format, specOf(format)])) as Record<Format, Spec>;

/** The most that can sit down to anything. */
export const MOST_PLAYERS = Math.max(...Object.values(SPECS).flatMap(({ offered }) => offered.map((g) => g.players)));

/** Returns the formats on a card. */
export function formatsOf(family: Family): Format[] {
  return FORMATS.filter((format) => SPECS[format].family === family);
}

/** Returns the cards that have a format. */
export function families(): Family[] {
  return FAMILIES.filter((family) => formatsOf(family).length > 0);
}

/** Returns the fewest and the most players of a format. */
export function playersOf(format: Format): [number, number] {
  const counts = SPECS[format].offered.map(({ players }) => players);
  return [Math.min(...counts), Math.max(...counts)];
}

/** Returns the gathering of the players; undefined where any number play one against another. */
export function gatheringOf(format: Format, match: Match): Gathering | undefined {
  return SPECS[format].gatherings.find((one) => seats(SEATED[one], match));
}

/** Returns whether the options of trictrac apply: rules of the board, who marks, who rolls. */
export function isOfTrictrac(format: Format): boolean {
  return 'rules' in OFFERED[format];
}

/** Returns the offer for these players; undefined where the format does not allow them. */
export function offeredTo(format: Format, match: Match): FormatOffer | undefined {
  return SPECS[format].offered.find((one) => seats(one, match));
}
