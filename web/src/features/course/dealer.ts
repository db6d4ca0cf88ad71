import { Caller } from '../../wire/worker/caller';
import { DeviceDealer, type DealCalls, type Dealer } from './deals';
import type { Referee } from './referee';

const worker = new Caller<DealCalls>(
  () => new Worker(new URL('./dealing.ts', import.meta.url), { type: 'module', name: 'deals' }),
);

/** Finds positions and looks ahead in them, in a worker of its own. */
export function dealerFor(referee: Referee): Dealer {
  const here = new DeviceDealer(referee);
  return {
    next: (order) => worker.call('next', order),
    hint: (trid) => worker.call('hint', trid),
    outlook: (trid) => worker.call('outlook', trid),
    round: (format) => here.round(format),
  };
}
