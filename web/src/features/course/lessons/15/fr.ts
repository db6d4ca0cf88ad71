import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Marquer soi-même',
    text: [
      'À une vraie table, personne ne marque pour vous. Si vous marquez trop ou trop peu, l’adversaire vous envoie à l’école : il marque la différence, et cette peine est une école.',
      'Comptez donc avant de toucher une dame : après, il est trop tard.',
    ],
  },
  less: {
    title: 'Trop peu',
    text: ['Vous jetez quatre et deux, marquez 4 points, et jouez.'],
    right: 'Vous avez oublié 2 de vos 6 points. L’adversaire les prend : c’est une école par moins.',
    hint: 'Combien le coup valait-il ?',
  },
  more: {
    title: 'Trop',
    text: ['Cette fois, vous marquez 10.'],
    right: 'Vous avez marqué 4 points de trop. Ils sont repris, et l’adversaire les marque : c’est une école par trop.',
    hint: 'Combien le coup valait-il ? Comptez ce qui est de trop.',
  },
  none: {
    title: 'Ni trop peu ni trop',
    text: ['Vous marquez 6.'],
    right: 'Vous avez marqué exactement votre dû : il n’y a pas d’école.',
    hint: 'Y a-t-il une différence ?',
  },
  given: {
    title: 'Ce que votre coup donne à l’adversaire',
    text: [
      'L’adversaire doit marquer ce que votre coup lui donne avant de jeter les dés. Ici, votre coup lui donne des points : s’il en oublie, l’école est pour vous.',
    ],
    right: 'Vos deux deux battent à faux la dame de 15 : l’adversaire doit marquer 4 points avant de jeter.',
    hint: 'Une dame est battue à faux, au doublet.',
  },
  until: {
    title: 'Jusqu’à quand ?',
    text: ['Vous avez fait une erreur. Jusqu’à quand l’adversaire peut-il marquer l’école ?'],
    choices: ['Jusqu’à la fin du relevé', 'Jusqu’à ce qu’il jette les dés', 'Sur-le-champ seulement'],
    right: 'Une fois que l’adversaire a jeté les dés, votre marque reste comme elle est.',
    hint: 'Le prochain jet clôt l’affaire.',
  },
  wrong: {
    title: 'La fausse école',
    text: ['L’adversaire réclame une école que vous ne devez pas. Que se passe-t-il ?'],
    choices: ['Rien', 'Elle est annulée', 'Vous reprenez ces points et en marquez autant'],
    right:
      'Une fausse école coûte autant qu’elle réclamait. Si l’adversaire maintient la sienne, chacun s’explique et la règle décide.',
    hint: 'C’est maintenant l’adversaire qui a fait une erreur.',
  },
  holes: {
    title: 'Et les trous ?',
    text: ['Un trou bredouille est marqué simple. Est-ce une école ?'],
    choices: ['Non : les points étaient justes', 'Oui, de douze points', 'Oui, d’un trou'],
    right:
      'Les points étaient justes : il n’y a pas d’école. Des trous oubliés ou de trop en sont une, pour les points qu’ils représentent.',
    hint: 'L’école est comptée en points.',
  },
  table: {
    title: 'À votre table',
    text: [
      'Vous n’avez pas à réclamer une école ; mais si vous la marquez, l’adversaire peut exiger que vous la marquiez entière. Face à une personne qui débute, signalez-la sans la prendre.',
      'À une table de bois, la feuille de marque de ce programme compte pour vous, écoles comprises.',
    ],
  },
  drill: {
    title: 'Marquez vous-même',
    text: ['Dites vos points, comme à la table. Chaque erreur serait une école.'],
  },
  game: {
    title: 'À l’école, exprès',
    text: [
      'Ici, c’est vous qui marquez : faites glisser votre jeton, ou touchez + et lâchez, puis jouez. Dès qu’un coup vous vaut des points, oubliez-en exprès.',
      'Hector compte aussi. S’il se trompe, dites École ! et de combien.',
    ],
    right: 'Un joueur a laissé des points et l’autre les a pris : voilà l’école. Désormais, marquez tout.',
  },
};
