import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  tour: {
    title: 'Un tour',
    text: [
      'Une partie ordinaire est un tour de douze trous. Il prend plusieurs relevés, et dure d’une demi-heure à une heure et demie.',
      'Le premier joueur à douze trous le gagne, sur ses propres dés ou sur ceux de l’adversaire.',
    ],
  },
  pavillon: {
    title: 'Le pavillon',
    text: [
      'Le pavillon, un petit drapeau, fait pour les trous ce que le double jeton fait pour les points : il montre une série sans interruption. Le second joueur à gagner des trous le prend.',
      'Il le perd quand le premier en gagne un de nouveau.',
    ],
  },
  who: {
    title: 'À qui le pavillon ?',
    text: ['L’adversaire a trois trous, vous n’en avez pas. Vous gagnez un trou.'],
    choices: ['À vous', 'À l’adversaire', 'À personne'],
    right: 'Vous gagnez des trous en second : le pavillon est à vous, tant que l’adversaire n’en gagne pas d’autre.',
    hint: 'Il est au joueur qui gagne des trous en second.',
  },
  simple: {
    title: 'Ce que vaut le tour',
    text: ['Vous gagnez le douzième trou. L’adversaire a cinq trous, et le pavillon.'],
    right: 'Les trous de l’adversaire ont rompu votre série : le tour est simple, et vaut une fois l’enjeu.',
    hint: 'Vous n’avez pas pris vos douze trous d’affilée.',
  },
  double: {
    title: 'Douze trous d’affilée',
    text: ['Cette fois, l’adversaire n’a gagné aucun trou.'],
    right: 'Vous avez pris douze trous d’affilée : c’est la grande bredouille, et le tour vaut double.',
    hint: 'L’adversaire n’a pas rompu votre série.',
  },
  second: {
    title: 'En second',
    text: ['L’adversaire a pris trois trous, puis vous douze d’affilée : vous avez le pavillon.'],
    right: 'Votre série est sans interruption, le pavillon le montre : la grande bredouille vaut aussi pour le second.',
    hint: 'Que montre le pavillon ?',
  },
  stakes: {
    title: 'L’enjeu',
    text: [
      'Vous jouez le tour pour un enjeu convenu, payé une fois pour un tour simple, deux fois pour une grande bredouille. Deux autres conventions paient davantage ; vous les choisissez avant la partie.',
      'Avec les honneurs, un tour paie jusqu’à quatre fois l’enjeu (leçon 17). Avec le pont, il le paie une fois et demie si le perdant a moins de sept trous.',
    ],
  },
  lead: {
    title: 'Qui commence ?',
    text: [
      'Chacun jette un dé : le plus fort commence, et joue ces deux nombres. Ensuite, le joueur qui s’en est allé, ou qui a sorti toutes ses dames, jette le premier.',
    ],
  },
  drill: {
    title: 'Tenez la marque',
    text: ['Dites où en est votre jeton après chaque coup, une fois les trous comptés.'],
  },
  game: {
    title: 'Un tour entier',
    text: [
      'Jouez douze trous contre Géronte. Prenez votre temps : vous pouvez partir au milieu et reprendre le même tour à votre retour.',
    ],
    right: 'Vous avez joué un tour entier.',
  },
};
