import type { Board } from '../../wire/messages/trid';
import type { Jan, Law } from '../../wire/messages/rules';
import type { Asking, Question } from './questions';
import type { Judged } from './referee';

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
  contre_two_tables: 8,
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

/** The lesson that crosses to the return, and the first flèche there. */
const RETURN = { lesson: 9, from: 19 };

/** Questions that turn on how the roll may be played, and so on what binds the play. */
const ON_PLAYS: readonly Question[] = ['ends', 'coin', 'keeps', 'unplayed', 'leave'];

/** Is the jan taught in one of the lessons up to this one? */
export function isJanTaught(jan: Jan, lesson: number): boolean {
  return (JAN_TAUGHT_IN[jan] ?? Infinity) <= lesson;
}

/** Returns whether the lessons up to this one teach all that answers a question of a roll. */
export function isTaught(asked: Asking, { line }: Judged, board: Board, lesson: number): boolean {
  if (lesson < RETURN.lesson && board.men.slice(RETURN.from).some((men) => men > 0)) return false;
  const binding = line.events.filter(({ jan, side }) => side === 'white' && /_(fill|keep)$/.test(jan));
  const events = [...asked.events, ...(ON_PLAYS.includes(asked.question) ? binding : [])];
  const byPuissance = asked.because.some((one) => one.kind === 'end' && one.number === 'puissance');
  if (byPuissance && lesson < LAW_TAUGHT_IN.puissance_not_open) return false;
  const laws = asked.because.flatMap((one) => (one.kind === 'end' && one.refusal ? [one.refusal.law] : []));
  return events.every(({ jan }) => isJanTaught(jan, lesson)) && laws.every((law) => LAW_TAUGHT_IN[law] <= lesson);
}
