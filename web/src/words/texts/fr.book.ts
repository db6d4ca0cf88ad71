/** The French sentences around the rules and the glossary. */
export const frBook = {
  title: 'Règles et glossaire',
  shelves: {
    rules: 'Règles',
    ecrire: 'À écrire',
    combine: 'Combiné',
    pools: 'À plusieurs',
    courrier: 'Le Tric Trac',
    sheet: 'Feuille de compte',
    glossary: 'Glossaire',
  },
  seek: 'Chercher',
  search: 'Chercher une règle ou un mot',
  contents: 'Sommaire',
  none: 'Aucun résultat.',
  found: (n: number) => (n < 2 ? `${n} résultat` : `${n} résultats`),
  sources: (text: string) => `Sources : ${text}`,
  labels: 'Les étiquettes des sources sont expliquées à la fin des règles.',
  sourceNames: {
    S0: 'Lalanne',
    S1: 'Lois et règles',
    S2: 'Wikipédia française',
    S3: 'Wikipédia anglaise',
    S4: 'Le Tric Trac',
    G: 'Guiton',
    LL: 'Lelasseux-Lafosse',
    LP: 'Lepeintre',
    SO: 'Soumille',
    TC: 'Le trictrac combiné',
  } as Record<string, string>,
  wait: 'Ouverture…',
  lost: 'Les règles n’ont pas pu être chargées. Vérifiez la connexion.',
  toGame: 'Retour au jeu',
  toPage: 'Retour',
  term: (word: string) => `Ce que veut dire « ${word} »`,
};

export type BookText = typeof frBook;
