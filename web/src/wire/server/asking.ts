import { unreachable, type Failure, type Result } from '../host/host';

/** Asks the server for something. */
export function get<T>(path: string): Promise<Result<T>> {
  return answered(fetch(path));
}

/** Sends the server a text. */
export function post<T>(path: string, body: string, type = 'application/json'): Promise<Result<T>> {
  return answered(fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body }));
}

/** What the server answered, if it did so in its own words. */
async function answered<T>(asking: Promise<Response>): Promise<Result<T>> {
  try {
    const answer = await asking;
    const value = (await answer.json()) as T & { error?: Failure };
    return answer.ok ? { ok: true, value } : { ok: false, failure: value.error ?? unreachable };
  } catch {
    return { ok: false, failure: unreachable };
  }
}
