import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  jeton: {
    title: 'Le jeton compte les points',
    text: [
      'Chacun a un jeton, qui part entre les talons et avance au bout des flèches, de deux en deux points. Le vôtre est sur 4.',
      'On marque toujours avant de jouer.',
    ],
  },
  stands: {
    title: 'Avancez le jeton',
    text: ['Vous aviez 4 points. Comptez ce que bat ce coup.'],
    right: 'Quatre, et ce que vous battez.',
    hint: 'La dame de 14 est battue de trois façons, à 2 points chacune.',
  },
  peg: {
    title: 'Le fichet compte les trous',
    text: [
      'Douze points font un trou : le fichet avance d’un trou dans la bande. Vous en avez trois, l’autre deux. À douze trous, la partie est gagnée.',
    ],
  },
  hole: {
    title: 'Un trou ?',
    text: ['Vous avez 10 points, l’autre 4. Vous marquez encore six.'],
    right: '10 et 6 font 16 : un trou, et quelque chose de plus.',
    hint: 'Combien de fois douze dans seize ?',
  },
  rest: {
    title: 'Les points de reste',
    text: ['Ce qui dépasse douze reste au gagnant.'],
    right: 'Un trou, et 4 points de reste, qui comptent pour le suivant.',
    hint: 'Seize moins douze.',
  },
  erased: {
    title: 'Et les points de l’autre ?',
    text: ['Il en avait 4 avant que vous gagniez ce trou.'],
    right: 'Un trou gagné efface les points de l’autre. C’est pourquoi l’on court.',
    hint: 'Qui perd le trou perd tout ce qu’il avait pour ce trou.',
  },
  bredouille: {
    title: 'La bredouille',
    text: [
      'Douze points pris sans que l’autre marque entre-temps sont une bredouille : le trou compte double.',
      'Vous avez 10 points, l’autre n’a rien.',
    ],
    right: 'Un trou bredouille en vaut deux.',
    hint: 'L’autre n’a rien marqué.',
  },
  second: {
    title: 'Le double jeton',
    text: [
      'L’autre a marqué le premier, 4 points ; vous avez commencé après lui et n’avez pas été interrompu. Deux jetons le disent : vous pouvez encore gagner bredouille.',
      'Dès qu’il marquera, vous perdrez le second jeton.',
    ],
  },
  twice: {
    title: 'Avec le double jeton',
    text: ['Vous avez 6 points et le double jeton. L’autre en a 4, marqués avant les vôtres.'],
    right: 'Douze points sans interruption : bredouille, même en second.',
    hint: '6 et 6 font 12. Vous a-t-on interrompu ?',
  },
  broken: {
    title: 'Sans le double jeton',
    text: ['Mêmes points ; mais l’autre a marqué pendant votre course, et vous n’avez plus qu’un jeton.'],
    right: 'Le trou est simple.',
    hint: 'Il vous a interrompu.',
  },
  drill: {
    title: 'Trou, bredouille, ou rien ?',
    text: ['Regardez les jetons, puis comptez le coup.'],
  },
  game: {
    title: 'Jusqu’au trou',
    text: [
      'Votre grand jan est plein : il rapporte à chaque coup. Jouez contre Hector jusqu’à ce que l’un de vous gagne un trou.',
    ],
    right: 'Le fichet a marché. Vous savez lire la marque.',
  },
};
