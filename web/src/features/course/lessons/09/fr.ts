import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Tant que l’adversaire peut remplir',
    text: [
      'Les flèches entourées sont vides, et pourtant vous ne pouvez pas vous y arrêter : tant que l’adversaire a de quoi remplir un jan, ce jan vous est interdit.',
      'Un plein demande douze dames : l’adversaire en a encore assez dans le jan ou derrière.',
    ],
  },
  shut: {
    title: 'Chez l’adversaire, non',
    text: ['Cinq ou trois mèneraient de votre coin chez l’adversaire.'],
    right:
      'Les deux jans sont interdits : douze dames noires sont encore sur 19 à 24, assez pour remplir l’un ou l’autre.',
    hint: 'L’adversaire peut-il encore remplir ? Alors vous ne vous arrêtez nulle part chez lui.',
  },
  eight: {
    title: 'De ce côté, oui',
    text: ['La dame de 8 peut jouer de votre côté.'],
    right: 'Le trois mène à 11 ; le six et la somme mènent chez l’adversaire, où vous ne pouvez pas vous arrêter.',
    hint: '8 + 3, 8 + 6, 8 + 9 : lesquelles restent chez vous ?',
  },
  count: {
    title: 'Quand s’ouvre-t-il ?',
    text: [
      'Un plein demande deux dames sur chacune de ses six flèches, et une dame qui a dépassé une flèche n’y revient pas. Votre adversaire n’a plus que sept dames de son côté : il ne peut plus remplir aucun jan.',
      'Douze dames ne suffisent pas non plus si trop d’entre elles ont dépassé les premières flèches du jan. Un jan ouvert le reste jusqu’à la fin du relevé.',
    ],
  },
  open: {
    title: 'Passez',
    text: ['Plus aucun jan n’est interdit, mais une flèche que tient l’adversaire reste fermée.'],
    right: 'Le quatre mène à 16, la somme à 21. L’adversaire tient 17 : le cinq est fermé.',
    hint: 'Qui tient 17 ? Et 16 ?',
  },
  across: {
    title: 'Traverser',
    text: [
      'Ici l’adversaire ne peut plus remplir son petit jan, mais il peut encore remplir son grand jan. Vous ne pouvez pas vous arrêter dans le grand jan, mais vous pouvez le traverser tout d’une, en vous reposant sur une flèche vide.',
    ],
    right: 'La dame va de 12 à 21, en se reposant sur 16.',
    hint: 'Une seule flèche, par les deux nombres.',
  },
  pass: {
    title: 'Jouez',
    text: ['Jouez six et quatre comme il vous plaît : le chemin est ouvert.'],
    right: 'Vos dames peuvent maintenant traverser le côté de l’adversaire, vers votre jan de retour.',
  },
  retour: {
    title: 'Le jan de retour',
    text: [
      'Le petit jan de l’adversaire, flèches 19 à 24, est aussi votre jan de retour, où vos dames finissent leur voyage. Vous le remplissez et le conservez comme les autres, pour les mêmes points.',
    ],
  },
  fill: {
    title: 'Remplissez-le',
    text: ['Il manque deux dames sur 20.'],
    right: 'Le trois amène la dame de 17 sur 20, et le quatre celle de 16 : deux dames, une façon.',
    hint: 'Deux dames à la fois ne font qu’une façon.',
  },
  must: {
    title: 'Jouez ce coup',
    text: ['Si vous pouvez remplir, il le faut, ici comme ailleurs.'],
    right: 'Deux dames sont venues sur 20 : votre jan de retour est plein.',
  },
  drill: {
    title: 'Jusqu’où ?',
    text: ['Cherchez où la dame entourée peut s’arrêter. Attention aux jans interdits.'],
  },
  game: {
    title: 'Passez au retour',
    text: ['Jouez contre Hector jusqu’à mener une dame dans votre jan de retour.'],
    right: 'Votre dame est passée. Il ne reste qu’à sortir (leçon suivante).',
  },
};
