import type { Jan, Law } from '../../wire/described/messages';

/** The lesson that teaches what a roll may be worth; null where none does. */
export const JAN_TAUGHT_IN: Record<Jan, number | null> = {
  hit_true_outer: 2,
  hit_true_home: 2,
  corner_hit: 4,
  petit_jan_fill: 5,
  grand_jan_fill: 5,
  petit_jan_keep: 6,
  grand_jan_keep: 6,
  hit_false_outer: 8,
  hit_false_home: 8,
  helpless: 8,
  contre_two_tables: 11,
  retour_fill: 9,
  retour_keep: 9,
  bear_off: 10,
  six_tables: 11,
  two_tables: 11,
  mezeas: 11,
  contre_mezeas: 11,
  rencontre: null,
  pile_make: null,
  pile_keep: null,
  margot: null,
};

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

/** Is the jan taught in one of the lessons up to this one? */
export function isJanTaught(jan: Jan, lesson: number): boolean {
  return (JAN_TAUGHT_IN[jan] ?? Infinity) <= lesson;
}
