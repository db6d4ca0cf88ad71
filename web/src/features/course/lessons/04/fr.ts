import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  place: {
    title: 'La place forte',
    text: [
      'Votre flèche 12 est votre coin de repos. Qui le tient ferme le passage, bat plus loin, et ne craint rien pour ces deux dames.',
      'On n’y entre qu’à deux dames ensemble, par le même coup.',
    ],
  },
  effect: {
    title: 'Par effet',
    text: ['Le six et le quatre y mènent chacun une dame : c’est le prendre par effet. Prenez votre coin.'],
    right: 'Votre coin est pris.',
    hint: 'Six depuis 6, quatre depuis 8.',
  },
  alone: {
    title: 'Jamais seule',
    text: ['Le cinq porterait une dame de 7 sur votre coin vide ; le six, sur celui de l’autre.'],
    right: 'Ni une dame seule sur son propre coin, ni jamais aucune sur celui de l’autre. Il reste l’as.',
    hint: 'Votre coin est vide : une seule dame ne peut s’y arrêter.',
  },
  idea: {
    title: 'Par puissance',
    text: [
      'Six et quatre mèneraient deux dames sur le coin de l’autre, vide aussi. C’est défendu ; mais qui pourrait prendre celui de l’autre peut prendre le sien à la place.',
      'C’est le prendre par puissance : deux dames y viennent, d’une flèche de moins que leurs nombres.',
    ],
  },
  puissance: {
    title: 'Prenez-le par puissance',
    text: ['Menez sur 12 la dame de 7 et celle de 9.'],
    right: 'Les deux nombres sont joués.',
    hint: 'Touchez la dame de 7, puis votre coin.',
  },
  held: {
    title: 'Quand l’autre tient le sien',
    text: ['Mêmes dés, mêmes dames ; mais l’autre tient son coin.'],
    right: 'La puissance se tire de son coin vide. Tenu, il n’en donne plus.',
    hint: 'Pourriez-vous prendre le coin de l’autre ?',
  },
  which: {
    title: 'L’effet passe devant',
    text: ['Quand le même coup permet l’un et l’autre, on prend son coin par effet, non par puissance.'],
    right: 'Six depuis 6, quatre depuis 8 : par effet.',
    hint: 'Cherchez d’abord les deux nombres directs vers 12.',
  },
  hit: {
    title: 'Battre le coin',
    text: [
      'Vous tenez votre coin, celui de l’autre est vide. Si vos deux nombres y portent chacun une dame, vous le battez : 4 points, 6 au doublet.',
    ],
    right: 'Le cinq depuis 8, le trois depuis 10.',
    hint: 'Vers 13 : cinq depuis 8, trois depuis 10.',
  },
  own: {
    title: 'Pas avec les deux du coin',
    text: ['Les deux dames de votre coin ne comptent pas pour battre celui de l’autre.'],
    right: 'Le six va bien de 7 à 13 ; mais l’as ne viendrait que d’une des deux dames du coin.',
    hint: 'D’où viendrait l’as ?',
  },
  third: {
    title: 'Une troisième dame',
    text: ['Une fois le coin tenu, d’autres dames y vont et viennent une à une. Celles-là comptent.'],
    right: 'La troisième dame du coin fait l’as.',
    hint: 'Cette fois, une dame de trop se tient sur 12.',
  },
  leave: {
    title: 'On le quitte à deux',
    text: [
      'On ne laisse jamais une dame seule à son coin : les deux dernières en partent ensemble. L’autre ne peut plus remplir, et son côté vous est ouvert.',
    ],
    right: 'Il faut alors que les deux nombres soient pour elles.',
    hint: 'Une des deux joue le deux, l’autre le quatre.',
  },
  drill: {
    title: 'Le prenez-vous ?',
    text: ['Par effet, par puissance, ou pas du tout.'],
  },
  game: {
    title: 'Prenez votre coin',
    text: ['Jouez contre Hector jusqu’à tenir votre coin.'],
    right: 'La place forte est à vous.',
  },
};
