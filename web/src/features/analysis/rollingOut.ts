import type { Along } from '../../wire/worker/serve';
import type { Rollout, RolloutAsk } from '../../wire/messages/analysis';
import type { DeskCall } from '../../wire/module/desking';
import { nextTask } from './nextTask';

/** The games of each answer between two reports: a fraction of a second. */
const CHUNK = 12;

/** Rolls answers out in chunks, from where the module stopped before. */
export async function rollOut(desk: DeskCall, ask: RolloutAsk, { progress, signal }: Along<Rollout>): Promise<Rollout> {
  let found = rolled(desk, ask, 0);
  while (found.done < found.of) {
    progress(found);
    await nextTask();
    if (signal.aborted) throw new Error('taken back');
    found = rolled(desk, ask, CHUNK);
  }
  return found;
}

function rolled(desk: DeskCall, ask: RolloutAsk, count: number): Rollout {
  const answer = desk({ do: 'rollout', ...ask, count });
  if (answer.say === 'rollout') return answer;
  throw new Error(answer.say === 'error' ? answer.code : answer.say);
}
