import type { ErrorCode, Format, Keys, NewGame, Side } from '../protocol';

export interface Created {
  game: string;
  keys: Keys;
  commit: string;
}

/** An error the server answered, or 'unreachable' when it did not. */
export interface Failure {
  code: ErrorCode | 'unreachable';
  message: string;
  line?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Asks for a new game. */
export function createGame(game: NewGame): Promise<Result<Created>> {
  return post('api/games', JSON.stringify(game), 'application/json');
}

/** Opens a game record; `bot` gives one seat to the computer. */
export function openRecord(record: string, bot: Side | null): Promise<Result<Created>> {
  return post(`api/records${bot ? `?bot=${bot}` : ''}`, record, 'text/plain');
}

/** What is played at a table; null when that cannot be told. */
export async function formatOf(game: string): Promise<Format | null> {
  try {
    const answer = await fetch(`api/games/${encodeURIComponent(game)}`);
    return answer.ok ? ((await answer.json()) as { format: Format }).format : null;
  } catch {
    return null;
  }
}

/** The address of a game's record. */
export function recordUrl(game: string): string {
  return `api/games/${encodeURIComponent(game)}.trictrac`;
}

/** The address of the table, beside the page. */
export function socketUrl(page: Location): string {
  const url = new URL('ws', page.href.split('#')[0]);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

async function post(path: string, body: string, type: string): Promise<Result<Created>> {
  try {
    const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body });
    const value = (await answer.json()) as Created & { error?: Failure };
    return answer.ok ? { ok: true, value } : { ok: false, failure: value.error ?? unreachable };
  } catch {
    return { ok: false, failure: unreachable };
  }
}

const unreachable: Failure = { code: 'unreachable', message: '' };
