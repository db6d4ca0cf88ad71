import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  all: {
    title: 'Trente-six jets',
    text: [
      'Deux dés tombent de trente-six façons. Six et un en fait deux : un six sur l’un et un as sur l’autre, ou l’inverse. Un doublet n’en fait qu’une.',
    ],
  },
  six: {
    title: 'Un nombre donné',
    text: ['Vous avez besoin d’un six, à l’un des deux dés. Combien des 36 jets le donnent ?'],
    choices: ['6', '11', '12', '20'],
    right: 'Onze jets ont un six : dix avec un autre nombre, et le double six.',
    hint: 'Six avec chacun des cinq autres, dans les deux sens, plus le doublet.',
  },
  eleven: {
    title: 'Comptez',
    text: ['Une seule dame noire est à découvert, sur 14. Vous tenez votre coin ; vos autres dames sont au talon.'],
    right:
      'Un deux à l’un des dés mène une dame de 12 à 14 : onze jets. Deux as n’y mènent pas : votre dame ne peut pas se reposer sur 13.',
    hint: 'De 12 à 14 il y a deux flèches. Et deux as, passent-ils ?',
  },
  two: {
    title: 'Deux nombres',
    text: ['L’un ou l’autre de deux nombres vous sert. Combien de jets ?'],
    choices: ['12', '18', '20', '22'],
    right:
      'Vingt jets vous servent : seize seulement ne montrent aucun des deux nombres. Avec trois nombres utiles, vingt-sept jets servent.',
    hint: 'Comptez les jets où aucun des deux ne tombe : quatre fois quatre.',
  },
  hit: {
    title: 'Toutes les façons ensemble',
    text: ['La dame de 15 est seule ; vous avez deux dames sur 10 et deux sur 12.'],
    right:
      'Vingt jets ont un trois ou un cinq. Deux et un, quatre et un font aussi trois et cinq : quatre jets de plus.',
    hint: 'Le trois depuis 12, le cinq depuis 10 ; puis les sommes qui n’en contiennent pas.',
  },
  fill: {
    title: 'Remplir',
    text: ['Il manque une dame sur 8. Comptez les jets qui l’amènent.'],
    right:
      'Une dame du talon a besoin de six et un, cinq et deux ou quatre et trois : six jets. L’as de 7 prendrait une dame dont le jan a besoin.',
    hint: 'Vos dames libres sont au talon : il leur faut sept.',
  },
  keep: {
    title: 'Conserver',
    text: ['Vous avez trois dames au talon pour jouer.'],
    right: 'Les 36 jets conservent : ici, les dames du talon peuvent tous les jouer.',
    hint: 'Quels jets les dames du talon ne peuvent-elles pas jouer ?',
  },
  spent: {
    title: 'Conserver sans réserve',
    text: ['Plus rien au talon : seules les troisièmes dames de 10, 11 et 12 peuvent jouer.'],
    right: 'Peu de jets conservent : c’est le moment de vous en aller, si vous gagnez un trou.',
    hint: 'Les dames de 10 et de 11 ne vont pas plus loin que le coin. Et les nombres que vous ne pouvez pas jouer ne rompent rien.',
  },
  coin: {
    title: 'Prendre le coin',
    text: ['Les deux coins sont vides. Vous prenez le vôtre par effet ou par puissance.'],
    right:
      'Six et cinq, six et quatre, cinq et quatre le prennent par six jets ; les trois doublets, par trois de plus.',
    hint: 'Par effet : six, cinq et quatre, et leurs doublets.',
  },
  choose: {
    title: 'Jouer selon les chances',
    text: ['Six et trois. Cherchez le coup qui vous laisse le plus de bons jets, et à l’adversaire le moins.'],
    right: 'Gardez des dames à portée du coin, et vos dames seules hors de portée d’un nombre direct.',
    hint: 'Couvrez votre dame de 11, et abattez une dame neuve.',
  },
  drill: {
    title: 'Combien de jets battent ?',
    text: ['Comptez les nombres directs d’abord, les sommes ensuite. Le livre en donne le tableau : « Les chances ».'],
  },
  game: {
    title: 'Comptez, puis battez',
    text: ['Avant chaque jet, comptez les jets qui battent. Jouez contre Valère jusqu’à battre.'],
    right: 'Vous avez battu une dame. Compter les chances devient vite une habitude.',
  },
};
