import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  jeton: {
    title: 'Le jeton compte les points',
    text: [
      'Chacun a un jeton, qui part d’entre les talons et avance au bout des flèches, de deux en deux points. Le vôtre est sur 4.',
      'Vous marquez toujours avant de jouer.',
    ],
  },
  stands: {
    title: 'Avancez le jeton',
    text: ['Vous aviez 4 points. Comptez ce que bat ce coup.'],
    right: 'Vous aviez 4 points et vous battez la dame de 14 pour 6 : votre jeton va sur 10.',
    hint: 'Vous battez la dame de 14 de trois façons, à 2 points chacune.',
  },
  peg: {
    title: 'Le fichet compte les trous',
    text: [
      'Douze points font un trou : le fichet avance d’un trou dans la bande. Vous en avez trois, l’adversaire deux. À douze trous, la partie est gagnée.',
    ],
  },
  hole: {
    title: 'Un trou ?',
    text: ['Vous avez 10 points, l’adversaire 4. Vous marquez encore six.'],
    right: '10 et 6 font 16 : vous gagnez un trou, et il vous reste des points.',
    hint: 'Combien de fois douze dans seize ?',
  },
  rest: {
    title: 'Les points de reste',
    text: ['Les points au-delà de douze restent au gagnant.'],
    right: 'Vous gagnez un trou et gardez 4 points de reste, qui comptent pour le suivant.',
    hint: 'Seize moins douze.',
  },
  erased: {
    title: 'Et les points de l’adversaire ?',
    text: ['Il en avait 4 avant que vous gagniez ce trou.'],
    right: 'Gagner un trou efface les points de l’adversaire : voilà pourquoi c’est une course.',
    hint: 'Celui qui perd le trou perd les points qu’il y avait mis.',
  },
  bredouille: {
    title: 'La bredouille',
    text: [
      'Douze points pris sans que l’adversaire marque entre-temps font un trou bredouille, qui compte double.',
      'Vous avez 10 points, l’adversaire aucun.',
    ],
    right: 'L’adversaire n’a rien marqué pendant vos douze points : le trou est bredouille, et en vaut deux.',
    hint: 'L’adversaire n’a rien marqué.',
  },
  second: {
    title: 'Le double jeton',
    text: [
      'L’adversaire a d’abord marqué 4 points ; vous en avez marqué 6 depuis, sans interruption. Votre double jeton le montre : vous pouvez encore gagner bredouille.',
      'Quand les deux joueurs ont des points, un jeton simple ne montre pas qui marque sans interruption. Dès que l’adversaire marque, vous perdez le second jeton.',
    ],
  },
  twice: {
    title: 'Avec le double jeton',
    text: ['Vous avez 6 points et le double jeton. L’adversaire en a 4, marqués avant les vôtres.'],
    right: 'Vous avez pris douze points sans interruption : le trou est bredouille, même en second.',
    hint: '6 et 6 font 12. L’adversaire a-t-il marqué entre-temps ?',
  },
  broken: {
    title: 'Sans le double jeton',
    text: ['Les mêmes points, mais l’adversaire a marqué entre-temps, et vous n’avez plus qu’un jeton.'],
    right: 'L’adversaire a marqué entre-temps : le trou est simple.',
    hint: 'Votre jeton simple montre que votre série est rompue.',
  },
  drill: {
    title: 'Trou, bredouille, ou rien ?',
    text: ['Regardez les jetons, puis comptez le coup.'],
  },
  game: {
    title: 'Jusqu’au trou',
    text: [
      'Votre grand jan est plein : il rapporte à chaque coup qui le conserve (leçon 6). Jouez contre Hector jusqu’à ce que l’un de vous gagne un trou.',
    ],
    right: 'Le fichet a avancé. Vous savez lire la marque.',
  },
};
