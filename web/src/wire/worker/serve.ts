import type { WorkerRequest, Calls, Port, WorkerProgress, WorkerReply } from './messages';

export interface Along<T> {
  /** Sends something before the answer. */
  progress: (progress: T) => void;
  /** Aborts when the page no longer needs the answer. Long work must yield to messages now and then to notice it. */
  signal: AbortSignal;
}

/** The function that answers each question. */
export type CallHandlers<C extends Calls> = {
  [K in keyof C]: (ask: C[K]['ask'], along: Along<WorkerProgress<C, K>>) => C[K]['answer'] | Promise<C[K]['answer']>;
};

/** Answers the messages of a port, by functions that the first of them may have to load. */
export function serve<C extends Calls>(port: Port, given: CallHandlers<C> | (() => Promise<CallHandlers<C>>)): void {
  const running = new Map<number, AbortController>();
  const post = (reply: WorkerReply) => port.postMessage(reply);

  async function answer<K extends keyof C>({
    id,
    call,
    ask,
  }: {
    id: number;
    call: K;
    ask: C[K]['ask'];
  }): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const along = { progress: (progress: WorkerProgress<C, K>) => post({ id, progress }), signal: controller.signal };
      const handlers = typeof given === 'function' ? await given() : given;
      post({ id, answer: await handlers[call](ask, along) });
    } catch (error) {
      post({ id, failure: String(error) });
    } finally {
      running.delete(id);
    }
  }

  port.addEventListener('message', ({ data }) => {
    const asked = data as WorkerRequest<C>;
    if ('cancel' in asked) running.get(asked.id)?.abort();
    else void answer(asked);
  });
}
