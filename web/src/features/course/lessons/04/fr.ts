import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  place: {
    title: 'La place forte',
    text: [
      'Votre flèche 12 est votre coin de repos. Si vous le tenez, vous fermez le passage, vous atteignez plus loin, et ces deux dames ne craignent rien.',
      'Vous n’y entrez qu’à deux dames ensemble, par le même coup.',
    ],
  },
  effect: {
    title: 'Par effet',
    text: ['Le six et le quatre y mènent chacun une dame : c’est le prendre par effet. Prenez votre coin.'],
    right: 'Vous tenez votre coin, avec les dames de 6 et de 8.',
    hint: 'Jouez le six depuis 6 et le quatre depuis 8.',
  },
  alone: {
    title: 'Jamais seule',
    text: ['Le cinq porterait une dame de 7 sur votre coin vide ; la somme, sur celui de l’adversaire.'],
    right:
      'Une dame seule ne s’arrête pas sur votre coin, et aucune jamais sur celui de l’adversaire. Il reste l’as, qui mène à 8.',
    hint: 'Votre coin est vide : une dame ne peut pas s’y arrêter seule.',
  },
  idea: {
    title: 'Par puissance',
    text: [
      'Six et quatre mèneraient deux dames sur le coin de l’adversaire, vide aussi. C’est interdit ; mais si vous pouviez prendre le sien, vous pouvez prendre le vôtre à la place.',
      'C’est le prendre par puissance : chaque dame s’arrête une flèche plus tôt.',
    ],
  },
  puissance: {
    title: 'Prenez-le par puissance',
    text: ['Menez sur 12 la dame de 7 et celle de 9.'],
    right: 'Vous tenez votre coin, et les deux nombres sont joués.',
    hint: 'Touchez la dame de 7, puis votre coin.',
  },
  held: {
    title: 'Quand l’adversaire tient le sien',
    text: ['Les mêmes dés, les mêmes dames, mais l’adversaire tient son coin.'],
    right: 'La puissance demande que son coin soit vide : vous ne pouvez pas prendre le vôtre.',
    hint: 'Pourriez-vous prendre le coin de l’adversaire ?',
  },
  which: {
    title: 'L’effet passe devant',
    text: ['Quand le même coup permet les deux, vous prenez votre coin par effet, et non par puissance.'],
    right: 'Le six depuis 6 et le quatre depuis 8 atteignent 12 : vous prenez le coin par effet.',
    hint: 'Cherchez d’abord les deux nombres directs vers 12.',
  },
  hit: {
    title: 'Battre le coin',
    text: [
      'Vous tenez votre coin, celui de l’adversaire est vide. Si vos deux nombres y portent chacun une dame, vous le battez : 4 points, 6 au doublet.',
    ],
    right: 'Le cinq depuis 8 et le trois depuis 10 atteignent 13 : vous battez le coin.',
    hint: 'Vers 13 : cinq depuis 8, trois depuis 10.',
  },
  own: {
    title: 'Pas avec les deux du coin',
    text: ['Les deux dames qui tiennent votre coin ne comptent pas pour battre celui de l’adversaire.'],
    right:
      'Le six mène de 7 à 13, mais seule une des deux dames de 12 pourrait jouer l’as : vous ne battez pas le coin.',
    hint: 'D’où viendrait l’as ?',
  },
  third: {
    title: 'Une troisième dame',
    text: ['Une fois le coin tenu, d’autres dames y vont et viennent une à une. Celles-là comptent.'],
    right: 'La troisième dame de 12 joue l’as et celle de 7 le six : vous battez le coin.',
    hint: 'Cette fois, une dame de trop se tient sur 12.',
  },
  leave: {
    title: 'On le quitte à deux',
    text: [
      'Ne laissez jamais une dame seule à votre coin : les deux dernières en partent ensemble. Ici, l’adversaire ne peut plus remplir (leçon 9), et vous pouvez passer chez lui.',
    ],
    right: 'Les deux dames de 12 doivent jouer les deux nombres : l’une s’arrête sur 14, l’autre sur 16.',
    hint: 'Une des deux joue le deux, l’autre le quatre.',
  },
  drill: {
    title: 'Le prenez-vous ?',
    text: ['Par effet, par puissance, ou pas du tout.'],
  },
  game: {
    title: 'Prenez votre coin',
    text: ['Jouez contre Hector jusqu’à tenir votre coin.'],
    right: 'Vous tenez votre coin : la place forte est à vous.',
  },
};
