import type { BookText } from './fr.book';

/** The English sentences around the rules and the glossary. */
export const enBook: BookText = {
  title: 'Rules and glossary',
  shelves: {
    rules: 'Rules',
    ecrire: 'À écrire',
    combine: 'Combiné',
    pools: 'Several players',
    courrier: 'Le Tric Trac',
    sheet: 'Score sheet',
    glossary: 'Glossary',
  },
  seek: 'Search',
  search: 'Search the rules and the glossary',
  contents: 'Contents',
  none: 'No results',
  found: (n) => (n === 1 ? '1 result' : `${n} results`),
  sources: (text) => `Sources: ${text}`,
  labels: 'The labels of the sources are explained at the end of the rules.',
  sourceNames: {
    S0: 'Lalanne',
    S1: 'Lois et règles',
    S2: 'French Wikipedia',
    S3: 'English Wikipedia',
    S4: 'Le Tric Trac',
    G: 'Guiton',
    LL: 'Lelasseux-Lafosse',
    LP: 'Lepeintre',
    SO: 'Soumille',
    TC: 'Le trictrac combiné',
  },
  wait: 'Loading…',
  lost: 'The rules could not be loaded. Check your connection.',
  toGame: 'Back to the game',
  toPage: 'Back',
  term: (word) => `What “${word}” means`,
};
