import type { Format, MatchTerms } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import type { NewGame } from '../../wire/messages/match';
import { SPECS, type Match } from './formats';
import { isNoted, resumable, type Noted } from './noted';

/** The roller of the dice: the table, or the players with dice of their own. */
export const THROWERS = ['table', 'hand'] as const;
export type Thrower = (typeof THROWERS)[number];

/** Returns whether the players may say who throws first. More than two draw their places, and two who draw for White
 * have drawn the first throw with it; of a match put off, its note says it. */
export function choosesLead(format: Format, match: Match, noted: Noted): boolean {
  return match.players === 2 && !drawsWhite(match) && !isResumed(format, match, noted);
}

/** Returns whether the higher die takes White. */
export function drawsWhite(match: Pick<MatchTerms, 'players' | 'white'>): boolean {
  return match.players === 2 && match.white === 'higher_die';
}

function isResumed(format: Format, match: Match, noted: Noted): boolean {
  return resumable(format, match) && isNoted(format, match, noted);
}

/** Returns whether the table also draws the leads of later tours. */
export function drawsLeads(format: Format, { rounds = 1 }: Match): boolean {
  return SPECS[format].family === 'tour' ? rounds > 1 : SPECS[format].family === 'plumer';
}

/** The player who rolls first: drawn by the table's dice (K9), or as the players decide. */
export const LEADS = ['drawn', ...SIDES] as const;
export type Lead = (typeof LEADS)[number];

/** Returns the player who rolls first: players who roll by hand have drawn already. */
export function leadFor(thrower: Thrower, lead: Lead): Lead {
  return thrower === 'hand' && lead === 'drawn' ? 'white' : lead;
}

/** Returns the dice options for a table: with a known lead it begins after the draw, all men at their talons. */
export function diceTerms(thrower: Thrower, lead: Lead): Pick<NewGame, 'dice' | 'trid'> {
  const trid = lead !== 'drawn' && `TRID=O----------------------o:${lead.charAt(0)}:R:-:0-0:0-0:-:-:0.0`;
  return { ...(thrower === 'hand' && { dice: 'hand' }), ...(trid && { trid }) };
}
