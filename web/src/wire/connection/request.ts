import { Alarm, spread } from './alarm';

/** The time, in milliseconds, that each try waits for the answer, and for each further part of it. */
const PATIENCE = [4000, 6000, 8000];
/** A body may take so long beside that: a slow network carries 8 KiB a second. */
const BYTES_PER_MS = 8;
/** Before the second try; before the third, twice as long. */
const PAUSE = 250;
/** So long the key of a POST that got no answer is kept; the server remembers it a little longer (docs/protocol.md). */
const KEPT = 9 * 60_000;
/** The status of a proxy whose server is away, if it is not the server's own answer. */
const AWAY = new Set([502, 503, 504]);

/** The watch over requests: it hears of doubts, and tells when a connection is known to be lost. */
export interface Watch {
  /** A try has had no answer in time. */
  doubt(): void;
  /** Calls `heed` when a connection is known to be lost. Returns a function that ends this. */
  onLost(heed: () => void): () => void;
}

/** The keys of POSTs that got no answer, by what was asked: perhaps the server has done it. */
const unanswered = new Map<string, string>();

/**
 * Sends a request at most three times, and returns the whole answer. A try that is silent for too long is aborted,
 * which closes its connection, so that the next try takes another. A POST has the same idempotency key each time, also
 * when the same is asked again after no try was answered: then this throws.
 */
export async function request(path: string, how: RequestInit = {}, watch?: Watch): Promise<Response> {
  if (how.method !== 'POST') return repeated(path, how, watch);
  const same = `${path}\n${typeof how.body === 'string' ? how.body : ''}`;
  const key = unanswered.get(same) ?? idempotencyKey();
  const answer = await repeated(path, withKey(how, key), watch).catch((error: unknown) => {
    if (!unanswered.has(same)) setTimeout(() => unanswered.delete(same), KEPT);
    unanswered.set(same, key);
    throw error;
  });
  unanswered.delete(same);
  return answer;
}

async function repeated(path: string, asked: RequestInit, watch?: Watch): Promise<Response> {
  let failure: unknown;
  for (const [n, patience] of PATIENCE.entries()) {
    if (n > 0) await new Promise((resolve) => setTimeout(resolve, spread(PAUSE * n)));
    try {
      const answer = await tried(path, asked, patience + sizeOf(asked.body) / BYTES_PER_MS, watch);
      if (!isAway(answer)) return answer;
      failure = new Error(`${path}: ${String(answer.status)}`);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Sends a request once, and reads the whole answer. */
async function tried(path: string, how: RequestInit, patience: number, watch?: Watch): Promise<Response> {
  const stop = new AbortController();
  const alarm = new Alarm(patience, () => {
    stop.abort();
    watch?.doubt();
  });
  const end = watch?.onLost(() => stop.abort());
  alarm.set();
  try {
    const answer = await fetch(path, { ...how, signal: stop.signal });
    if (!answer.body) return answer;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      alarm.set();
    }
    const { status, statusText, headers } = answer;
    return new Response(new Blob(parts), { status, statusText, headers });
  } finally {
    alarm.clear();
    end?.();
  }
}

function withKey(how: RequestInit, key: string): RequestInit {
  const headers = new Headers(how.headers);
  headers.set('Idempotency-Key', key);
  return { ...how, headers };
}

/** Returns 128 random bits as hexadecimal digits. */
function idempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sizeOf(body: RequestInit['body']): number {
  return typeof body === 'string' ? body.length : 0;
}

function isAway({ status, headers }: Response): boolean {
  return AWAY.has(status) && headers.get('Content-Type') !== 'application/json';
}
