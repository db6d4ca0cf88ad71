import type { Messages } from '../../words/language.svelte';
import { SIDES, type Side } from '../../wire/messages/play';
import type { CarriedTerms, Format } from '../../wire/messages/match';
import { gatheringOf, SPECS, type Match } from './formats';

/** What S3's tables say of one of the two accounts when a match is put off. */
export interface NotedAccount {
  /** Marqués lost, his paris. */
  lost: number;
  /** Before him, where there are stakes; else won less lost. */
  jetons: number;
  /** Those he holds of the other's box. */
  fiches: number;
  /** Of the honours: holes, fiches he holds of the other's box, fiches he has put into the basket. */
  holes: number;
  honours: number;
  basket: number;
}
export type NotedField = keyof NotedAccount;

/** All that they say; a blank one is a match that begins. */
export interface Noted {
  accounts: Record<Side, NotedAccount>;
  dice: Side;
  cravate: Side | 'none';
  contrat: Side | 'none';
}

const account = (): NotedAccount => ({ lost: 0, jetons: 0, fiches: 0, holes: 0, honours: 0, basket: 0 });

export function blank(): Noted {
  return { accounts: { white: account(), black: account() }, dice: 'white', cravate: 'none', contrat: 'none' };
}

/** The jetons each has before him at the start (S3); elsewhere none are named. */
const STAKE: Partial<Record<Format, number>> = { 'ecrire-1780': 20, combine: 20 };
const LAST_HOLE = 11;

/** Two accounts, and seats that do not hang on who has won. */
export function resumable(format: Format, match: Match): boolean {
  const { family } = SPECS[format];
  const gathering = gatheringOf(format, match);
  return (family === 'ecrire' || family === 'combine') && (gathering === 'two' || gathering === 'chouette');
}

export function hasStakes(format: Format): boolean {
  return STAKE[format] !== undefined;
}

/** What is asked of each account. */
export function notedFields(format: Format): NotedField[] {
  const fields: NotedField[] = hasStakes(format) ? ['lost', 'jetons', 'fiches'] : ['lost', 'jetons'];
  return format === 'combine' ? [...fields, 'holes', 'honours', 'basket'] : fields;
}

/** The nearest number that a field can have. */
export function fittingNumber(format: Format, field: NotedField, given: number): number {
  const n = Number.isFinite(given) ? Math.trunc(given) : 0;
  if (field === 'holes') return Math.min(LAST_HOLE, Math.max(0, n));
  return field === 'jetons' && !hasStakes(format) ? n : Math.max(0, n);
}

/** Has anything been noted for this game? */
export function isNoted(format: Format, { accounts }: Noted): boolean {
  return SIDES.some((side) => notedFields(format).some((field) => accounts[side][field] !== 0));
}

const both = (noted: Noted, field: NotedField) => noted.accounts.white[field] + noted.accounts.black[field];
const ahead = (noted: Noted, field: NotedField) => noted.accounts.white[field] - noted.accounts.black[field];

/** The jetons an account has won, before any queue: of a stake what is more, and what he has laid out for marqués lost. */
export function wonBy(format: Format, match: Match, noted: Noted, side: Side): number {
  const { jetons, lost } = noted.accounts[side];
  const stake = STAKE[format];
  if (stake === undefined) return jetons;
  const fiches = ahead(noted, 'fiches') * (side === 'white' ? 1 : -1);
  return jetons + match.fiche * fiches + match.queue_per_loss * lost - stake;
}

/** Who throws first: of a chouette she herself in the odd marqués. */
export function diceOf(format: Format, match: Match, noted: Noted): Side {
  if (gatheringOf(format, match) !== 'chouette') return noted.dice;
  return both(noted, 'lost') % 2 === 0 ? 'white' : 'black';
}

/** What a table or a sheet is sent of it; nothing of a match that begins. */
export function carriedTerms(format: Format, match: Match, noted: Noted): CarriedTerms {
  if (!resumable(format, match) || !isNoted(format, noted)) return {};
  const { white, black } = noted.accounts;
  const terms: CarriedTerms = {
    carried_lost_white: white.lost,
    carried_lost_black: black.lost,
    carried_jetons: wonBy(format, match, noted, 'white'),
    carried_dice: diceOf(format, match, noted),
  };
  if (format !== 'combine') return terms;
  return {
    ...terms,
    carried_holes_white: white.holes,
    carried_holes_black: black.holes,
    carried_cravate: noted.cravate,
    carried_fiches: ahead(noted, 'honours'),
    carried_basket_white: white.basket,
    carried_basket_black: black.basket,
    carried_contrat: noted.contrat,
  };
}

/** What cannot have been noted so, in words; nothing if all is well. */
export function troubleOf(t: Messages, format: Format, match: Match, noted: Noted): string {
  if (!resumable(format, match) || !isNoted(format, noted)) return '';
  const { wrong } = t.formats.resume;
  const lost = both(noted, 'lost');
  if (lost === 0) return wrong.none;
  if (lost >= match.rounds) return wrong.all(lost, match.rounds);
  const over = wonBy(format, match, noted, 'white') + wonBy(format, match, noted, 'black');
  if (over !== 0) return hasStakes(format) ? wrong.jetons(over) : wrong.gained(over);
  return format === 'combine' ? honoursTrouble(t, match, noted) : '';
}

function honoursTrouble(t: Messages, match: Match, { accounts, cravate, contrat }: Noted): string {
  const { wrong } = t.formats.resume;
  const { white, black } = accounts;
  if (cravate !== 'none' && (white.holes === 0 || black.holes === 0)) return wrong.cravate;
  if (contrat === 'none') {
    const stakesOnly = [white, black].every(({ basket }) => basket === match.poule_stake);
    return stakesOnly || white.basket + black.basket === 0 ? '' : wrong.contrat;
  }
  const other = contrat === 'white' ? black : white;
  return other.basket <= match.poule_stake || accounts[contrat].basket < match.poule_stake
    ? wrong.basket(match.poule_stake)
    : '';
}

/** Those who have an account, by name: partners share one. */
export function accountNames(names: string[]): Record<Side, string> {
  const [white = '', ...others] = names;
  return { white, black: others.join(' & ') };
}

/** Who has won what in the marqués noted. */
export function wonText(t: Messages, format: Format, match: Match, noted: Noted, names: Record<Side, string>): string {
  const { won, youWon, even } = t.formats.resume;
  const white = wonBy(format, match, noted, 'white');
  if (white === 0) return even;
  const who = names[white > 0 ? 'white' : 'black'];
  const jetons = t.match.jetons(Math.abs(white));
  return who === t.you ? youWon(jetons) : won(who, jetons);
}
