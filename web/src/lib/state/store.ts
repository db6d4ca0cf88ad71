import type { Keys } from '../protocol';
import type { Move } from './plays';

/** A game this browser can come back to. */
export interface Kept {
  game: string;
  keys: Keys;
  against: string;
  over: boolean;
}

/** The men moved but not yet confirmed before line `line`. */
export interface Draft {
  game: string;
  line: number;
  moves: Move[];
}

const GAMES = 'trictrac.games';
const DRAFT = 'trictrac.draft';
const MOST = 20;

/** The games kept, the latest first. */
export function games(): Kept[] {
  return read<Kept[]>(GAMES) ?? [];
}

/** Keeps a game, or brings it to the front. */
export function keep(kept: Kept): void {
  const others = games().filter(({ game }) => game !== kept.game);
  write(GAMES, [kept, ...others].slice(0, MOST));
}

/** The latest game that can be gone on with. */
export function inCourse(): Kept | undefined {
  return games().find(({ over }) => !over);
}

/** Forgets a game that is lost. */
export function forget(game: string): void {
  write(GAMES, games().filter((kept) => kept.game !== game));
}

/** The keys held for a game. */
export function keysOf(game: string): Keys {
  return games().find((kept) => kept.game === game)?.keys ?? {};
}

/** Keeps the moves of an unconfirmed turn. */
export function keepDraft(draft: Draft): void {
  write(DRAFT, draft);
}

/** The moves of the unconfirmed turn before `line`, none if there are none. */
export function draftOf(game: string, line: number): Move[] {
  const draft = read<Draft>(DRAFT);
  return draft?.game === game && draft.line === line ? draft.moves : [];
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
