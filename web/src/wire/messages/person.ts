/** Who one is at a house, and what it keeps of one. Times are in seconds since 1970. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
}

/** A guest, who has no more than a name; or somebody with an account. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
  /** For recovery and notices alone. */
  email: string | null;
  /** The link that was sent to the address has been followed; left out where there is none. */
  email_confirmed?: boolean;
  /** He has one; nobody knows which. */
  password: boolean;
  passkeys: Passkey[];
  /** He sees to what is reported. */
  moderator?: true;
  /** Until when a moderator lets him write to nobody. */
  muted?: number;
}

/** Somebody whom one has blocked. */
export interface Blocked {
  id: string;
  name: string;
  since: number;
}

export interface Me {
  /** Nobody, until a game is made or a seat taken. */
  person: Person | null;
  /** This house sends mail: who has an address there can be let in again. */
  mail: boolean;
}

/** A document of what somebody has learnt; version 0: nothing is kept. */
export interface Learnt<T> {
  version: number;
  kept: T | null;
}

/** A game in which somebody has seats, wherever he sat down. */
export interface MyGame {
  game: string;
  players: number[];
  /** Of all players, by number. */
  names: string[];
  /** Left out where the house would have to replay the game to know. */
  over?: boolean;
  /** It is for him to do something; left out likewise. */
  turn?: boolean;
  /** The players whose seats are still to be taken; left out where there are none. */
  free?: number[];
  touched: number;
}

/** What somebody can be called for: his turn, a seat taken at his table, an offer, the end of a game. */
export const CALLED = ['turn', 'taken', 'offer', 'over'] as const;
export type Called = (typeof CALLED)[number];

/** How somebody wishes to be called to what waits for him. */
export interface Notices {
  /** By which browsers know this house; null where it sends them nothing. */
  key: string | null;
  /** This house sends mail. */
  mail: boolean;
  /** The browser that asks is sent notices. */
  here: boolean;
  wished: Record<Called, boolean>;
  /** A letter, at most one a day, that names the games in which it is his turn. */
  letters: boolean;
}

/** Where a browser is sent notices. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser in which somebody is signed in. */
export interface Session {
  id: string;
  device: string;
  created: number;
  seen: number;
  /** The browser that asks. */
  this: boolean;
}
