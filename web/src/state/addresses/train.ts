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

/** The page an address that begins with #/train names: #/train/count…; all of them, where it names none. */
export function trainPageOf(hash: string): TrainPage {
  const found = /^#\/train\/(\w+)\/?$/.exec(hash)?.[1];
  return TRAINERS.find((one) => one === found) ?? 'all';
}

/** Where a trainer is. */
export function trainHash(page: TrainPage): string {
  return page === 'all' ? '#/train' : `#/train/${page}`;
}
