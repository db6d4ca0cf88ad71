import type { HomeText } from '../fr/home';
import { count as s } from './grammar';

/** The start page of a player who returns. */
export const enHome: HomeText = {
  against: (name) => `Your game against ${name}`,
  yourTurn: 'Your turn to play',
  yourThrow: 'Your turn to throw',
  yourChoice: 'Your turn to choose: hold or go',
  theirTurn: (name) => `${name} to play`,
  holes: (own, theirs) => `${s(own, 'hole')} to ${theirs}`,
  points: (own, theirs) => `${s(own, 'point')} to ${theirs}`,
  go: 'Continue',
  others: (n) => (n > 1 ? `${n} other games in progress` : 'One other game in progress'),
  row: (n) => `${n} days in a row`,
  answered: (day) => `${day}: answered`,
  missed: (day) => `${day}: nothing`,
  today: (day) => `${day}, today: not yet`,
  week: 'Your last seven days',
  games: 'Other games',
  sheet: 'Score sheet',
  sheetHint: 'for a real board',
  two: 'Two on this device',
  twoHint: 'taking turns',
  pools: 'Pools',
  poolsHint: 'three players or more, one pot',
  book: 'Rules',
  standings: 'Standings',
  setUp: 'Set up a position',
};
