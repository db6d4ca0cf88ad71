import { count as s, de } from './grammar';

/** La page de départ d’une personne qui revient. */
export const frHome = {
  against: (name: string) => `Votre partie contre ${name}`,
  yourTurn: 'À vous de jouer',
  yourThrow: 'À vous de jeter',
  yourChoice: 'À vous de choisir : tenir ou s’en aller',
  theirTurn: (name: string) => `Au tour ${de(name)}`,
  holes: (own: number, theirs: number) => `${s(own, 'trou')} à ${theirs}`,
  points: (own: number, theirs: number) => `${s(own, 'point')} à ${theirs}`,
  go: 'Reprendre',
  others: (n: number) => (n > 1 ? `${n} autres parties en cours` : 'Une autre partie en cours'),
  /** The number of days in a row with an answer. */
  row: (n: number) => `${n} jours de suite`,
  answered: (day: string) => `${day} : une réponse`,
  missed: (day: string) => `${day} : rien`,
  today: (day: string) => `${day}, aujourd’hui : pas encore`,
  week: 'Vos sept derniers jours',
  games: 'Autres jeux',
  sheet: 'Feuille de marque',
  sheetHint: 'pour un vrai tablier',
  two: 'À deux sur cet appareil',
  twoHint: 'chacun son tour',
  pools: 'Poules',
  poolsHint: 'à trois ou plus, un seul panier',
  book: 'Règles',
  standings: 'Classement',
  setUp: 'Composer une position',
};

export type HomeText = typeof frHome;
