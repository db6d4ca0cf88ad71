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
    text: ['Jouez ce coup de façon à couvrir votre dame de 8.'],
    right: 'Une demi-case de moins, une case de plus.',
    hint: 'Une dame de 5 ou de 6 peut venir sur 8.',
  },
  full: {
    title: 'Le plein',
    text: [
      'Deux dames au moins sur chacune des six flèches d’un jan : il est plein. C’est le but de la première moitié du jeu.',
      'Le vôtre est le grand jan, flèches 7 à 12.',
    ],
  },
  fills: {
    title: 'Il en manque une',
    text: ['Il ne manque qu’une dame sur 8. Remplir compte dès que les dés peuvent l’y mener.'],
    right: 'Une dame du talon fait six et un.',
    hint: 'Quelle dame pourrait venir sur 8, par un nombre ou par les deux ?',
  },
  worth: {
    title: 'Ce que vaut remplir',
    text: ['4 points la façon, 6 au doublet.'],
    right: 'Une façon : la somme.',
    hint: 'Comptez les façons de mener une dame sur 8.',
  },
  not: {
    title: 'Et avec ces dés ?',
    text: ['Toujours une dame à mener sur 8.'],
    right: 'Ni cinq, ni quatre, ni neuf ne mènent à 8. Une dame déjà passée ne revient pas.',
    hint: 'D’où viendrait-elle ? De 3, de 4…',
  },
  must: {
    title: 'Qui peut remplir le doit',
    text: [
      'Remplir n’est pas un choix : tant qu’une façon de jouer le coup remplit, les autres sont défendues. Essayez.',
    ],
    right: 'Le grand jan est plein.',
  },
  two: {
    title: 'Deux façons',
    text: ['Quand une seule dame manque, chaque nombre qui l’amène est une façon, et la somme encore une.'],
    right: 'L’as depuis 6, et les deux ensemble depuis 4.',
    hint: 'Qui peut venir sur 7, par un, par deux, par trois ?',
  },
  three: {
    title: 'Trois façons',
    text: ['Cette fois, trois dames différentes peuvent venir.'],
    right: 'Par le deux, par le trois, et par la somme : le plus que l’on puisse.',
    hint: 'Vers 8 : depuis 6, depuis 5, depuis 3.',
  },
  pair: {
    title: 'Deux dames manquent',
    text: ['S’il en manque deux, il faut que chaque nombre en amène une ; cela ne fait qu’une façon.'],
    right: 'Le six depuis 1 vient sur 7, le deux depuis 6 vient sur 8.',
    hint: 'Il en manque une sur 7 et une sur 8.',
  },
  petit: {
    title: 'Le petit jan aussi',
    text: ['On peut remplir aussi le petit jan, flèches 1 à 6 ; et plus tard le jan de retour, chez l’autre.'],
    right: 'Le deux mène de 1 à 3.',
    hint: 'Il manque une dame sur 3.',
  },
  drill: {
    title: 'Remplit-il, et de combien de façons ?',
    text: ['Comptez tout ce que le coup vous donne. Certains coups ne donnent rien.'],
  },
  game: {
    title: 'Remplissez',
    text: ['Votre jeu est presque fait. Jouez contre Hector jusqu’à remplir un jan.'],
    right: 'Le plein est fait. Reste à le garder.',
  },
};
