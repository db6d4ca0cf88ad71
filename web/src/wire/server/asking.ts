import { unreachable, type Result } from '../host/host';
import { standalone } from '../host/standalone';
import type { HttpAnswer, AnswerName } from './answers';
import type { Manner } from './asker';

const NONE = { ok: false, failure: unreachable } as const;
const asker = () => import('./asker');

/** Asks the server for something, which is answered by what has that name; nothing is sent where there is none. */
export function get<N extends AnswerName>(
  answer: N,
  path: string,
  manner: Manner = {},
): Promise<Result<HttpAnswer<N>>> {
  return sent(answer, path, {}, manner);
}

/** Asks the same for two minutes, until the server answers: of what a page is nothing without. */
export function getInTheEnd<N extends AnswerName>(answer: N, path: string): Promise<Result<HttpAnswer<N>>> {
  if (standalone) return Promise.resolve(NONE);
  return asker().then(
    ({ answeredInTheEnd }) => answeredInTheEnd(answer, path),
    () => NONE,
  );
}

/** Sends the server a text. */
export function post<N extends AnswerName>(answer: N, path: string, body: string, type = 'application/json') {
  return sent(answer, path, { method: 'POST', headers: { 'Content-Type': type }, body }, {});
}

/** Returns the text that the server gives, asked for two minutes; null where it gives none, or does not answer. */
export async function textInTheEnd(path: string): Promise<string | null> {
  return (await asker()).textInTheEnd(path);
}

/** Returns whether there is a server that answers, whatever that is. */
export async function isThere(path: string): Promise<boolean> {
  return (await asker()).isThere(path);
}

function sent<N extends AnswerName>(
  answer: N,
  path: string,
  how: RequestInit,
  manner: Manner,
): Promise<Result<HttpAnswer<N>>> {
  if (standalone) return Promise.resolve(NONE);
  return asker().then(
    ({ answered }) => answered(answer, path, how, manner),
    () => NONE,
  );
}
