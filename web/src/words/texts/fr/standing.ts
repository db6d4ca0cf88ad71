import { count } from './grammar';

/** Ce qu’une table et une invitation disent des parties classées. */
export const frStanding = {
  title: 'Classement',
  hint: 'les meilleurs, par jeu',
  rated: 'Partie classée',
  ratedShort: 'classée',
  ratedHint: 'Le résultat compte pour les deux joueurs. Pas de conseils pendant la partie.',
  guest: 'Il faut un compte pour jouer une partie classée.',
  toAccount: 'Se connecter',
  points: (points: number) => `${points} au classement`,
  provisional: 'provisoire',
  near: (deviation: number) => `à ${count(deviation, 'point')} près`,
  counting: 'Calcul du classement…',
  late: 'Le résultat sera compté sous peu.',
  after: 'Classement',
  change: (name: string, before: number, after: number) => `${name} passe de ${before} à ${after}.`,
  why: {
    stopped: 'La partie ne compte pas : elle s’est arrêtée d’un commun accord.',
    too_short: 'La partie ne compte pas : elle s’est arrêtée avant dix coups.',
    too_often: 'La partie ne compte pas : vous avez déjà joué cinq parties classées l’un contre l’autre aujourd’hui.',
    left: 'La partie ne compte pas : un des joueurs n’a plus de compte.',
  },
  closed: 'Partie classée en cours',
  closedHint: 'L’analyse s’ouvre à tous dès que la partie est finie.',
};

export type StandingText = typeof frStanding;
