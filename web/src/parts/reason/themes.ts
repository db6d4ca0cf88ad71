import type { AnswerReason } from '../../wire/described/messages';

/** The facts that a theme is about (src/engine/explain/facts.h): of whom, and which. */
export const THEME_FACTS = {
  any: ['own corner', 'own high_cases', 'own talon', 'other hit'],
  case: ['own high_cases', 'own case_on_seven', 'own low_cases'],
  corner: ['own corner', 'own third_on_corner', 'own corner_lost', 'own take_corner'],
  fresh: ['own talon'],
  hit: ['other hit', 'own high_alone'],
  keep: ['own spare', 'own keep', 'own break', 'own full', 'own third_on_corner'],
  opening: ['own talon', 'own make_case', 'own low_cases'],
  jan: ['own missing', 'own fill', 'own full'],
  return: ['own passed', 'own missing', 'own fill'],
} as const satisfies Record<string, readonly string[]>;
export type ReasonTheme = keyof typeof THEME_FACTS;

/** Returns whether a reason that speaks for the better answer names a fact of the theme. */
export function names({ of, name, role, weight }: AnswerReason, theme: ReasonTheme): boolean {
  const facts: readonly string[] = THEME_FACTS[theme];
  return role !== 'though' && weight > 0 && facts.includes(`${of} ${name}`);
}

/** The number of reasons that say what a difference is mainly about. */
const MAIN = 2;

/** Returns whether the first reasons for the better answer name a fact of the theme. */
export function isAbout(reasons: readonly AnswerReason[], theme: ReasonTheme): boolean {
  return reasons.slice(0, MAIN).some((reason) => names(reason, theme));
}
