// Written by tools/describe.ts from what the program offers: not to be changed by hand.

/** The opponents one may choose, weakest first. */
export const BOTS = ['geronte', 'hector', 'valere', 'toutabas', 'jollyvet', 'soumille', 'guiton', 'lelasseux'] as const;

/** Those of Le Tric Trac. */
export const RACE_BOTS = ['hasard', 'commis'] as const;
