/** Asks the server over HTTP: fetched with the first question, as the answers to it are (answers.ts). */
import { connection } from '../connection/connection.svelte';
import { persist } from '../connection/persist';
import { request } from '../connection/request';
import { unreachable, type Result } from '../host/host';
import { resultOf, type AnswerName, type HttpAnswer } from './answers';

/** How something is asked: `quiet` of what nobody at the page waits for. */
export interface Manner {
  quiet?: boolean;
}

/** Returns what the server answered, if it did so in its own words. */
export async function answered<N extends AnswerName>(
  name: N,
  path: string,
  how: RequestInit,
  manner: Manner,
): Promise<Result<HttpAnswer<N>>> {
  try {
    const answer = await asked(path, how, manner);
    return resultOf(name, path, answer.ok, await answer.json());
  } catch {
    return { ok: false, failure: unreachable };
  }
}

/** Asks for two minutes, until the server answers. */
export function answeredInTheEnd<N extends AnswerName>(name: N, path: string): Promise<Result<HttpAnswer<N>>> {
  return persist(
    () => answered(name, path, {}, {}),
    (result) => result.ok || result.failure.code !== 'unreachable',
  );
}

/** Returns the text that the server gives, asked for two minutes; null where it gives none, or does not answer. */
export async function textInTheEnd(path: string): Promise<string | null> {
  const answer = await persist(
    () => asked(path, {}, {}).catch(() => null),
    (reached) => reached !== null,
  );
  return answer?.ok ? answer.text() : null;
}

/** Returns whether there is a server that answers, whatever that is. */
export function isThere(path: string): Promise<boolean> {
  return asked(path, {}, {}).then(
    () => true,
    () => false,
  );
}

/** Asks; what somebody waits for is late after a while, and the page says so. */
async function asked(path: string, how: RequestInit, { quiet = false }: Manner): Promise<Response> {
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
