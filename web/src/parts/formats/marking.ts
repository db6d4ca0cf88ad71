import type { Options } from '../../wire/described/messages';
import type { Strictness } from '../../wire/messages/match';

/** The options on who marks, and on wrong plays. */
export type MarkingOption = 'marking' | 'moves' | 'pegs' | 'missed';

/** In the order in which they are shown. */
export const STRICTNESSES = ['assisted', 'counting', 'strict'] as const satisfies readonly Strictness[];

/** The choices for these options. */
export interface MarkingChoice {
  strictness: Strictness;
  /** Holes, second jeton and pavillon are moved by hand as well. */
  pegs: boolean;
  /** Missed marks are told after the game; null: as is usual against this opponent. */
  missed: boolean | null;
}

/** The default: the table marks. */
export const ASSISTED: MarkingChoice = { strictness: 'assisted', pegs: false, missed: null };

/** Returns a saved choice, with defaults for values that are not valid any more. */
export function markingIn(kept: unknown): MarkingChoice {
  const { strictness, pegs, missed } = { ...(kept as Partial<MarkingChoice> | undefined) };
  return {
    strictness: STRICTNESSES.find((one) => one === strictness) ?? ASSISTED.strictness,
    pegs: pegs === true,
    missed: typeof missed === 'boolean' ? missed : null,
  };
}

/** Returns the options for a table: none where the table marks. */
export function markingTerms({ strictness, pegs, missed }: MarkingChoice): Pick<Options, MarkingOption> {
  if (strictness === 'assisted') return {};
  return {
    marking: 'hand',
    moves: strictness === 'strict' ? 'touch' : 'refused',
    pegs: pegs ? 'hand' : 'law',
    ...(missed !== null && { missed }),
  };
}
