import type { Beside, HandAction } from '../wire/described/messages';
import type { Messages } from './language.svelte';
import { whoOf, type Gathered } from './players';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a length of time in words, to the minute; less than a minute to the second. */
function lengthText(t: Messages, millis: number): string {
  if (millis < MINUTE) return t.clock.seconds(Math.ceil(millis / SECOND));
  return t.clock.left(
    Math.floor(millis / DAY),
    Math.floor((millis % DAY) / HOUR),
    Math.floor((millis % HOUR) / MINUTE),
  );
}

/** Returns the sentences on an action beside the game; none for fair dice, nor for actions with texts of their own. */
export function besideText(t: Messages, info: Gathered, done: Beside | HandAction): string[] {
  switch (done.type) {
    case 'stop':
      return [t.friends.accord.stopped];
    case 'adjourn':
      return [t.friends.accord.adjourned];
    case 'take_back':
      return [t.friends.takenBack];
    case 'add_time':
      return [t.clock.gaveTime(whoOf(t, info, done.player))];
    case 'vacation':
      return [
        done.days > 0
          ? t.clock.tookLeave(whoOf(t, info, done.player), done.days)
          : t.clock.cameBack(whoOf(t, info, done.player)),
      ];
    case 'clock':
      return [
        done.change === 'outage' || done.change === 'extend'
          ? t.clock[done.change](lengthText(t, done.by ?? 0))
          : t.clock[done.change],
      ];
    default:
      return [];
  }
}
