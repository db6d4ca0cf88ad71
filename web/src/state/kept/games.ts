import type { Format, Keys, NumberedStep, Side } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import { has, keptAt } from '../../wire/storage/local';
import type { MissedCounts } from './missed';

/** The state of a game when it was last seen, for a list. */
export interface SeenStanding {
  format: Format;
  names: Record<Side, string>;
  you: Side[];
  /** The sides of players without an account of that name. */
  guests?: Side[];
  lines: number;
  /** Holes and points; no holes where the game has none. */
  score: Record<Side, { holes: number | null; points: number }> | null;
  winner: Side | null;
  /** The position of a game of trictrac, from which it can be drawn. */
  trid?: string;
  /** All have agreed to go on another day. */
  adjourned?: boolean;
  /** The marks missed in a finished game marked by hand, of which you play one side. */
  missed?: MissedCounts;
}

/** A game this browser can come back to. */
export interface KeptGame {
  game: string;
  keys: Keys;
  /** The codes of the seats to which others are invited. */
  claims?: Keys;
  /** They are offered to everybody in the lobby, as long as this table is open on a page. */
  open?: boolean;
  against: string;
  over: boolean;
  standing?: SeenStanding;
  /** The time of its last move, in milliseconds since 1970. */
  changed?: number;
}

/** The men moved but not yet confirmed before line `line`. */
interface PlayDraft {
  game: string;
  line: number;
  moves: NumberedStep[][];
}

const GAMES = 'trictrac.games';
const DRAFT = 'trictrac.draft';
const MOST = 200;

const isGame = has<KeptGame>({ game: 'string', keys: 'object' });
const isDraft = has<PlayDraft>({ game: 'string', line: 'number', moves: 'object' });

/** Returns the stored games, latest first. */
export function games(): KeptGame[] {
  return (keptAt(GAMES, Array.isArray) ?? []).filter(isGame).map((kept) => ({ ...kept, keys: byPlayer(kept.keys) }));
}

/** Returns the game of that id, if this browser can come back to it. */
export function gameAt(id: string): KeptGame | undefined {
  return games().find(({ game }) => game === id);
}

/** Returns the number of this browser's player in a game of two; null if it holds no seat or both. */
export function ownSeat(game: string): number | null {
  const you = gameAt(game)?.standing?.you ?? [];
  return you.length === 1 ? SIDES.indexOf(you[0]!) : null;
}

/** Keys were kept by the side they opened, before seats were the players'. */
function byPlayer(keys: Keys): Keys {
  const sides = SIDES.flatMap((side, player) => (keys[side] ? [[player, keys[side]]] : []));
  return sides.length > 0 ? (Object.fromEntries(sides) as Keys) : keys;
}

/** Keeps a game, or brings it to the front. */
export function keep(kept: KeptGame): void {
  const all = games();
  const known = all.find(({ game }) => game === kept.game);
  const others = all.filter((one) => one !== known);
  const wentOn = kept.standing?.lines !== known?.standing?.lines;
  const changed = wentOn || known?.changed === undefined ? Date.now() : known.changed;
  write(GAMES, [{ ...known, ...kept, changed }, ...others].slice(0, MOST));
}

/** Returns the games that can be continued, latest first. */
export function inCourse(): KeptGame[] {
  return games().filter(({ over }) => !over);
}

/** Forgets a game that is lost. */
export function forget(game: string): void {
  write(
    GAMES,
    games().filter((kept) => kept.game !== game),
  );
}

/** Drops the keys of some players of a game: their seats are theirs no more. */
export function dropKeys(game: string, players: readonly number[]): void {
  const kept = games();
  for (const one of kept) if (one.game === game) for (const player of players) delete one.keys[player];
  write(GAMES, kept);
}

/** Returns the keys held for a game. */
export function keysOf(game: string): Keys {
  return gameAt(game)?.keys ?? {};
}

/** Returns the claim codes of the seats of a game to which other people are invited. */
export function claimsOf(game: string): Keys {
  return gameAt(game)?.claims ?? {};
}

/** Returns whether the free seats of a game are offered to everybody. */
export function isOpen(game: string): boolean {
  return gameAt(game)?.open === true;
}

/** Offers the free seats of a game to everybody, or stops offering them. */
export function setOpen(game: string, open: boolean): void {
  write(
    GAMES,
    games().map((kept) => (kept.game === game ? { ...kept, open } : kept)),
  );
}

/** Keeps the moves of an unconfirmed turn. */
export function keepDraft(draft: PlayDraft): void {
  write(DRAFT, draft);
}

/** Returns the moves of the unconfirmed turn before `line`, if any. */
export function draftOf(game: string, line: number): NumberedStep[][] {
  const draft = keptAt(DRAFT, isDraft);
  return draft?.game === game && draft.line === line ? draft.moves : [];
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
