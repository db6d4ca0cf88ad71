import type { ClockNow } from '../../../wire/described/messages';
import type { PlayerTime } from '../../../wire/messages/match';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this the time left is shown as pressing: live half a minute, by days six hours. */
const PRESSING = { live: 30 * SECOND, days: 6 * HOUR };

/** The content of a player's clock. Times in milliseconds. */
type Face =
  | { kind: 'reserve'; left: number; free: number; runs: boolean; pressing: boolean }
  | { kind: 'turn'; left: number; pressing: boolean }
  | { kind: 'away'; until: number }
  | { kind: 'rest' };

/** Returns the clock of a player at a time of this device. */
export function faceOf({ terms, now, player, ahead, stands }: PlayerTime, here: number): Face {
  const at = stands ?? here + ahead;
  const runs = now.asked === player && now.ends !== null;
  if (terms.pace === 'live') return reserveFace(terms.delay * SECOND, now, player, runs, at);
  const until = now.away?.[player] ?? 0;
  if (until > at) return { kind: 'away', until: until - ahead };
  if (!runs) return { kind: 'rest' };
  const left = Math.max(0, now.ends! - at);
  return { kind: 'turn', left, pressing: left < PRESSING.days };
}

/** Returns the part of a player's time that is left, from 1 to 0. */
export function leftOf({ terms }: PlayerTime, left: number): number {
  const whole = terms.pace === 'live' ? terms.reserve * SECOND : terms.days * DAY;
  return whole > 0 ? Math.min(1, left / whole) : 0;
}

/** Returns a live clock: it first uses up the free seconds of the decision, then the reserve. */
function reserveFace(delay: number, now: ClockNow, player: number, runs: boolean, at: number): Face {
  const reserve = now.left?.[player] ?? 0;
  if (!runs) return { kind: 'reserve', left: reserve, free: 0, runs, pressing: false };
  const total = Math.min(reserve + delay, Math.max(0, now.ends! - at));
  const left = Math.min(reserve, total);
  return { kind: 'reserve', left, free: total - left, runs, pressing: total < PRESSING.live };
}

/** Returns a time in hours, minutes and seconds, as clocks show it; a second that has begun counts. */
export function clockText(time: number): string {
  const seconds = Math.ceil(time / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Returns a long time as whole days and hours, or as minutes if less than an hour is left. */
export function longTime(time: number): [days: number, hours: number, minutes: number] {
  const days = Math.floor(time / DAY);
  const hours = Math.floor((time % DAY) / HOUR);
  return [days, hours, Math.max(1, Math.ceil((time % HOUR) / MINUTE))];
}
