import type { BookText } from './fr.book';

/** The English sentences around the rules and the glossary. */
export const enBook: BookText = {
  title: 'Rules and glossary',
  rules: 'Rules',
  glossary: 'Glossary',
  search: 'Search for a rule or a word',
  contents: 'Contents',
  none: 'No results.',
  found: (n) => (n === 1 ? '1 result' : `${n} results`),
  sources: (text) => `Sources: ${text}`,
  labels: 'The labels of the sources are explained at the beginning of the rules.',
  all: 'The whole glossary',
  wait: 'Opening the book…',
  lost: 'The book cannot be opened without a connection.',
  back: 'Start',
  term: (word) => `What “${word}” means`,
};
