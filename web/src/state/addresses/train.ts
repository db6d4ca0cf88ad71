/** A page of the trainers, as an address names it. */
export const TRAINERS = [
  'count',
  'chances',
  'play',
  'hold_or_go',
  'day',
  'yesterday',
  'mistakes',
  'masters',
  'progress',
] as const;
export type TrainPage = (typeof TRAINERS)[number] | 'all';

/** The page of the trainers an address names, if it is one: #/train, #/train/count… */
export function trainPageOf(hash: string): TrainPage | null {
  const [whole, found] = /^#\/train(?:\/(\w+))?\/?$/.exec(hash) ?? [];
  if (whole === undefined) return null;
  return found === undefined ? 'all' : (TRAINERS.find((one) => one === found) ?? null);
}

/** Where a trainer is. */
export function trainHash(page: TrainPage): string {
  return page === 'all' ? '#/train' : `#/train/${page}`;
}
