import type { Jan } from '../../wire/messages/rules';

/** Those that the other marks, in the order of the tariff. */
const OTHERS: readonly Jan[] = [
  'contre_two_tables',
  'contre_mezeas',
  'hit_false_outer',
  'hit_false_home',
  'margot',
  'helpless',
];

/** Does the other mark it? */
export const toOther = (jan: Jan): boolean => OTHERS.includes(jan);
