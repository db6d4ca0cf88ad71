import type { Jan } from '../../wire/described/messages';

/** As one looks for them: what is seen every other roll first, then what is seldom. */
export const MINE: readonly Jan[] = [
  'hit_true_outer',
  'hit_true_home',
  'corner_hit',
  'petit_jan_fill',
  'grand_jan_fill',
  'petit_jan_keep',
  'grand_jan_keep',
  'six_tables',
  'two_tables',
  'mezeas',
  'retour_fill',
  'retour_keep',
  'bear_off',
  'pile_make',
  'pile_keep',
  'rencontre',
];

/** Those that the opponent marks, likewise. */
export const OTHERS: readonly Jan[] = [
  'hit_false_outer',
  'hit_false_home',
  'helpless',
  'contre_two_tables',
  'contre_mezeas',
  'margot',
];
