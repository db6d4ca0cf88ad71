import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  all: {
    title: 'Trente-six jets',
    text: [
      'Deux dés tombent de trente-six façons. Six et un en fait deux, un six à l’un et un as à l’autre ou l’inverse ; un doublet n’en fait qu’une.',
    ],
  },
  six: {
    title: 'Un nombre donné',
    text: ['Vous avez besoin d’un six, à l’un des deux dés. Combien de jets sur trente-six le donnent ?'],
    choices: ['6', '11', '12', '20'],
    right: 'Onze : dix jets de six avec un autre nombre, et le double six.',
    hint: 'Six avec chacun des cinq autres, dans les deux sens, plus le doublet.',
  },
  eleven: {
    title: 'Comptez',
    text: ['Une seule dame noire est à découvert, sur 14. Vous tenez votre coin ; le reste est au talon.'],
    right: 'Le deux, à l’un des dés : onze jets. Deux as n’y vont pas : le repos de 13 est fermé.',
    hint: 'De 12 à 14 il y a deux pas. Et deux as, passent-ils ?',
  },
  two: {
    title: 'Deux nombres',
    text: ['L’un ou l’autre de deux nombres vous sert. Combien de jets ?'],
    choices: ['12', '18', '20', '22'],
    right:
      'Vingt : il n’y en a que seize où ni l’un ni l’autre ne tombe. Pour trois nombres, vingt-sept ; il en reste neuf.',
    hint: 'Comptez les jets où aucun des deux ne tombe : quatre fois quatre.',
  },
  hit: {
    title: 'Toutes les façons ensemble',
    text: ['La dame de 15 est seule ; vous avez deux dames sur 10 et deux sur 12.'],
    right: 'Vingt pour le trois et le cinq. Deux et un, quatre et un font aussi trois et cinq : quatre jets de plus.',
    hint: 'Le trois depuis 12, le cinq depuis 10 ; puis les sommes qui n’en contiennent pas.',
  },
  fill: {
    title: 'Remplir',
    text: ['Il manque une dame sur 8. Comptez les jets qui l’amènent.'],
    right:
      'Six et un, cinq et deux, quatre et trois, dans les deux sens. L’as de 7 ôterait une dame du jan : il ne compte pas.',
    hint: 'Vos dames libres sont au talon : il leur faut sept.',
  },
  keep: {
    title: 'Conserver',
    text: ['Trois dames au talon pour jouer.'],
    right: 'Tous : avec des dames au talon, rien n’oblige à rompre.',
    hint: 'Quels jets ne peuvent pas se jouer des dames du talon ?',
  },
  spent: {
    title: 'Conserver sans réserve',
    text: ['Plus rien au talon : seules les troisièmes dames de 10, 11 et 12 peuvent jouer.'],
    right: 'Voilà le moment de s’en aller, si un trou le permet.',
    hint: 'De 10 et de 11, on ne va plus loin que le coin. Et les nombres qui ne peuvent se jouer ne rompent rien.',
  },
  coin: {
    title: 'Prendre le coin',
    text: ['Les deux coins sont vides. On prend le sien par effet ou par puissance.'],
    right: 'Six et cinq, six et quatre, cinq et quatre font six jets ; les trois doublets, trois de plus.',
    hint: 'Par effet : six, cinq et quatre, et leurs doublets.',
  },
  choose: {
    title: 'Jouer selon les chances',
    text: ['Six et trois. Cherchez le coup qui vous laisse le plus de bons jets, et l’autre le moins.'],
    right: 'Le coin appelle des dames à portée, et les demi-cases craignent les nombres directs.',
    hint: 'Couvrez votre dame de 11, et mettez une dame neuve devant.',
  },
  drill: {
    title: 'Combien de jets battent ?',
    text: ['Nombres directs d’abord, sommes ensuite.'],
  },
  game: {
    title: 'Comptez, puis battez',
    text: ['Avant chaque jet, comptez ce qui bat. Jouez contre Valère jusqu’à battre.'],
    right: 'Compter les chances devient vite une habitude.',
  },
};
