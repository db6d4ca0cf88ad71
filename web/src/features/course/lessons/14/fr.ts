import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  tour: {
    title: 'Un tour',
    text: [
      'Une partie ordinaire est un tour de douze trous. Il se joue en plusieurs relevés, d’un quart d’heure à une heure.',
      'Le premier à douze trous le gagne, sur ses dés ou sur ceux de l’autre.',
    ],
  },
  pavillon: {
    title: 'Le pavillon',
    text: [
      'Comme la bredouille pour les points, le pavillon dit qui prend des trous sans être interrompu. Qui commence en second à en gagner plante le pavillon à son trou.',
      'Il le perd quand l’autre en reprend un.',
    ],
  },
  who: {
    title: 'À qui le pavillon ?',
    text: ['L’autre a trois trous, vous n’en avez pas. Vous gagnez un trou.'],
    choices: ['À vous', 'À l’autre', 'À personne'],
    right: 'Vous êtes le second à prendre des trous : le pavillon est à vous, tant que l’autre n’en gagne pas.',
    hint: 'C’est le signe de qui commence en second.',
  },
  simple: {
    title: 'Ce que vaut le tour',
    text: ['Vous gagnez le douzième trou. L’autre en a cinq, et le pavillon.'],
    right: 'Un tour simple : une fois l’enjeu.',
    hint: 'Vous n’avez pas pris vos douze trous d’affilée.',
  },
  double: {
    title: 'Douze trous d’affilée',
    text: ['Cette fois, l’autre n’a pris aucun trou.'],
    right: 'C’est la grande bredouille : le tour vaut double.',
    hint: 'Vous n’avez pas été interrompu.',
  },
  second: {
    title: 'En second',
    text: ['L’autre a pris trois trous, puis vous douze de suite : vous avez le pavillon.'],
    right: 'La grande bredouille vaut aussi pour le second : le pavillon le dit.',
    hint: 'À quoi sert le pavillon ?',
  },
  stakes: {
    title: 'L’enjeu',
    text: [
      'On joue le tour pour un enjeu convenu. D’autres conventions paient davantage : les honneurs, ou le pont ; elles se choisissent avant la partie.',
    ],
  },
  lead: {
    title: 'Qui commence ?',
    text: [
      'Chacun jette un dé : le plus fort joue ces deux nombres. Ensuite, qui s’en est allé ou qui est sorti le premier jette d’abord.',
    ],
  },
  drill: {
    title: 'Tenez la marque',
    text: ['Dites où en est votre jeton après chaque coup, trou compris.'],
  },
  game: {
    title: 'Un tour entier',
    text: [
      'Douze trous contre Géronte. Prenez votre temps : vous pouvez partir au milieu et reprendre le même tour à votre retour.',
    ],
    right: 'Vous avez joué un tour entier.',
  },
};
