import type { Kind } from '../../wire/messages/drill';
import type { CourseLesson } from './script';

/** A lesson as the list shows it. */
export interface LessonEntry {
  /** About how long it takes. */
  minutes: number;
  /** Words of the glossary met for the first time. */
  words: string[];
  /** The trainer of what it teaches. */
  trains?: Kind;
  load: () => Promise<{ default: CourseLesson }>;
}

/** The lessons in their order. */
export const LESSONS: LessonEntry[] = [
  { minutes: 5, words: ['fleche', 'talon', 'tout-d-une', 'doublet'], load: () => import('./lessons/01/lesson') },
  {
    minutes: 6,
    words: ['battre', 'battre-a-vrai', 'facon'],
    trains: 'count',
    load: () => import('./lessons/02/lesson'),
  },
  {
    minutes: 6,
    words: ['jeton', 'fichet', 'trou', 'bredouille', 'double-jeton'],
    trains: 'count',
    load: () => import('./lessons/03/lesson'),
  },
  {
    minutes: 7,
    words: ['coin-de-repos', 'par-effet', 'par-puissance', 'battre-le-coin'],
    trains: 'count',
    load: () => import('./lessons/04/lesson'),
  },
  {
    minutes: 7,
    words: ['demi-case', 'case', 'remplir', 'plein'],
    trains: 'count',
    load: () => import('./lessons/05/lesson'),
  },
  {
    minutes: 7,
    words: ['conserver', 'conserver-par-impuissance', 'plein'],
    trains: 'count',
    load: () => import('./lessons/06/lesson'),
  },
  {
    minutes: 7,
    words: ['tenir', 's-en-aller', 'releve', 'points-de-reste'],
    trains: 'hold_or_go',
    load: () => import('./lessons/07/lesson'),
  },
  {
    minutes: 8,
    words: ['battre-a-faux', 'impuissance', 'contre-jan'],
    trains: 'count',
    load: () => import('./lessons/08/lesson'),
  },
  {
    minutes: 8,
    words: ['jan-interdit', 'jan-de-retour', 'passage'],
    trains: 'count',
    load: () => import('./lessons/09/lesson'),
  },
  {
    minutes: 7,
    words: ['sortir', 'nombre-excedant', 'bande-de-sortie'],
    trains: 'count',
    load: () => import('./lessons/10/lesson'),
  },
  {
    minutes: 8,
    words: ['jan-rare', 'jan-de-six-tables', 'jan-de-deux-tables', 'jan-de-mezeas', 'abattre'],
    trains: 'count',
    load: () => import('./lessons/11/lesson'),
  },
  {
    minutes: 8,
    words: ['coup-simple', 'doublet', 'surcase'],
    trains: 'chances',
    load: () => import('./lessons/12/lesson'),
  },
  {
    minutes: 7,
    words: ['case-du-diable', 'mettre-dedans', 'enfilade'],
    trains: 'play',
    load: () => import('./lessons/13/lesson'),
  },
  {
    minutes: 20,
    words: ['tour', 'pavillon', 'grande-bredouille', 'primaute'],
    trains: 'play',
    load: () => import('./lessons/14/lesson'),
  },
  {
    minutes: 7,
    words: ['ecole', 'ecole-par-moins', 'fausse-ecole'],
    trains: 'count',
    load: () => import('./lessons/15/lesson'),
  },
  {
    minutes: 10,
    words: ['marque', 'refait', 'consolation', 'petite-bredouille', 'queue-des-marques'],
    trains: 'hold_or_go',
    load: () => import('./lessons/16/lesson'),
  },
  {
    minutes: 8,
    words: ['honneurs', 'suspendre', 'poule', 'chouette', 'courrier'],
    load: () => import('./lessons/17/lesson'),
  },
];

/** Where the parts of the course begin, by the numbers of their first lessons. */
export const PARTS = [1, 5, 9, 11, 15];
