import type { Level } from '../../../wire/messages/levels';

/** Les adversaires : qui ils sont et comment ils jouent. */
export const frLevels = {
  label: 'Votre adversaire',
  rank: {
    geronte: 'toutes premières parties',
    hector: 'débutant',
    valere: 'amateur',
    toutabas: 'bon amateur',
    jollyvet: 'bon joueur',
    soumille: 'fort',
    guiton: 'très fort',
    lelasseux: 'pleine force',
  } satisfies Record<Level, string>,
  name: {
    geronte: 'Géronte',
    hector: 'Hector',
    valere: 'Valère',
    toutabas: 'Toutabas',
    jollyvet: 'Jollyvet',
    soumille: 'Soumille',
    guiton: 'Guiton',
    lelasseux: 'Lelasseux',
  } satisfies Record<Level, string>,
  text: {
    geronte:
      'Le père du Joueur de Regnard : il ne regarde que son propre coup et se trompe souvent de plusieurs trous.',
    hector: 'Le valet du Joueur : il ne regarde que son propre coup et s’y méprend encore beaucoup.',
    valere: 'Le Joueur lui-même : il ne regarde que son propre coup et laisse passer plus d’une bonne case.',
    toutabas: 'Le « maître de trictrac » de la comédie : il ne regarde que son propre coup, mais s’y trompe moins.',
    jollyvet: 'L’auteur du premier traité (1634) : il juge bien les positions et se trompe de peu.',
    soumille: 'L’abbé, qui en fit un traité (1738) : il juge au mieux son propre coup, sans voir plus loin.',
    guiton: 'L’auteur du traité de 1822 : il regarde aussi vos vingt et un jets possibles.',
    lelasseux:
      'L’auteur du traité de 1852 : il regarde vos jets et les réponses qui les suivent ; l’adversaire le plus fort ici.',
  } satisfies Record<Level, string>,
  fair: 'Les dés sont les mêmes pour tout le monde.',
};
export type LevelsText = typeof frLevels;
