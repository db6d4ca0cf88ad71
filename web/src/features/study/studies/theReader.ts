import { Caller } from '../../../wire/worker/caller';
import type { Reader, ReaderCalls } from './reader';

const worker = new Caller<ReaderCalls>(
  () => new Worker(new URL('./reading.ts', import.meta.url), { type: 'module', name: 'studies' }),
);

/** Reads studies in a worker of its own. */
export const reader: Reader = {
  tree: (text) => worker.call('tree', text),
  position: (text) => worker.call('position', text),
  replay: (text) => worker.call('replay', text),
  judge: (trid) => worker.call('judge', trid),
};
