import type { BookText } from './fr.book';

/** The English sentences around the rules and the glossary. */
export const enBook: BookText = {
  title: 'Rules and glossary',
  rules: 'Rules',
  glossary: 'Glossary',
  search: 'Look for a rule or a word',
  contents: 'Contents',
  none: 'Nothing answers to these words.',
  found: (n) => (n === 1 ? '1 answer' : `${n} answers`),
  sources: (text) => `Sources: ${text}`,
  labels: 'The labels of the sources are explained at the beginning of the rules.',
  all: 'The whole glossary',
  wait: 'Opening the book…',
  lost: 'The book cannot be opened without a connection.',
  back: 'Start',
  term: (word) => `What “${word}” means`,
};
