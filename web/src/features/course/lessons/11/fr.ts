import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  rare: {
    title: 'Les coups heureux du début',
    text: [
      'Au début d’un relevé, quelques coups heureux rapportent : ce sont les jans rares. Vous les marquez, que vous les jouiez ou non.',
    ],
  },
  six: {
    title: 'Le jan de six tables',
    text: [
      'À votre troisième coup, quatre dames seules sont sur quatre des flèches 2 à 7. Si les deux nombres peuvent garnir, depuis le talon, les deux autres, c’est le jan de six tables.',
    ],
    right: 'Le deux mène une dame sur 3, le quatre une dame sur 5 : les six flèches seraient garnies.',
    hint: 'Quelles flèches sont vides entre 2 et 7 ? Un doublet n’est pas possible ici : 4 points.',
  },
  two: {
    title: 'Le jan de deux tables',
    text: [
      'Deux dames seulement ont quitté le talon, et les deux coins sont vides. Si un nombre mène la première sur votre coin, et l’autre nombre la seconde sur celui de l’adversaire, vous marquez.',
    ],
    right: 'Le cinq mène de 7 à 12, le trois de 10 à 13 : 4 points, ou 6 au doublet.',
    hint: 'Comptez de 7 à 12 et de 10 à 13.',
  },
  contreTables: {
    title: 'Le contre-jan',
    text: [
      'Vous n’avez que deux dames hors du talon ; six et trois les porteraient sur votre coin et sur celui de l’adversaire.',
      'Mais l’adversaire tient déjà son coin : le jan se retourne contre vous.',
    ],
    right: 'C’est un contre-jan : 4 points pour l’adversaire, ou 6 au doublet.',
    hint: 'Il vaut autant que le jan, mais pour l’adversaire.',
  },
  mezeas: {
    title: 'Le jan de mézéas',
    text: [
      'Vos deux premières dames ont pris votre coin, et rien d’autre n’a bougé. Celui de l’adversaire est vide. Un as fait le jan de mézéas.',
    ],
    right: 'Vous avez amené un as, au coup simple : 4 points.',
    hint: 'Il vaut autant que le jan de deux tables, au coup simple.',
  },
  aces: {
    title: 'Deux as',
    text: ['La même position, avec deux as.'],
    right: 'Deux as sont un doublet : 6 points.',
    hint: 'Il vaut autant que le jan de deux tables, au doublet.',
  },
  contreMezeas: {
    title: 'Contre-jan de mézéas',
    text: ['Cette fois, l’adversaire tient déjà son coin.'],
    right: 'Le jan se retourne contre vous : l’adversaire marque les 4 points.',
    hint: 'L’adversaire marque ce que vous auriez marqué.',
  },
  drill: {
    title: 'Que vaut ce début ?',
    text: ['Dans chacun de ces débuts, un jan rare est proche. Combien de points ce coup vous donne-t-il ?'],
  },
  game: {
    title: 'Vos quatre premiers coups',
    text: ['Ouvrez contre Valère, et guettez un jan rare : il ne peut venir qu’à ces premiers coups.'],
    right: 'Vos premiers coups sont joués. Un jan rare vient peu souvent ; quand il viendra, vous le verrez.',
  },
};
