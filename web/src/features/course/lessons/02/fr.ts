import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Battre, en idée',
    text: [
      'Une dame noire est seule sur 15. Votre quatre y porterait une dame de 11 : vous la battez.',
      'Rien ne bouge. On compte ce que les dés permettraient, on marque, et alors seulement on joue.',
    ],
  },
  what: {
    title: 'Et la dame battue ?',
    text: ['Vous avez battu la dame noire. Que devient-elle ?'],
    choices: ['Rien : elle reste où elle est', 'Elle retourne à son talon', 'Elle sort du tablier'],
    right: 'On peut même jouer tout autre chose : les points sont marqués.',
    hint: 'Au trictrac, rien n’est jamais pris.',
  },
  both: {
    title: 'Un nombre, ou la somme',
    text: [
      'Chaque nombre peut battre, et la somme aussi : par une seule dame qui se repose en chemin. Deux dames noires sont seules.',
    ],
    right: 'Le quatre va de 11 à 15 ; les deux nombres ensemble, de 11 à 17.',
    hint: 'Comptez depuis chacune de vos dames : deux, quatre, et six.',
  },
  tariff: {
    title: 'Ce que cela vaut',
    text: ['Sur les flèches 7 à 18, la moitié des grands jans, chaque façon de battre vaut 2 points.'],
    right: 'Deux dames battues, 2 points chacune.',
  },
  home: {
    title: 'Plus cher dans les petits jans',
    text: ['Sur les flèches 1 à 6 et 19 à 24, la moitié des petits jans, chaque façon vaut 4 points.'],
    right: 'La dame de 19 est dans le petit jan de l’autre.',
    hint: 'Une seule dame est à portée : de votre coin, par la somme. Où est-elle ?',
  },
  ways: {
    title: 'Compter les façons',
    text: [
      'On peut battre une même dame de plusieurs façons : par un nombre, par l’autre, par la somme. Chacune se marque.',
    ],
    right: 'Directement par le quatre, et par la somme depuis 7.',
    hint: 'La dame de 14 : que peut chaque nombre ? Et les deux ensemble ?',
  },
  three: {
    title: 'Trois façons',
    text: ['Plus de trois, il n’y en a pas : un nombre, l’autre, et la somme.'],
    right: 'De 10 par le quatre, de 12 par le deux, de 8 par la somme.',
    hint: 'Quelle dame noire atteint-on par le quatre, par le deux, et par six ?',
  },
  doublet: {
    title: 'Au doublet',
    text: [
      'Un doublet n’a que deux façons, le nombre et la somme ; mais chacune vaut davantage : 4 points au lieu de 2, 6 au lieu de 4.',
    ],
    right: 'La somme des deux deux mène de 11 à 15.',
    hint: 'Chaque façon vaut 4 points de ce côté.',
  },
  closed: {
    title: 'Un repos, s’il vous plaît',
    text: [
      'Pour battre par la somme, il faut pouvoir se reposer. Deux dames adverses ensemble ferment leur flèche ; une seule ne la ferme pas : on la bat au passage.',
    ],
    right: 'Sur 13 comme sur 15, l’autre tient la place. C’est même lui qui marquera : battre à faux, leçon 8.',
    hint: 'Pour aller de 11 à 17, où se reposer ?',
  },
  cover: {
    title: 'Ne pas s’exposer',
    text: [
      'Une dame seule, une demi-case, peut être battue. Deux ensemble font une case, où l’on ne craint rien.',
      'Couvrez votre dame de 8.',
    ],
    right: 'Une case est faite.',
    hint: 'Quelle dame est à trois de là ?',
  },
  drill: {
    title: 'Combien ?',
    text: ['Dans chaque position vous battez. Comptez toutes les façons.'],
  },
  game: {
    title: 'Battez une dame',
    text: ['Jouez contre Hector jusqu’à ce que vos dés battent une dame.'],
    right: 'Touchez la ligne du coup : les traits montrent par où.',
  },
};
