/** The messages between the page and a worker: a question, progress on the way, and one answer. */

/** The questions to a worker, by name. */
export type Calls = Record<string, { ask: unknown; answer: unknown; progress?: unknown }>;

export type WorkerProgress<C extends Calls, K extends keyof C> = C[K]['progress'];

/** From the page; a question that is cancelled has no answer any more. */
export type WorkerRequest<C extends Calls, K extends keyof C = keyof C> =
  { id: number; call: K; ask: C[K]['ask'] } | { id: number; cancel: true };

/** From the worker. */
export type WorkerReply =
  { id: number; progress: unknown } | { id: number; answer: unknown } | { id: number; failure: string };

/** Either end of the line: a worker as the page has it, or the worker itself. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', hear: (event: { data?: unknown }) => void): void;
}
