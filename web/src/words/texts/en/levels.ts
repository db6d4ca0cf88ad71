import type { LevelsText } from '../fr/levels';

/** The opponents: who they are and how they play. */
export const enLevels: LevelsText = {
  label: 'Your opponent',
  rank: {
    geronte: 'very first games',
    hector: 'beginner',
    valere: 'amateur',
    toutabas: 'good amateur',
    jollyvet: 'good player',
    soumille: 'strong',
    guiton: 'very strong',
    lelasseux: 'full strength',
  },
  name: {
    geronte: 'Géronte',
    hector: 'Hector',
    valere: 'Valère',
    toutabas: 'Toutabas',
    jollyvet: 'Jollyvet',
    soumille: 'Soumille',
    guiton: 'Guiton',
    lelasseux: 'Lelasseux',
  },
  text: {
    geronte:
      'The Gambler’s father in Regnard’s comedy: looks only at the current move, and is often wrong by several holes.',
    hector: 'The Gambler’s valet: looks only at the current move, and still misjudges it a good deal.',
    valere: 'The Gambler in person: looks only at the current move, and overlooks more than one good play.',
    toutabas: 'The comedy’s “master of trictrac”: looks only at the current move, but misjudges it less.',
    jollyvet: 'Author of the first treatise (1634): a good judge of positions, rarely far off.',
    soumille:
      'The abbé who wrote a treatise (1738): judges the current move as well as possible, and looks no further.',
    guiton: 'Author of the treatise of 1822: also looks at your 21 possible rolls.',
    lelasseux:
      'Author of the treatise of 1852: looks at your rolls and at the replies to them; the strongest opponent here.',
  },
  fair: 'The dice are the same for everybody.',
};
