/** The French sentences around the rules and the glossary. */
export const frBook = {
  title: 'Règles et glossaire',
  rules: 'Règles',
  glossary: 'Glossaire',
  search: 'Chercher une règle ou un mot',
  contents: 'Sommaire',
  none: 'Aucun résultat.',
  found: (n: number) => (n < 2 ? `${n} résultat` : `${n} résultats`),
  sources: (text: string) => `Sources : ${text}`,
  labels: 'Les étiquettes des sources sont expliquées au début des règles.',
  all: 'Tout le glossaire',
  wait: 'On ouvre le livre…',
  lost: 'Le livre ne peut pas être ouvert sans connexion.',
  back: 'Accueil',
  term: (word: string) => `Ce que veut dire « ${word} »`,
};

export type BookText = typeof frBook;
