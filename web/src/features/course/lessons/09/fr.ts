import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Tant qu’il peut remplir',
    text: [
      'Les flèches entourées sont libres, et pourtant vous ne pouvez pas vous y arrêter : tant que l’autre a de quoi remplir un jan, ce jan vous est interdit.',
      'Il lui suffit d’avoir encore assez de dames derrière.',
    ],
  },
  shut: {
    title: 'Chez l’autre, non',
    text: ['Cinq ou trois mèneraient de votre coin chez l’autre.'],
    right: 'Son grand jan et son petit jan sont interdits : ses dames du talon peuvent encore les remplir.',
    hint: 'Peut-il encore remplir ? Alors nulle part chez lui.',
  },
  eight: {
    title: 'De ce côté, oui',
    text: ['La dame de 8 peut jouer de votre côté.'],
    right: 'Le trois mène à 11 ; le six et la somme, chez l’autre.',
    hint: '8 + 3, 8 + 6, 8 + 9 : lesquelles restent chez vous ?',
  },
  count: {
    title: 'Quand s’ouvre-t-il ?',
    text: [
      'Un plein demande deux dames sur chacune de ses six flèches, et une dame qui a dépassé une flèche n’y revient pas. Votre adversaire n’a plus que sept dames de son côté : il ne peut plus remplir aucun jan.',
      'Moins de douze dames n’est pas le seul cas : douze ne servent à rien si trop d’entre elles ont dépassé les premières flèches du jan. Un jan ouvert le reste jusqu’à la fin du relevé.',
    ],
  },
  open: {
    title: 'Passez',
    text: ['Rien n’est plus interdit ; mais une flèche qu’il tient reste fermée.'],
    right: 'Le quatre mène à 16, la somme à 21. Sur 17, il est là.',
    hint: 'Qui tient 17 ? Et 16 ?',
  },
  across: {
    title: 'Traverser',
    text: [
      'Ici son petit jan lui est devenu impossible, son grand jan non. On ne s’arrête pas dans le grand jan, mais on peut le traverser tout d’une, en s’y reposant sur une flèche vide.',
    ],
    right: 'De 12 à 21, en se reposant sur 16.',
    hint: 'Une seule flèche, par les deux nombres.',
  },
  pass: {
    title: 'Jouez',
    text: ['Jouez six et quatre comme il vous plaît : le chemin est ouvert.'],
    right: 'Vos dames passent au retour.',
  },
  retour: {
    title: 'Le jan de retour',
    text: [
      'Le petit jan de l’autre, flèches 19 à 24, est votre jan de retour. On le remplit et on le conserve comme les autres, au même prix.',
    ],
  },
  fill: {
    title: 'Remplissez-le',
    text: ['Il manque deux dames sur 20.'],
    right: 'Le trois depuis 17, le quatre depuis 16 : deux dames, une façon.',
    hint: 'Deux dames à la fois ne font qu’une façon.',
  },
  must: {
    title: 'Jouez ce coup',
    text: ['Qui peut remplir le doit, ici comme ailleurs.'],
    right: 'Le jan de retour est plein.',
  },
  drill: {
    title: 'Jusqu’où ?',
    text: ['Cherchez où la dame entourée peut s’arrêter. Attention aux jans interdits.'],
  },
  game: {
    title: 'Passez au retour',
    text: ['Jouez contre Hector jusqu’à mener une dame dans votre jan de retour.'],
    right: 'Vous êtes passé. Il ne reste qu’à sortir.',
  },
};
