import type { Options } from '../../wire/described/messages';
import type { Strictness } from '../../wire/messages/match';

/** What is agreed about who marks, and about wrong plays. */
export type MarkingOption = 'marking' | 'moves' | 'pegs' | 'missed';

/** In the order in which they are shown. */
export const STRICTNESSES = ['assisted', 'counting', 'strict'] as const satisfies readonly Strictness[];

/** What is chosen of it. */
export interface MarkingChoice {
  strictness: Strictness;
  /** Holes, second jeton and pavillon are moved by hand as well. */
  pegs: boolean;
  /** What was missed is said afterwards; null: as is usual against this opponent. */
  missed: boolean | null;
}

/** The table marks, as long as nothing else is chosen. */
export const ASSISTED: MarkingChoice = { strictness: 'assisted', pegs: false, missed: null };

/** A choice that was kept, where it still is one. */
export function markingIn(kept: unknown): MarkingChoice {
  const { strictness, pegs, missed } = { ...(kept as Partial<MarkingChoice> | undefined) };
  return {
    strictness: STRICTNESSES.find((one) => one === strictness) ?? ASSISTED.strictness,
    pegs: pegs === true,
    missed: typeof missed === 'boolean' ? missed : null,
  };
}

/** What a table is sent of it: nothing where it marks itself. */
export function markingTerms({ strictness, pegs, missed }: MarkingChoice): Pick<Options, MarkingOption> {
  if (strictness === 'assisted') return {};
  return {
    marking: 'hand',
    moves: strictness === 'strict' ? 'touch' : 'refused',
    pegs: pegs ? 'hand' : 'law',
    ...(missed !== null && { missed }),
  };
}
