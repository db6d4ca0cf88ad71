import type { Kind } from '../../wire/messages/drill';

/** A lesson as the list shows it. */
export interface LessonEntry {
  /** The time that it takes, in minutes. */
  minutes: number;
  /** Words of the glossary met for the first time. */
  words: string[];
  /** The trainer for the subject of the lesson. */
  trains?: Kind;
  /** The model game that shows its subject, by its number. */
  model?: number;
}

/** The lessons in their order. */
export const LESSONS: LessonEntry[] = [
  { minutes: 5, words: ['fleche', 'talon', 'jan', 'tout-d-une', 'doublet'] },
  { minutes: 6, words: ['battre', 'battre-a-vrai', 'facon'], trains: 'count' },
  { minutes: 6, words: ['jeton', 'fichet', 'trou', 'bredouille', 'double-jeton'], trains: 'count' },
  { minutes: 7, words: ['coin-de-repos', 'par-effet', 'par-puissance', 'battre-le-coin'], trains: 'count' },
  { minutes: 7, words: ['demi-case', 'case', 'remplir', 'plein'], trains: 'count' },
  { minutes: 7, words: ['conserver', 'conserver-par-impuissance', 'plein'], trains: 'count' },
  { minutes: 7, words: ['tenir', 's-en-aller', 'releve', 'points-de-reste'], trains: 'hold_or_go' },
  { minutes: 8, words: ['battre-a-faux', 'impuissance'], trains: 'count' },
  { minutes: 8, words: ['jan-interdit', 'jan-de-retour', 'passage'], trains: 'count', model: 3 },
  { minutes: 7, words: ['sortir', 'nombre-excedant', 'bande-de-sortie'], trains: 'count' },
  {
    minutes: 7,
    words: ['jan-rare', 'jan-de-six-tables', 'jan-de-deux-tables', 'jan-de-mezeas', 'contre-jan'],
    trains: 'count',
  },
  { minutes: 8, words: ['coup-simple', 'abattre', 'surcase'], trains: 'chances' },
  { minutes: 10, words: ['case-du-diable', 'mettre-dedans', 'enfilade'], trains: 'play' },
  { minutes: 40, words: ['tour', 'pavillon', 'grande-bredouille', 'primaute'], trains: 'play' },
  { minutes: 7, words: ['ecole', 'ecole-par-moins', 'fausse-ecole'], trains: 'count' },
  {
    minutes: 25,
    words: ['marque', 'refait', 'consolation', 'petite-bredouille', 'queue-des-marques'],
    trains: 'hold_or_go',
  },
  { minutes: 8, words: ['honneurs', 'suspendre', 'poule', 'chouette', 'courrier'] },
  { minutes: 9, words: ['tout-a-bas', 'garnir'], trains: 'play' },
  { minutes: 9, words: ['caser', 'petit-jan', 'grand-jan'], trains: 'play' },
  { minutes: 9, words: ['surnumeraire', 'par-puissance'], trains: 'play', model: 1 },
  { minutes: 9, words: ['s-exposer', 'repos'], trains: 'chances', model: 2 },
  { minutes: 8, words: ['rompre', 'points-de-reste'], trains: 'hold_or_go' },
  { minutes: 9, words: ['abattre', 'demi-case'], trains: 'play' },
  { minutes: 9, words: ['petit-jan', 'mettre-dedans', 'remplir'], trains: 'play' },
  { minutes: 9, words: ['surnumeraire', 'conserver', 'rompre'], trains: 'chances' },
  { minutes: 8, words: ['jan-de-retour', 'passer-au-retour', 'jeu-de-retour'], trains: 'chances' },
  { minutes: 25, words: ['marque', 'refait', 'petite-bredouille', 'grande-bredouille'], trains: 'hold_or_go' },
];

/** The numbers of the first lessons of the parts of the course. */
export const PARTS = [1, 5, 9, 11, 15, 18];
