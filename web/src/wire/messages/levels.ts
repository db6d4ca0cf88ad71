/** The opponents one may choose, weakest first: who plays worse sees less, his dice are no worse. */
export const LEVELS = [
  'geronte',
  'hector',
  'valere',
  'toutabas',
  'jollyvet',
  'soumille',
  'guiton',
  'lelasseux',
] as const;
export type Level = (typeof LEVELS)[number];

/** Of someone who has never chosen. */
export const FIRST_LEVEL: Level = 'valere';

/** The bot of Le Tric Trac, which is another game and has a bot of its own. */
export const RACE_BOT = 'commis';
