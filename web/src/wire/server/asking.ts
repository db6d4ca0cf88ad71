import { unreachable, type Result } from '../host/host';
import { standalone } from '../host/standalone';
import type { HttpAnswer, AnswerName } from './answers';

/** Asks the server for something, which is answered by what has that name. */
export function get<N extends AnswerName>(answer: N, path: string): Promise<Result<HttpAnswer<N>>> {
  return answered(answer, path);
}

/** Sends the server a text. */
export function post<N extends AnswerName>(answer: N, path: string, body: string, type = 'application/json') {
  return answered(answer, path, { method: 'POST', headers: { 'Content-Type': type }, body });
}

/** What the server answered, if it did so in its own words; nothing is sent where there is none. */
async function answered<N extends AnswerName>(
  name: N,
  path: string,
  how?: RequestInit,
): Promise<Result<HttpAnswer<N>>> {
  if (standalone) return { ok: false, failure: unreachable };
  try {
    const [answer, { resultOf }] = await Promise.all([fetch(path, how), import('./answers')]);
    return resultOf(name, path, answer.ok, await answer.json());
  } catch {
    return { ok: false, failure: unreachable };
  }
}
