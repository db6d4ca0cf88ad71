import { connection } from './connection.svelte';
import { Alarm, spread } from './alarm';

/** Between two times something is asked, at most, in milliseconds; less where the server is reached again meanwhile. */
const LONGEST_WAIT = 5000;
const FIRST_WAIT = 500;
/** So long something is asked again. */
const PATIENCE = 120_000;

/** Repeats a request for up to two minutes until `isAnswer` accepts the answer; returns the last. The page shows the wait. */
export async function persist<T>(ask: () => Promise<T>, isAnswer: (answer: T) => boolean): Promise<T> {
  const end = connection.waits();
  const until = Date.now() + PATIENCE;
  try {
    let answer = await ask();
    for (let wait = FIRST_WAIT; !isAnswer(answer) && Date.now() < until; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      await reachable(wait);
      answer = await ask();
    }
    return answer;
  } finally {
    end();
  }
}

/** Waits for a time, or until the server has been reached or the device is on a network. */
function reachable(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      alarm.clear();
      end();
      removeEventListener('online', go);
      resolve();
    };
    const alarm = new Alarm(spread(wait), go);
    const end = connection.onBack(go);
    addEventListener('online', go);
    alarm.set();
  });
}
