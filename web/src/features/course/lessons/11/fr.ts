import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  rare: {
    title: 'Les premiers coups',
    text: [
      'Au début d’un relevé, quelques hasards rapportent : ce sont les jans rares. On ne les joue pas forcément ; on les marque.',
    ],
  },
  six: {
    title: 'Le jan de six tables',
    text: [
      'À votre troisième coup, quatre dames seules sont sur quatre des flèches 2 à 7. Si les deux nombres pouvaient garnir du talon les deux autres, c’est le jan de six tables.',
    ],
    right: 'Le deux va sur 3, le quatre sur 5 : les six flèches seraient garnies.',
    hint: 'Lesquelles manquent entre 2 et 7 ? Il n’y a pas de doublet possible : 4 points.',
  },
  two: {
    title: 'Le jan de deux tables',
    text: [
      'Deux dames seulement ont quitté le talon, les coins sont vides. Si un nombre mène la première sur votre coin, et l’autre nombre la seconde sur celui d’en face, vous marquez.',
    ],
    right: 'Le cinq de 7 à 12, le trois de 10 à 13 : 4 points, 6 au doublet.',
    hint: 'Comptez de 7 à 12 et de 10 à 13.',
  },
  mezeas: {
    title: 'Le jan de mézéas',
    text: [
      'Vos deux premières dames ont pris votre coin, et rien d’autre n’a bougé. Celui de l’autre est vide. Un as vaut le mézéas.',
    ],
    right: 'Un as au coup simple : 4 points.',
    hint: 'C’est le tarif habituel au coup simple.',
  },
  aces: {
    title: 'Deux as',
    text: ['La même position, avec deux as.'],
    right: '6 points au doublet.',
    hint: 'Le tarif habituel au doublet.',
  },
  contre: {
    title: 'Contre-jan de mézéas',
    text: ['Cette fois, l’autre tient déjà son coin.'],
    right: 'Le jan se retourne : il marque à votre place.',
    hint: 'Ce que vous auriez marqué est pour lui.',
  },
  spread: {
    title: 'Le premier coup',
    text: ['Les premiers coups servent à sortir des dames du talon. Jouez trois et as au mieux.'],
    right: 'Deux dames neuves valent mieux qu’une seule plus loin : elles donneront des cases.',
    hint: 'Abattez deux dames du talon.',
  },
  low: {
    title: 'Encore un premier coup',
    text: ['Cinq et deux.'],
    right: 'De même : une dame sur 6, une sur 3.',
    hint: 'Deux dames du talon.',
  },
  second: {
    title: 'Le deuxième coup',
    text: ['Vous avez deux dames dehors. Cinq et deux encore : où chercher des cases ?'],
    right: 'Encore deux dames du talon : plus elles sont nombreuses devant, plus de coups construiront.',
    hint: 'Le talon est encore bien chargé.',
  },
  petit: {
    title: 'Petit jan ou grand jan ?',
    text: [
      'De petits nombres au début, et le petit jan se dessine : on le remplit, on le garde quelques coups, puis il faut passer. Ici, remplissez-le.',
    ],
    right: 'Un petit jan se fait vite, mais ne dure pas. Le grand jan est le but ordinaire.',
    hint: 'Il manque une dame sur 3.',
  },
  plan: {
    title: 'L’ordre des choses',
    text: [
      'Des dames sorties d’abord ; puis des cases basses dans le grand jan, 8, 9, 10 ; le coin dès qu’il s’offre ; enfin le plein.',
      'Les demi-cases sont sans danger tant que l’autre est loin : osez-les tôt.',
    ],
  },
  drill: {
    title: 'Que vaut ce début ?',
    text: ['Dans chacun de ces débuts, un jan rare est proche. Combien de points ce coup vous donne-t-il ?'],
  },
  game: {
    title: 'Vos quatre premiers coups',
    text: ['Ouvrez contre Valère : des dames devant, puis des cases.'],
    right: 'Une bonne ouverture donne beaucoup de coups qui servent.',
  },
};
