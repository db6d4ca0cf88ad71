import { count } from './grammar';
import type { StandingText } from '../fr/standing';

/** The texts about rated games at a table and in an invitation. */
export const enStanding: StandingText = {
  title: 'Standings',
  hint: 'the best players, by game',
  rated: 'Rated game',
  ratedShort: 'rated',
  ratedHint: 'The result counts for both players. No advice during the game.',
  guest: 'You need an account to play a rated game.',
  toAccount: 'Sign in',
  points: (points) => `rated ${points}`,
  provisional: 'provisional',
  near: (deviation) => `within ${count(deviation, 'point')}`,
  counting: 'Calculating the ratings…',
  late: 'The result will be counted shortly.',
  after: 'Ratings',
  change: (name, before, after) => `${name}: from ${before} to ${after}.`,
  why: {
    stopped: 'This game does not count: both agreed to stop it.',
    too_short: 'This game does not count: it ended before ten rolls.',
    too_often: 'This game does not count: you two have already played five rated games today.',
    left: 'This game does not count: one of the players no longer has an account.',
  },
  closed: 'A rated game is in progress',
  closedHint: 'The analysis opens to everybody as soon as the game is over.',
};
