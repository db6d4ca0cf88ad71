import type { Step } from '../../wire/described/messages';

/** An act of a player in the taste, apart from dice; `either`: they hold or go, as they like. */
export type ScriptedAct = { do: 'play'; steps: Step[] } | { do: 'either' };

/** The first position: a relevé well under way, in which White's grand jan needs two more men. */
export const TRID = 'TRID=C---AABABBAB--b-ac-b---g:w:R:-:0-0:0-0:-:-:9.9';

/** Its dice: with these plays they bring a hit, a plein filled and kept, the corner hit, a false hit, and a hole. */
export const SEED = '1ac'.padStart(64, '0');

/** The number of pages that explain it. */
export const PAGES = 14;

const ACTS = '1/2 7/11, 7/8 1/4, 2/8 6/7, 1/2 1/7, either, 1/6 1/7';

/** All acts, White's and Black's in turn, each in their own numbering; the last only for a player who holds. */
export const SCRIPT: ScriptedAct[] = ACTS.split(',').map((text) => act(text.trim()));

function act(text: string): ScriptedAct {
  if (text === 'either') return { do: text };
  return { do: 'play', steps: text.split(' ').map((step) => step.split('/').map(Number) as Step) };
}
