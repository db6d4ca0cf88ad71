import type { Format, NewGame, Side } from '../../protocol';
import type { Match } from './formats';
import { isNoted, resumable, type Noted } from './resume';

/** Who throws the dice: the table, or the players with dice of their own. */
export const THROWERS = ['table', 'hand'] as const;
export type Thrower = (typeof THROWERS)[number];

/** Is it known before the first throw who sits where? Otherwise the table draws the places with its own dice. */
export function mayThrow(format: Format, match: Match, noted: Noted): boolean {
  return format !== 'courrier' && (match.players === 2 || !tellsLead(format, match, noted));
}

/** Must the players tell who throws first? What was noted of a match put off says it. */
export function tellsLead(format: Format, match: Match, noted: Noted): boolean {
  return !(resumable(format, match) && isNoted(format, noted));
}

/** Are later leads drawn, which the table does? */
export function drawsLeads(format: Format, { rounds }: Match): boolean {
  return format === 'tour' ? rounds > 1 : format === 'poule-plumer';
}

/** What a table is told of dice thrown by hand: it begins where the lead has been drawn, all men at their talons. */
export function thrownByHand(lead: Side | null): Pick<NewGame, 'dice' | 'trid'> {
  return { dice: 'hand', ...(lead && { trid: `TRID=O----------------------o:${lead.charAt(0)}:R:-:0-0:0-0:-:-:0.0` }) };
}
