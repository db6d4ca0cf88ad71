import type { Jan, Law } from '../../wire/described/messages';
import type { Kind } from '../../wire/messages/drill';

/** The ideas by which jans are explained; jans with the same idea are taught together. */
export type Idea = 'hit' | 'falseHit' | 'corner' | 'helpless' | 'fill' | 'keep' | 'rare' | 'out';

/** The idea by which the coach explains a jan, and the lesson that teaches it (null: none), in the order in which
 * players look for them: frequent jans first, then rare ones. */
export const JANS_TAUGHT: Record<Jan, { lesson: number | null; idea: Idea }> = {
  hit_true_outer: { lesson: 2, idea: 'hit' },
  hit_true_home: { lesson: 2, idea: 'hit' },
  corner_hit: { lesson: 4, idea: 'corner' },
  petit_jan_fill: { lesson: 5, idea: 'fill' },
  grand_jan_fill: { lesson: 5, idea: 'fill' },
  petit_jan_keep: { lesson: 6, idea: 'keep' },
  grand_jan_keep: { lesson: 6, idea: 'keep' },
  six_tables: { lesson: 11, idea: 'rare' },
  two_tables: { lesson: 11, idea: 'rare' },
  mezeas: { lesson: 11, idea: 'rare' },
  retour_fill: { lesson: 9, idea: 'fill' },
  retour_keep: { lesson: 9, idea: 'keep' },
  bear_off: { lesson: 10, idea: 'out' },
  pile_make: { lesson: null, idea: 'rare' },
  pile_keep: { lesson: null, idea: 'rare' },
  rencontre: { lesson: null, idea: 'rare' },
  hit_false_outer: { lesson: 8, idea: 'falseHit' },
  hit_false_home: { lesson: 8, idea: 'falseHit' },
  helpless: { lesson: 8, idea: 'helpless' },
  contre_two_tables: { lesson: 11, idea: 'rare' },
  contre_mezeas: { lesson: 11, idea: 'rare' },
  margot: { lesson: null, idea: 'rare' },
};

/** The jans, in the order in which players look for them. */
export const JANS_TO_SEE = Object.keys(JANS_TAUGHT) as Jan[];

/** The lesson that teaches a law of the play. */
export const LAW_TAUGHT_IN: Record<Law, number> = {
  no_man: 1,
  not_a_number: 1,
  number_used: 1,
  backward: 1,
  held_by_other: 1,
  rest_held: 1,
  play_both: 1,
  play_higher: 1,
  play_one: 1,
  coin_two_enter: 4,
  coin_two_leave: 4,
  other_coin: 4,
  puissance_by_effect: 4,
  puissance_not_open: 4,
  must_fill: 5,
  must_keep: 6,
  grand_jan_open: 6,
  petit_jan_open: 6,
  not_all_home: 10,
  exceeding_farthest: 10,
  exceeding_blocked: 10,
  fewest_exceeding: 10,
  provincial_inside: 10,
  provincial_farthest: 10,
  must_take_last: 10,
};

/** Returns whether the jan is taught in one of the lessons up to this one. */
export function isJanTaught(jan: Jan, lesson: number): boolean {
  return (JANS_TAUGHT[jan].lesson ?? Infinity) <= lesson;
}

/** The lessons after which the trainers come. */
export const KIND_TAUGHT: Record<Kind, number> = { count: 2, hold_or_go: 7, chances: 12, play: 13 };

/** The lesson that teaches the last jans; jans that no lesson teaches come after it. */
export const LAST_JANS = 11;

/** The themes of decisions and plays, the rare ones first: the others come up with them. */
const STAGES = ['opening', 'return', 'keeping', 'coin', 'plan', 'attack', 'filling', 'end'] as const;

/** A theme of a trainer, and the lesson that teaches it. */
export interface TaughtTheme {
  kind: Kind;
  theme: string;
  lesson: number;
}

const ofKind = (kind: Kind, themes: readonly string[]): TaughtTheme[] =>
  themes.map((theme) => ({ kind, theme, lesson: KIND_TAUGHT[kind] }));

/** Every theme of the trainers, in the order of the lessons. */
export const THEMES: readonly TaughtTheme[] = [
  ...JANS_TO_SEE.map((jan) => ({ kind: 'count' as const, theme: jan, lesson: JANS_TAUGHT[jan].lesson ?? LAST_JANS })),
  ...ofKind('hold_or_go', STAGES),
  // Only a partie à écrire has these decisions.
  { kind: 'hold_or_go' as const, theme: 'bredouille', lesson: 16 },
  ...ofKind('chances', ['hit', 'fill', 'keep', 'coin']),
  ...ofKind('play', STAGES),
].sort((a, b) => a.lesson - b.lesson);
