/** How people stand at a server. Times are in seconds since 1970; a kind is a format. */
import { described } from './fits';
import type { Format } from '../described/messages';
import { boolean, list, nullable, number, object, oneOf, optional, string, type Of } from './shape';

const kind = described<Format>('Format');
const rating = {
  rating: number,
  deviation: number,
  /** Not sure enough to be compared with others. */
  provisional: boolean,
};
/** Why a rated game has not counted. */
const UNCOUNTED = ['stopped', 'too_short', 'too_often', 'left'] as const;

/** How those with accounts who play a game stand, and what it has changed. */
export const gameStanding = object({
  kind,
  players: list(
    object({
      ...rating,
      /** The number of the seat. */
      player: number,
      name: string,
      /** Once the game has been counted. */
      before: optional(number),
      after: optional(number),
    }),
  ),
  counted: nullable(object({ why: nullable(oneOf(...UNCOUNTED)) })),
});
export type GameStanding = Of<typeof gameStanding>;
export type RatedSeat = GameStanding['players'][number];
export type Rating = Pick<RatedSeat, keyof typeof rating>;

/** How a game was played: thousandths of a tour lost and of luck, and the result in the unit of the format. */
const quality = object({ choices: number, lost: number, luck: number, gained: number, adjusted: number });
export type Quality = Of<typeof quality>;

/** A game of two that is over, as one of the two sees it. */
const game = object({
  /** Null once it is kept no longer, and of friendly games but your own. */
  game: nullable(string),
  kind,
  at: number,
  /** Or it was not to be rated. */
  why: nullable(oneOf(...UNCOUNTED, 'friendly')),
  player: number,
  score: oneOf(0, 0.5, 1),
  before: number,
  after: number,
  /** Null of somebody who has left, and of friendly games but your own. */
  other: nullable(string),
  quality: nullable(quality),
});
export type RatedGame = Of<typeof game>;

const kindRating = object({ ...rating, kind, games: number, last: number });
export type KindRating = Of<typeof kindRating>;

export const profile = object({
  person: object({ id: string, name: string, created: number }),
  ratings: list(kindRating),
  /** The last first. */
  games: list(game),
});
export type Profile = Of<typeof profile>;

export const best = object({
  kind,
  people: list(object({ ...rating, place: number, name: string, games: number })),
  more: boolean,
});
export type Best = Of<typeof best>;
