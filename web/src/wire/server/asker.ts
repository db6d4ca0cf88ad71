/** Asks the server over HTTP: fetched with the first question, as the checks of the answers are. */
import { connection } from '../connection/connection.svelte';
import { persist } from '../connection/persist';
import { request } from '../connection/request';
import type { Call, Failed } from '../described/messages';
import { unreachable, type Result } from '../host/host';
import { described, take } from '../messages/fits';
import { addressOf } from './address';

/** Options of a request: `quiet` if the user does not wait for it; `inTheEnd` to retry it for two minutes. */
export interface Manner {
  quiet?: boolean;
  inTheEnd?: boolean;
}

/** Returns the server's answer, if it is one of this API. */
export function answered<A extends object, R>(call: Call<A, R>, asked: A, manner: Manner): Promise<Result<R>> {
  const { path, how } = requestOf(call, asked);
  const once = () =>
    sent(path, how, manner)
      .then(async (answer) => resultOf<R>(call, answer.ok, await answer.json()))
      .catch(() => ({ ok: false, failure: unreachable }) as const);
  return manner.inTheEnd ? persist(once, (result) => result.ok || result.failure.code !== 'unreachable') : once();
}

/** Returns the text that the server gives, asked for two minutes; null where it gives none, or does not answer. */
export async function textInTheEnd(path: string): Promise<string | null> {
  const answer = await persist(
    () => sent(path, {}, {}).catch(() => null),
    (reached) => reached !== null,
  );
  return answer?.ok ? answer.text() : null;
}

/** Returns whether a server answers, even with an error. */
export function isThere(path: string): Promise<boolean> {
  return sent(path, {}, {}).then(
    () => true,
    () => false,
  );
}

/** Returns the request of a call: values that are not in its path are in its query, or in its body. */
function requestOf<A extends object, R>(call: Call<A, R>, asked: A): { path: string; how: RequestInit } {
  const [how = '', pattern = ''] = call.split(' ');
  const [method, text] = how.split(':');
  const { [text ?? '']: whole, ...given } = asked as Record<string, unknown>;
  const rest = Object.entries(given).filter(([name, value]) => value !== undefined && !pattern.includes(`{${name}}`));
  const query = rest.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const address = addressOf(call, asked);
  const path = query && (method === 'GET' || text) ? `${address}?${query}` : address;
  if (method === 'GET') return { path, how: {} };
  const isText = typeof whole === 'string';
  const body = isText ? whole : JSON.stringify(whole ?? Object.fromEntries(rest));
  return { path, how: { method, headers: { 'Content-Type': isText ? 'text/plain' : 'application/json' }, body } };
}

/** Returns the result of a call: the answer, or a failure; an answer of another shape is reported as a failure. */
function resultOf<R>(call: string, ok: boolean, value: unknown): Result<R> {
  const [, path = '', answer = ''] = call.split(' ');
  try {
    if (ok) return { ok, value: take(described<R>(answer), `answer of ${path}`, value) };
    return { ok, failure: take(described<Failed>('Failed'), `failure of ${path}`, value).error };
  } catch (error) {
    return { ok: false, failure: ok ? { code: 'internal', message: String(error) } : unreachable };
  }
}

/** Sends a request; the page shows that it is late after a while, unless it is `quiet`. */
async function sent(path: string, how: RequestInit, { quiet = false }: Manner): Promise<Response> {
  const end = quiet ? null : connection.waits();
  try {
    const answer = await request(path, how, connection);
    connection.back();
    return answer;
  } catch (error) {
    if (how.method === 'POST' && !quiet) connection.fail();
    throw error;
  } finally {
    end?.();
  }
}
