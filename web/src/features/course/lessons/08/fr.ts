import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Battre à faux',
    text: [
      'La somme de vos dés mène à la dame de 15, mais en chemin il faudrait vous reposer sur 13, que l’adversaire tient à deux dames.',
      'Vous la battez à faux : les points sont pour l’adversaire.',
    ],
  },
  which: {
    title: 'Laquelle ?',
    text: ['Cherchez une dame que seule la somme atteint, quand tous les repos sont fermés.'],
    right: 'Vous battez à faux la dame de 15 : le seul repos, 13, est tenu par deux dames.',
    hint: 'Par la somme seulement, et sans repos possible.',
  },
  double: {
    title: 'Ce que cela donne à l’adversaire',
    text: ['Battre à faux vaut autant que battre à vrai, d’une seule façon : 2 ou 4 points ; au doublet, 4 ou 6.'],
    right: 'La dame de 15 est dans un grand jan et le coup est un doublet : 4 points pour l’adversaire.',
    hint: 'C’est un doublet, sur une flèche de 7 à 18.',
  },
  simple: {
    title: 'Au coup simple',
    text: ['Vous amenez cinq et deux. Une dame noire est seule, à sept flèches de l’une des vôtres.'],
    right: 'Votre dame de 11 atteint 18 par 13 ou par 16, tous deux fermés : 2 points pour l’adversaire.',
    hint: 'Vers 18, depuis 11. Et les repos ?',
  },
  home: {
    title: 'Dans le petit jan',
    text: ['Six et cinq ensemble atteignent la dame de 19.'],
    right: 'La dame de 19 est dans un petit jan : 4 points pour l’adversaire.',
    hint: 'De 8 à 19, par 14 ou par 13. Qui les tient ?',
  },
  true: {
    title: 'À vrai d’abord',
    text: ['Deux six. Un même coup peut battre à vrai et à faux. Quelles dames battez-vous à vrai ?'],
    right:
      'Vous battez la dame de 20 depuis 8, en vous reposant sur 14, et celle de 23 depuis 11, en vous reposant sur 17 : ces deux repos sont ouverts.',
    hint: 'Douze flèches plus loin, en passant par la sixième : laquelle est libre ?',
  },
  both: {
    title: 'Et à faux ?',
    text: ['Les mêmes dés. Une dame battue à vrai, de quelque façon que ce soit, ne l’est plus à faux.'],
    right: 'Vous battez à faux la dame de 21 : depuis 9, il faudrait vous reposer sur 15, que l’adversaire tient.',
    hint: 'Cherchez un repos fermé.',
  },
  unplayed: {
    title: 'L’impuissance',
    text: ['L’adversaire tient tout son grand jan ; vos dames ne peuvent pas y entrer.'],
    right: 'Vous ne pouvez jouer ni l’un ni l’autre : tous les six et tous les cinq tombent chez l’adversaire.',
    hint: 'Essayez le six, puis le cinq, depuis 9, 10, 11 et 12.',
  },
  helpless: {
    title: 'Ce que l’adversaire en marque',
    text: ['Chaque nombre que vous ne pouvez pas jouer lui donne deux points : c’est l’impuissance.'],
    right: 'Vous ne pouvez jouer ni le six ni le cinq : deux points chacun, 4 pour l’adversaire.',
    hint: 'Deux points par nombre que vous ne pouvez pas jouer.',
  },
  order: {
    title: 'Chacun son tour',
    text: [
      'Vous marquez vos points avant de jouer ; l’adversaire marque ce que votre coup lui donne après que vous avez joué.',
      'S’il gagne ainsi un trou, il ne peut que tenir : ce n’était pas son coup.',
    ],
  },
  drill: {
    title: 'Que lui donnez-vous ?',
    text: ['Ne comptez que les points de l’adversaire.'],
  },
  game: {
    title: 'Des deux côtés',
    text: [
      'Vous avez 6 points chacun. Jouez contre Hector jusqu’à ce que l’un de vous gagne un trou, et regardez ce que chaque coup donne aux deux joueurs.',
    ],
    right: 'Le trou est gagné. Vous savez compter un coup entier.',
  },
};
