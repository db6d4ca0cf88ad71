import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  half: {
    title: 'Demi-cases et cases',
    text: [
      'Une dame seule fait une demi-case : elle peut être battue. Deux dames ou plus font une case.',
      'Les dames entourées sont à découvert.',
    ],
  },
  make: {
    title: 'Faites une case',
    text: ['Jouez ce coup pour couvrir votre dame de 8.'],
    right: 'La dame de 8 est couverte : vous avez une demi-case de moins, une case de plus.',
    hint: 'Une dame de 5 ou de 6 peut venir sur 8.',
  },
  full: {
    title: 'Le plein',
    text: [
      'Un jan est plein quand chacune de ses six flèches porte au moins deux de vos dames. En remplir un est le but de la première moitié du jeu.',
      'Ici, votre grand jan, flèches 7 à 12, est plein.',
    ],
  },
  fills: {
    title: 'Il en manque une',
    text: ['Il ne manque qu’une dame, sur 8. Vous remplissez dès que les dés peuvent y en mener une.'],
    right: 'Une dame du talon joue six et un, et vient sur 8.',
    hint: 'Quelle dame pourrait venir sur 8, par un nombre ou par les deux ?',
  },
  worth: {
    title: 'Ce que vaut remplir',
    text: ['Remplir vaut 4 points la façon, 6 au doublet.'],
    right: 'Une dame du talon vient sur 8 par la somme : une façon, 4 points.',
    hint: 'Comptez les façons de mener une dame sur 8.',
  },
  not: {
    title: 'Et avec ces dés ?',
    text: ['Il manque toujours une dame sur 8.'],
    right: 'Vous n’avez de dame ni sur 3 ni sur 4, et une dame qui a dépassé 8 ne revient pas.',
    hint: 'D’où viendrait-elle ? De 3, de 4…',
  },
  must: {
    title: 'Si vous pouvez remplir, il le faut',
    text: [
      'Remplir est obligatoire : tant qu’une façon de jouer le coup remplit, les autres sont interdites. Essayez.',
    ],
    right: 'Une dame est venue sur 8 : votre grand jan est plein.',
  },
  two: {
    title: 'Deux façons',
    text: [
      'Quand une seule dame manque, chaque nombre qui en amène une est une façon, et la somme en est une de plus.',
    ],
    right: 'L’as depuis 6 et la somme depuis 4 amènent une dame sur 7 : deux façons.',
    hint: 'Quelles dames peuvent venir sur 7, par un, par deux, par trois ?',
  },
  three: {
    title: 'Trois façons',
    text: ['Cette fois, trois dames différentes peuvent venir.'],
    right:
      'Le deux depuis 6, le trois depuis 5 et la somme depuis 3 amènent une dame sur 8 : trois façons, le plus possible.',
    hint: 'Vers 8 : depuis 6, depuis 5, depuis 3.',
  },
  pair: {
    title: 'Deux dames manquent',
    text: ['S’il manque deux dames, chaque nombre doit en amener une : cela ne fait qu’une façon.'],
    right: 'Le six amène la dame de 1 sur 7, le deux une dame de 6 sur 8 : une façon.',
    hint: 'Il en manque une sur 7 et une sur 8.',
  },
  petit: {
    title: 'Le petit jan aussi',
    text: [
      'Vous pouvez remplir aussi le petit jan, flèches 1 à 6 ; et plus tard le jan de retour, chez l’adversaire (leçon 9).',
    ],
    right: 'Le deux mène une dame de 1 à 3 : votre petit jan est plein.',
    hint: 'Il manque une dame sur 3.',
  },
  drill: {
    title: 'Remplit-il, et de combien de façons ?',
    text: ['Comptez tout ce que le coup vous donne. Certains coups ne donnent rien.'],
  },
  game: {
    title: 'Remplissez un jan',
    text: ['Votre grand jan est presque plein. Jouez contre Hector jusqu’à remplir un jan.'],
    right: 'Votre jan est plein. La leçon suivante montre comment le conserver.',
  },
};
