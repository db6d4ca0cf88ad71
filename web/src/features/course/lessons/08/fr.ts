import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Battre à faux',
    text: [
      'La somme de vos dés mène à la dame de 15 ; mais pour s’y rendre il faudrait se reposer sur 13, que l’autre tient à deux dames.',
      'Vous la battez à faux : les points sont pour lui.',
    ],
  },
  which: {
    title: 'Laquelle ?',
    text: ['Cherchez ce que la somme atteint, quand tous les repos sont fermés.'],
    right: 'Tous les repos sont tenus par deux dames : battue à faux.',
    hint: 'Par la somme seulement, et sans repos possible.',
  },
  double: {
    title: 'Ce que cela lui donne',
    text: ['Le tarif est celui de battre, d’une seule façon : 2 ou 4 points ; au doublet, 4 ou 6.'],
    right: 'Du côté des grands jans, au doublet.',
    hint: 'C’est un doublet, sur une flèche de 7 à 18.',
  },
  simple: {
    title: 'Au coup simple',
    text: ['Cinq et deux. Une dame noire est seule à sept de l’une des vôtres.'],
    right: 'De 11 à 18, par 13 ou par 16 : l’un et l’autre fermés.',
    hint: 'Vers 18, depuis 11. Et les repos ?',
  },
  home: {
    title: 'Dans le petit jan',
    text: ['Six et cinq ensemble atteignent la dame de 19.'],
    right: 'Elle est dans un petit jan : 4 points.',
    hint: 'De 8 à 19, par 14 ou par 13. Qui les tient ?',
  },
  true: {
    title: 'À vrai d’abord',
    text: ['Deux six. Un même coup peut battre à vrai et à faux. Quelles dames battez-vous à vrai ?'],
    right: 'La dame se repose sur 14 ou sur 17, qui sont ouvertes.',
    hint: 'Douze flèches plus loin, en passant par la sixième : laquelle est libre ?',
  },
  both: {
    title: 'Et à faux ?',
    text: ['Les mêmes dés. Une dame battue à vrai, de quelque façon que ce soit, ne l’est plus à faux.'],
    right: 'De 9 à 21 il faudrait se reposer sur 15, que l’autre tient.',
    hint: 'Cherchez un repos fermé.',
  },
  unplayed: {
    title: 'L’impuissance',
    text: ['L’autre tient tout son grand jan ; vos dames ne peuvent y entrer.'],
    right: 'Ni l’un ni l’autre.',
    hint: 'Essayez le six, puis le cinq, depuis 9, 10, 11 et 12.',
  },
  helpless: {
    title: 'Ce qu’il en marque',
    text: ['Deux points par nombre que vous ne pouvez pas jouer.'],
    right: 'Deux nombres, deux points chacun.',
    hint: 'Deux fois deux.',
  },
  contre: {
    title: 'Le contre-jan',
    text: [
      'Vous n’avez que deux dames hors du talon ; six et trois les porteraient sur votre coin et sur celui de l’autre. Ce serait le jan de deux tables, leçon 11.',
      'Mais l’autre tient déjà son coin : le jan se retourne contre vous.',
    ],
    right: 'C’est un contre-jan : 4 points pour lui, 6 au doublet.',
    hint: 'Le même tarif que pour remplir, mais pour l’autre.',
  },
  order: {
    title: 'Chacun son tour',
    text: [
      'Vous marquez vos points avant de jouer ; l’autre marque ce que votre coup lui donne après que vous avez joué.',
      'S’il gagne un trou ainsi, il ne peut que tenir : ce n’est pas son jet.',
    ],
  },
  drill: {
    title: 'Que lui donnez-vous ?',
    text: ['Ne comptez que ce qui est pour l’autre.'],
  },
  game: {
    title: 'Des deux côtés',
    text: [
      'Vous avez 6 points chacun. Jouez contre Hector jusqu’au trou, et regardez ce que chaque coup donne à l’un et à l’autre.',
    ],
    right: 'Vous savez compter un coup entier.',
  },
};
