/** Who you are at a server, and what it stores of you. Times are in seconds since 1970. */
import {
  anObject,
  boolean,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  string,
  type Of,
  type Shape,
} from './shape';

const passkey = object({ id: string, name: string, created: number });
export type Passkey = Of<typeof passkey>;

/** A guest, who has no more than a name; or somebody with an account. */
const person = object({
  id: string,
  name: string,
  account: boolean,
  /** For recovery and notifications alone; the link that was sent there has been followed. */
  email: nullable(string),
  /** Takes its place once the link that was sent there is followed; left out where there is none. */
  new_email: optional(string),
  /** There is one; nobody knows which. */
  password: boolean,
  passkeys: list(passkey),
  /** Sees to what is reported. */
  moderator: optional(oneOf(true)),
  /** Until when a moderator has muted this person. */
  muted: optional(number),
});
export type Person = Of<typeof person>;

export const me = object({
  /** Nobody, until a game is made or a seat taken. */
  person: nullable(person),
  /** This server sends e-mail: an account with an address can be recovered. */
  mail: boolean,
});
export type Me = Of<typeof me>;

/** Somebody you have blocked. */
const blocked = object({ id: string, name: string, since: number });
export type Blocked = Of<typeof blocked>;
export const blocks = object({ blocks: list(blocked) });

const game = object({
  game: string,
  players: list(number),
  /** Of all players, by number. */
  names: list(string),
  /** Left out where the server would have to replay the game to know. */
  over: optional(boolean),
  /** Something is awaited of this person; left out likewise. */
  turn: optional(boolean),
  /** The players whose seats are still to be taken; left out where there are none. */
  free: optional(list(number)),
  /** The players who have no account of their name; left out where there are none. */
  guests: optional(list(number)),
  touched: number,
});
/** A game in which somebody has seats, on whatever device they were taken. */
export type MyGame = Of<typeof game>;
export const games = object({ games: list(game) });

/** What somebody can be notified of: that it is their turn, a seat taken at their table, an offer, the end of a game. */
export const CALLED = ['turn', 'taken', 'offer', 'over'] as const;
export type Called = (typeof CALLED)[number];

/** How somebody wishes to be notified. */
export const notices = object({
  /** By which browsers know this server; null where it sends them nothing. */
  key: nullable(string),
  /** This server sends e-mail. */
  mail: boolean,
  /** The browser that asks is sent notifications. */
  here: boolean,
  wished: object({ turn: boolean, taken: boolean, offer: boolean, over: boolean }),
  /** An e-mail, at most one a day, that names the games in which it is their turn. */
  letters: boolean,
});
export type Notices = Of<typeof notices>;

/** Where a browser is sent notifications. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser in which somebody is signed in. */
const session = object({
  id: string,
  device: string,
  created: number,
  seen: number,
  /** The browser that asks. */
  this: boolean,
});
export type Session = Of<typeof session>;
export const sessions = object({ sessions: list(session) });

/** What the browser is to make a passkey of, and what a passkey is to answer: the browser reads them itself. */
export const creation = object({ publicKey: anObject as Shape<PublicKeyCredentialCreationOptionsJSON> });
export const challenge = object({ publicKey: anObject as Shape<PublicKeyCredentialRequestOptionsJSON> });
