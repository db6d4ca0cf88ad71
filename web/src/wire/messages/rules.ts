/** What the rules say of a roll: jans, marks, laws, and reasons. */
import type { Side } from './play';

export const JANS = [
  'six_tables',
  'two_tables',
  'contre_two_tables',
  'mezeas',
  'contre_mezeas',
  'petit_jan_fill',
  'grand_jan_fill',
  'retour_fill',
  'petit_jan_keep',
  'grand_jan_keep',
  'retour_keep',
  'hit_true_outer',
  'hit_true_home',
  'hit_false_outer',
  'hit_false_home',
  'corner_hit',
  'helpless',
  'bear_off',
  'pile_make',
  'pile_keep',
  'rencontre',
  'margot',
] as const;

export type Jan = (typeof JANS)[number];

export const LAWS = [
  'no_man',
  'not_a_number',
  'number_used',
  'backward',
  'held_by_other',
  'rest_held',
  'play_both',
  'play_higher',
  'play_one',
  'coin_two_enter',
  'coin_two_leave',
  'other_coin',
  'puissance_by_effect',
  'puissance_not_open',
  'grand_jan_open',
  'petit_jan_open',
  'not_all_home',
  'exceeding_farthest',
  'exceeding_blocked',
  'fewest_exceeding',
  'inside_first',
  'provincial_inside',
  'provincial_farthest',
  'must_fill',
  'must_keep',
  'must_take_last',
] as const;

export type Law = (typeof LAWS)[number];

export const REASONS = [
  'nothing_to_play',
  'higher_only',
  'lower_only',
  'one_only',
  'must_fill',
  'must_keep',
  'must_take_last',
  'only_play',
  'puissance',
  'coin_taken',
  'coin_left',
  'rest_on_coin',
  'passage',
  'tout_d_une',
  'exceeding',
] as const;

export type Reason = (typeof REASONS)[number];

/** What the rules say of a roll that binds, or of a play. */
export interface Justification {
  rule: string;
  reason: Reason;
}

export interface JanEvent {
  jan: Jan;
  /** The number of its rule. */
  rule: string;
  side: Side;
  ways: number;
  points: number;
  at: number[];
  /** One entry a way; each way a list of men; each man the flèches he passes. */
  paths: number[][][];
}

export interface Mark {
  side: Side;
  had: number;
  points: number;
  holes: number;
  bredouille: boolean;
  rest: number;
}

export interface Score {
  points: number;
  holes: number;
  bredouille: boolean;
  jetons: number;
  pavillon: boolean;
}

export type Scores = Record<Side, Score>;

export interface Refusal {
  rule: string;
  law: Law;
  from?: number;
  to?: number;
  number?: number;
}
