import { nothing, type TrainingProgress, type AnswerTally, type RecentAnswers } from './progress';

/** The counts that each device makes by itself, so that nothing is counted twice. */
export type DeviceCounts = Pick<TrainingProgress, 'tallies' | 'days'>;

/** Your training at all devices, as an account keeps it. */
export type Shared = Omit<TrainingProgress, keyof DeviceCounts> & { devices: Record<string, DeviceCounts> };

/** The limits of an account: the problems asked last, and the last days of each device. */
const MOST_PROBLEMS = 200;
const MOST_DAYS = 700;
const MOST_CARDS = 200;

type By<T> = Record<string, T>;

/** Returns the entries of both; where both have an entry, the better of the two. */
function joined<T>(one: By<T>, other: By<T>, better: (a: T, b: T) => T): By<T> {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) all[key] = key in all ? better(all[key]!, value) : value;
  return all;
}

const sum = (a: AnswerTally, b: AnswerTally): AnswerTally => ({ asked: a.asked + b.asked, right: a.right + b.right });
/** Returns the later of two counts of one device: they only grow. */
const later = (a: AnswerTally, b: AnswerTally): AnswerTally => (b.asked > a.asked ? b : a);
const grown = (a: DeviceCounts, b: DeviceCounts): DeviceCounts => ({
  tallies: joined(a.tallies, b.tallies, later),
  days: joined(a.days, b.days, later),
});
/** Returns the strength that is known better. */
const surer = <T extends { deviation: number }>(a: T, b: T): T => (b.deviation < a.deviation ? b : a);

/** Returns the answers given later. */
const latest = (a: RecentAnswers, b: RecentAnswers): RecentAnswers =>
  b.last > a.last || (b.last === a.last && b.answers > a.answers) ? b : a;

/** Returns the sum of the counts of several devices. */
export function counted(all: readonly DeviceCounts[]): DeviceCounts {
  const none: DeviceCounts = { tallies: {}, days: {} };
  return all.reduce(
    (so, { tallies, days }) => ({ tallies: joined(so.tallies, tallies, sum), days: joined(so.days, days, sum) }),
    none,
  );
}

/** Merges the training of two devices: keeps everything of both, and the later version of what both know. */
export function trainedTogether(one: Shared, other: Shared): Shared {
  return {
    ratings: joined(one.ratings, other.ratings, (a, b) => (a.day === b.day ? surer(a, b) : b.day > a.day ? b : a)),
    problems: joined(one.problems, other.problems, surer),
    cards: joined(one.cards, other.cards, (a, b) =>
      b.last > a.last || (b.last === a.last && b.stability < a.stability) ? b : a,
    ),
    recent: joined(one.recent, other.recent, latest),
    firsts: joined(one.firsts, other.firsts, Math.min),
    daily: Math.max(one.daily, other.daily),
    today: joined(one.today, other.today, latest),
    met: joined(one.met, other.met, Math.min),
    devices: joined(one.devices, other.devices, grown),
  };
}

/** Returns the training of a device as an account keeps it; `name` is the device's. */
export function sharedOf(own: TrainingProgress, others: By<DeviceCounts>, name: string): Shared {
  const { tallies, days, ...rest } = own;
  return { ...rest, devices: { ...others, [name]: { tallies, days } } };
}

/** Returns the part of a shared document that the device of that name stores; the inverse of sharedOf(). */
export function keptOf(shared: Partial<Shared>, name: string): { own: TrainingProgress; others: By<DeviceCounts> } {
  const { devices = {}, ...rest } = shared;
  const { [name]: here, ...others } = devices;
  return { own: { ...nothing(), ...rest, ...here }, others };
}

const last = <T>(all: By<T>, most: number): By<T> => Object.fromEntries(Object.entries(all).slice(-most));

/** Returns the document cut to the size that an account stores. */
export function within(shared: Shared): Shared {
  const most = Math.ceil(MOST_DAYS / Math.max(1, Object.keys(shared.devices).length));
  const byDay = (days: By<AnswerTally>) =>
    Object.fromEntries(Object.entries(days).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10)));
  const devices = Object.entries(shared.devices).map(
    ([name, { tallies, days }]) => [name, { tallies, days: last(byDay(days), most) }] as const,
  );
  const cards = Object.fromEntries(Object.entries(shared.cards).sort(([, a], [, b]) => a.last - b.last));
  return {
    ...shared,
    cards: last(cards, MOST_CARDS),
    problems: last(shared.problems, MOST_PROBLEMS),
    devices: Object.fromEntries(devices),
  };
}
