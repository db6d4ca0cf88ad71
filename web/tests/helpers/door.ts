import './browserless';

/** The answers of a server to calls: a status and a body. */
export type Answers = Record<string, (body: Record<string, unknown>) => [status: number, body: unknown]>;

/** Answers calls in the place of a server, by method and path; all that was asked is kept. */
export function answering(answers: Answers) {
  const asked: { call: string; body: Record<string, unknown> }[] = [];
  const fetched = (path: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
    const call = `${method} ${path}`;
    const given = JSON.parse(body) as Record<string, unknown>;
    asked.push({ call, body: given });
    const answer = answers[call];
    if (!answer) return Promise.resolve(new Response('<!doctype html>', { status: 404 }));
    const [status, said] = answer(given);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  };
  Object.assign(globalThis, { fetch: fetched });
  return asked;
}

/** A refusal, as the server words it. */
export function refused(status: number, code: string, more: object = {}): [number, unknown] {
  return [status, { error: { code, message: '', ...more } }];
}
