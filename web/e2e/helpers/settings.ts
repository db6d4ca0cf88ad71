import type { TournamentSettings } from '../../src/wire/described/messages';

/** The settings of three rounds of Swiss on screens, which the director pairs. */
export const SWISS: TournamentSettings = {
  name: 'Thursday evening',
  about: '',
  system: 'swiss',
  rounds: 3,
  cycles: 1,
  third_place: false,
  apart_rounds: 0,
  best_of: 1,
  boards: 1,
  tie_breaks: ['direct_encounter', 'buchholz_cut_1', 'sonneborn_berger', 'holes'],
  game: { format: 'tour' },
  on_wood: false,
  clockwork: 'by_hand',
  days: 7,
  sit_down: 10,
  no_show: 'director',
  is_private: false,
};
