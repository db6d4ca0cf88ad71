import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Marquer soi-même',
    text: [
      'À une vraie table, personne ne marque pour vous. Qui marque trop ou trop peu est envoyé à l’école : l’autre marque la différence.',
      'Comptez donc avant de toucher une dame : après, il est trop tard.',
    ],
  },
  less: {
    title: 'Trop peu',
    text: ['Vous jetez quatre et deux, marquez 4 points, et jouez.'],
    right: 'Ce que vous avez oublié, l’autre le prend : école par moins.',
    hint: 'Combien le coup valait-il ?',
  },
  more: {
    title: 'Trop',
    text: ['Cette fois, vous marquez 10.'],
    right: 'On vous reprend le surplus, et l’autre le marque : école par trop.',
    hint: 'Comptez ce qui est de trop.',
  },
  none: {
    title: 'Juste',
    text: ['Vous marquez 6.'],
    right: 'Rien à redire.',
    hint: 'Y a-t-il une différence ?',
  },
  given: {
    title: 'Ce que l’autre vous donne',
    text: [
      'On peut oublier aussi ce que le coup de l’autre rapporte : il se marque avant de jeter à son tour. Ici, vous donnez des points ; qu’il n’en oublie pas, sinon l’école est pour vous.',
    ],
    right: 'Voilà ce qu’il doit marquer avant de jeter.',
    hint: 'Une dame est battue à faux, au doublet.',
  },
  until: {
    title: 'Jusqu’à quand ?',
    text: ['Vous vous êtes trompé. Jusqu’à quand l’autre peut-il marquer l’école ?'],
    choices: ['Jusqu’à la fin du relevé', 'Jusqu’à ce qu’il jette ses dés', 'Sur-le-champ seulement'],
    right: 'Une fois ses dés jetés, la marque reste comme elle est.',
    hint: 'Son prochain geste clôt l’affaire.',
  },
  wrong: {
    title: 'La fausse école',
    text: ['L’autre réclame une école que vous ne devez pas. Que se passe-t-il ?'],
    choices: ['Rien', 'Elle est annulée', 'Vous reprenez ces points et en marquez autant'],
    right: 'Qui réclame à tort est puni de même. S’il maintient la sienne, on explique, et le compte se règle.',
    hint: 'La faute change de camp.',
  },
  holes: {
    title: 'Et les trous ?',
    text: ['Un trou bredouille marqué simple est-il une école ?'],
    choices: ['Non, il n’y a pas d’école de trous', 'Oui, de douze points', 'Oui, d’un trou'],
    right: 'On n’envoie à l’école que pour des points.',
    hint: 'L’école se compte en points.',
  },
  table: {
    title: 'À votre table',
    text: [
      'Nul n’est tenu de relever une école ; mais qui la marque la marque entière. Contre un débutant, on la dit sans la prendre.',
      'La feuille de marque de ce programme compte pour vous une table de bois, écoles comprises.',
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
    right: 'Voilà l’école : ce que l’un laisse, l’autre le prend. Désormais, marquez tout.',
  },
};
