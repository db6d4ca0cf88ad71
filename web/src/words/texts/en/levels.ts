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
      'The Gambler’s father in Regnard’s comedy: he looks at his own move only, and is often wrong by several holes.',
    hector: 'The Gambler’s valet: he looks at his own move only, and still misjudges it a good deal.',
    valere: 'The Gambler himself: he looks at his own move only, and overlooks more than one good play.',
    toutabas: 'The comedy’s “master of trictrac”: he looks at his own move only, but misjudges it less.',
    jollyvet: 'Author of the first treatise (1634): he judges a position well, and misses it by little.',
    soumille: 'The abbé who wrote a treatise (1738): he judges his own move as well as can be, and looks no farther.',
    guiton: 'Of the tables of 1822: he also counts his opponent’s twenty-one rolls.',
    lelasseux: 'Of the treatise of 1852: he counts the other’s rolls and his own after them; nobody here is stronger.',
  },
  fair: 'The dice are the same for all.',
};
