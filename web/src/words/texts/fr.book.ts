/** The French sentences around the rules and the glossary. */
export const frBook = {
  title: 'Règles et glossaire',
  rules: 'Règles',
  glossary: 'Glossaire',
  search: 'Chercher une règle ou un mot',
  contents: 'Sommaire',
  none: 'Rien ne répond à ces mots.',
  found: (n: number) => (n < 2 ? `${n} réponse` : `${n} réponses`),
  sources: (text: string) => `Sources : ${text}`,
  labels: 'Les étiquettes des sources sont expliquées au début des règles.',
  all: 'Tout le glossaire',
  wait: 'On ouvre le livre…',
  lost: 'Le livre ne peut pas être ouvert sans connexion.',
  back: 'Accueil',
  term: (word: string) => `Ce que veut dire « ${word} »`,
};

export type BookText = typeof frBook;
