import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  rare: {
    title: 'Les premiers coups',
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
  spread: {
    title: 'Le premier coup',
    text: ['Les premiers coups servent à sortir des dames du talon. Jouez trois et as au mieux.'],
    right: 'Vous abattez deux dames du talon : elles donneront des cases, et valent mieux qu’une seule plus loin.',
    hint: 'Abattez deux dames du talon.',
  },
  low: {
    title: 'Encore un premier coup',
    text: ['Vous amenez cinq et deux.'],
    right: 'De nouveau, vous abattez deux dames du talon : une sur 6, une sur 3.',
    hint: 'Jouez deux dames du talon.',
  },
  second: {
    title: 'Le deuxième coup',
    text: ['Vous avez deux dames dehors. Vous amenez encore cinq et deux : d’où viendront vos cases ?'],
    right: 'Vous abattez encore deux dames : plus il y en a devant le talon, plus de coups feront des cases.',
    hint: 'Le talon est encore bien garni.',
  },
  petit: {
    title: 'Petit jan ou grand jan ?',
    text: [
      'Après de petits nombres, le petit jan se dessine : vous le remplissez, le conservez quelques coups, puis il faut passer. Ici, il manque une dame : comptez le coup.',
    ],
    right:
      'Le deux mène une dame sur 3 : 4 points. Un petit jan est vite fait, mais ne dure pas ; visez plutôt le grand jan.',
    hint: 'Il manque une dame sur 3.',
  },
  plan: {
    title: 'L’ordre des choses',
    text: [
      'Sortez d’abord des dames du talon ; puis faites des cases basses dans le grand jan, sur 8, 9, 10 ; prenez le coin dès que possible ; remplissez enfin.',
      'Les demi-cases risquent peu tant que l’adversaire est loin : faites-les tôt.',
    ],
  },
  drill: {
    title: 'Que vaut ce début ?',
    text: ['Dans chacun de ces débuts, un jan rare est proche. Combien de points ce coup vous donne-t-il ?'],
  },
  game: {
    title: 'Vos quatre premiers coups',
    text: ['Ouvrez contre Valère : des dames hors du talon d’abord, puis des cases.'],
    right: 'Vous avez joué votre ouverture. Après une bonne ouverture, beaucoup de coups sont utiles.',
  },
};
