/** How people stand at a house. Times are in seconds since 1970; a kind is a format. */
import type { Format } from '../described/formats';

export interface Rating {
  rating: number;
  deviation: number;
  /** Not sure enough to be compared with others. */
  provisional: boolean;
}

/** Why a rated game has not counted. */
export type Uncounted = 'stopped' | 'too_short' | 'too_often' | 'left';

/** Somebody with an account at a table, by the number of his seat. */
export interface RatedSeat extends Rating {
  player: number;
  name: string;
  /** Once the game has been counted. */
  before?: number;
  after?: number;
}

/** How those who play a game stand, and what it has changed. */
export interface GameStanding {
  kind: Format;
  players: RatedSeat[];
  counted: { why: Uncounted | null } | null;
}

/** How a game was played: thousandths of a tour lost and of luck, and the result in the unit of the format. */
export interface Quality {
  choices: number;
  lost: number;
  luck: number;
  gained: number;
  adjusted: number;
}

/** A game of two that is over, as one of the two sees it. */
export interface RatedGame {
  /** Null once it is kept no longer, and of friendly games but one’s own. */
  game: string | null;
  kind: Format;
  at: number;
  /** Or it was not to be rated. */
  why: Uncounted | 'friendly' | null;
  player: number;
  score: 0 | 0.5 | 1;
  before: number;
  after: number;
  /** Null of somebody who has left, and of friendly games but one’s own. */
  other: string | null;
  quality: Quality | null;
}

export interface KindRating extends Rating {
  kind: Format;
  games: number;
  last: number;
}

export interface Profile {
  person: { id: string; name: string; created: number };
  ratings: KindRating[];
  /** The last first. */
  games: RatedGame[];
}

export interface Best {
  kind: Format;
  people: ({ place: number; name: string; games: number } & Rating)[];
  more: boolean;
}
