import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Battre sans bouger',
    text: [
      'Une dame noire est seule sur 15. Votre quatre y porterait une dame de 11 : vous la battez.',
      'Rien ne bouge. Vous comptez ce que les dés permettraient, vous marquez les points, et alors seulement vous jouez.',
    ],
  },
  what: {
    title: 'Et la dame battue ?',
    text: ['Vous avez battu la dame noire. Que devient-elle ?'],
    choices: ['Rien : elle reste où elle est', 'Elle retourne à son talon', 'Elle sort du tablier'],
    right: 'La dame reste sur 15. Vous pouvez même jouer tout autre chose : les points sont à vous.',
    hint: 'Au trictrac, aucune dame n’est jamais prise.',
  },
  both: {
    title: 'Un nombre, ou la somme',
    text: [
      'Chaque nombre peut battre, et la somme aussi : une seule dame joue alors les deux nombres et se repose en chemin. Deux dames noires sont seules.',
    ],
    right: 'Votre dame de 11 bat celle de 15 par le quatre, et celle de 17 par la somme.',
    hint: 'Comptez depuis chacune de vos dames : deux, quatre, et six.',
  },
  tariff: {
    title: 'Ce que cela vaut',
    text: ['Sur les flèches 7 à 18, celles des deux grands jans, chaque façon de battre vaut 2 points.'],
    right: 'Vous battez les dames de 15 et de 17, d’une façon chacune : 2 × 2 points.',
  },
  home: {
    title: 'Davantage dans les petits jans',
    text: ['Sur les flèches 1 à 6 et 19 à 24, celles des deux petits jans, chaque façon vaut 4 points.'],
    right: 'Vous battez la dame de 19, dans le petit jan de l’adversaire : 4 points.',
    hint: 'Une seule dame est à portée : depuis votre flèche 12, par la somme. Où est-elle ?',
  },
  ways: {
    title: 'Compter les façons',
    text: [
      'Vous pouvez battre une même dame de plusieurs façons : par un nombre, par l’autre, par la somme. Vous marquez chacune d’elles.',
    ],
    right: 'Vous battez la dame de 14 de deux façons : par le quatre depuis 10, et par la somme depuis 7.',
    hint: 'La dame de 14 : que peut chaque nombre ? Et les deux ensemble ?',
  },
  three: {
    title: 'Trois façons',
    text: ['Il n’y a jamais plus de trois façons : un nombre, l’autre, et la somme.'],
    right: 'Vous battez la dame de 14 par le quatre depuis 10, par le deux depuis 12, et par la somme depuis 8.',
    hint: 'Quelle dame noire atteignez-vous par le quatre, par le deux, et par six ?',
  },
  doublet: {
    title: 'Au doublet',
    text: [
      'Un doublet n’a que deux façons, le nombre et la somme ; mais chacune vaut davantage : 4 points au lieu de 2, 6 au lieu de 4.',
    ],
    right: 'Vous battez la dame de 15 depuis 11, par la somme des deux deux : une façon, 4 points.',
    hint: 'Au doublet, chaque façon vaut 4 points de ce côté.',
  },
  closed: {
    title: 'Un repos en chemin',
    text: [
      'Pour battre par la somme, votre dame doit pouvoir se reposer. Deux dames adverses ensemble ferment leur flèche ; une seule ne la ferme pas : vous la battez au passage.',
    ],
    right:
      'L’adversaire tient 13 et 15 : vous ne battez pas la dame de 17. C’est même lui qui marquera : c’est battre à faux (leçon 8).',
    hint: 'Pour aller de 11 à 17, où vous reposer ?',
  },
  cover: {
    title: 'Ne laissez pas de dame seule',
    text: [
      'Une dame seule, une demi-case, peut être battue. Deux ensemble font une case, et n’ont rien à craindre.',
      'Couvrez votre dame de 8.',
    ],
    right: 'La dame de 5 couvre celle de 8 : vous avez fait une case.',
    hint: 'Quelle dame est à trois flèches de là ?',
  },
  drill: {
    title: 'Combien de points ?',
    text: ['Dans chaque position vous battez. Comptez toutes les façons.'],
  },
  game: {
    title: 'Battez une dame',
    text: ['Jouez contre Hector jusqu’à ce que vos dés battent une dame.'],
    right: 'Vous avez battu. Touchez la ligne du coup : des traits montrent par où.',
  },
};
