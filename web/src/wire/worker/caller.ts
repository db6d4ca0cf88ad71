import type { WorkerRequest, Calls, Port, WorkerProgress, WorkerReply } from './messages';

interface PendingCall {
  progress: ((progress: unknown) => void) | undefined;
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

interface CallOptions<T> {
  /** Receives the progress before the answer. */
  progress?: (progress: T) => void;
  /** Takes the question back: the promise is rejected at once. */
  signal?: AbortSignal;
}

/** Asks a worker, which the first question starts; after a failure the next question starts it again. */
export class Caller<C extends Calls> {
  #port: Port | null = null;
  #last = 0;
  readonly #waiting = new Map<number, PendingCall>();

  constructor(private readonly open: () => Port & { terminate?: () => void }) {}

  /** Asks, and waits for the answer. */
  call<K extends keyof C & string>(
    call: K,
    ask: C[K]['ask'],
    along: CallOptions<WorkerProgress<C, K>> = {},
  ): Promise<C[K]['answer']> {
    const { progress, signal } = along;
    if (signal?.aborted) return Promise.reject(cancelled());
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { progress, resolve, reject });
      signal?.addEventListener('abort', () => this.#cancel(id), { once: true });
      this.#post({ id, call, ask });
    });
  }

  #post(asked: WorkerRequest<C>): void {
    this.#port ??= this.#opened();
    this.#port.postMessage(asked);
  }

  #opened(): Port {
    const port = this.open();
    port.addEventListener('message', ({ data }) => this.#hear(data as WorkerReply));
    port.addEventListener('error', () => {
      if (this.#port === port) this.#fail();
      port.terminate?.();
    });
    return port;
  }

  #hear(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    if (!waiting) return;
    if ('progress' in reply) return waiting.progress?.(reply.progress);
    this.#waiting.delete(reply.id);
    if ('answer' in reply) waiting.resolve(reply.answer);
    else waiting.reject(new Error(reply.failure));
  }

  #cancel(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#post({ id, cancel: true });
    waiting.reject(cancelled());
  }

  /** Rejects all open calls: the worker has failed. */
  #fail(): void {
    this.#port = null;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(new Error('the worker failed'));
  }
}

function cancelled(): DOMException {
  return new DOMException('taken back', 'AbortError');
}
