import type { Study } from '../../../wire/module/studying';

/** The calls of the worker that reads studies (reading.ts). */
export type ReaderCalls = {
  tree: { ask: string; answer: ReturnType<Study['tree']> };
  position: { ask: string; answer: ReturnType<Study['position']> };
  replay: { ask: string; answer: ReturnType<Study['replay']> };
  judge: { ask: string; answer: ReturnType<Study['judge']> };
};

/** Reads studies, and the games of their lines of play, asynchronously: a long one takes time. */
export type Reader = { [K in keyof ReaderCalls]: (text: string) => Promise<ReaderCalls[K]['answer']> };

/** Returns a reader that runs here, in this part of the module. */
export function readerOf(study: Pick<Study, keyof ReaderCalls>): Reader {
  return {
    tree: (text) => Promise.resolve(study.tree(text)),
    position: (text) => Promise.resolve(study.position(text)),
    replay: (text) => Promise.resolve(study.replay(text)),
    judge: (trid) => Promise.resolve(study.judge(trid)),
  };
}
