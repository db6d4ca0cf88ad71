// Written by tools/describe.ts from what the program offers: not to be changed by hand.

/** The presets of the board's rules. */
export const PRESETS = {
  lois: {
    bearing_off: 'parisian',
    pile: true,
    rencontre: false,
    margot: false,
    lead: 'one_die',
    worth: 'simple_double',
  },
  lalanne: {
    bearing_off: 'backgammon',
    pile: true,
    rencontre: true,
    margot: false,
    lead: 'throw_anew',
    worth: 'simple_double',
  },
} as const;

/** The rules that are one of several words. */
export const RULE_WORDS = {
  bearing_off: ['parisian', 'provincial', 'backgammon'],
  lead: ['one_die', 'throw_anew', 'coup_et_des'],
  worth: ['simple_double', 'pont', 'honours', 'honours_1780'],
} as const;

/** Those that are on or off. */
export const RULE_FLAGS = ['pile', 'rencontre', 'margot'] as const;

/** Those that matter where tours are played only. */
export const OF_TOURS = ['worth'] as const;

/** The rules of the board. */
export interface Options {
  bearing_off?: 'parisian' | 'provincial' | 'backgammon';
  pile?: boolean;
  rencontre?: boolean;
  margot?: boolean;
  lead?: 'one_die' | 'throw_anew' | 'coup_et_des';
  worth?: 'simple_double' | 'pont' | 'honours' | 'honours_1780';
  marking?: 'engine' | 'hand';
  moves?: 'refused' | 'touch';
  pegs?: 'law' | 'hand';
  hand_law?: '1.0' | '1.1';
  missed?: boolean;
}

/** What a name has at most. */
export const LONGEST_NAME = { characters: 64, bytes: 128 } as const;
