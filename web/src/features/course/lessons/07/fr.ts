import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  when: {
    title: 'Un trou : et maintenant ?',
    text: [
      'Vous gagnez un trou sur vos propres dés. Avant de jouer, vous choisissez : tenir, ou vous en aller.',
      'Si vous tenez, la partie continue telle quelle. Si vous vous en allez, le relevé est fini : toutes les dames retournent aux talons.',
    ],
  },
  hold: {
    title: 'Ce que l’on garde en tenant',
    text: ['Vous aviez 10 points, et vous en marquez 4.'],
    right: 'Si vous tenez, vos 2 points de reste comptent pour le trou suivant.',
    hint: 'Quatorze, moins les douze du trou.',
  },
  left: {
    title: 'Ce que l’on garde en s’en allant',
    text: ['Vos trous restent. Et vos points ?'],
    right: 'S’en aller efface les points des deux joueurs.',
    hint: 'Vous repartez de zéro, trous à part.',
  },
  leads: {
    title: 'Qui jette le premier ?',
    text: ['Les dames sont aux talons.'],
    right: 'Si vous vous en allez, vous jetez encore : c’est un petit avantage.',
    hint: 'Qui vient de gagner le trou ?',
  },
  strong: {
    title: 'Que faites-vous ?',
    text: ['Votre grand jan est plein, trois dames sont libres, et l’adversaire n’a presque rien fait.'],
    right: 'Tenez : vos dames libres conserveront ce plein pendant plusieurs coups, et chacun rapporte.',
    hint: 'Pendant combien de coups pouvez-vous conserver ?',
  },
  spent: {
    title: 'Et ici ?',
    text: [
      'Votre jan est plein, mais vos dames libres vont manquer. Celui de l’adversaire l’est aussi, et il lui reste des dames au talon.',
    ],
    right: 'Allez-vous-en : au prochain coup il vous faudrait rompre, et l’adversaire marquerait à votre place.',
    hint: 'Après ce coup, que pourrez-vous jouer sans rompre ?',
  },
  behind: {
    title: 'L’adversaire est prêt',
    text: ['L’adversaire tient son coin et presque tout son grand jan. Vous avez encore tout à faire.'],
    right: 'Allez-vous-en : mieux vaut prendre le trou et recommencer à égalité que lui laisser ce jeu.',
    hint: 'Qui de vous deux gagnera les prochains points ?',
  },
  ahead: {
    title: 'L’adversaire n’a pas son coin',
    text: ['Vous tenez votre coin, l’adversaire n’a pas le sien, et sa dame de 14 est à découvert.'],
    right: 'Tenez : votre jeu est meilleur que le sien, et gagnera davantage de points.',
    hint: 'Qui est le mieux placé pour la suite ?',
  },
  whose: {
    title: 'Seulement sur vos propres dés',
    text: [
      'Vous ne pouvez vous en aller que pour un trou gagné sur vos propres dés. Un trou gagné sur ceux de l’adversaire doit être tenu.',
      'Demandez-vous qui gagnera les points des prochains coups. Si c’est vous, tenez ; sinon, allez-vous-en.',
    ],
  },
  drill: {
    title: 'Tenir ou s’en aller ?',
    text: ['Chaque fois, vous venez de gagner un trou. Le moteur dit quel choix est le meilleur.'],
  },
  game: {
    title: 'Sachez vous en aller',
    text: [
      'Jouez contre Hector jusqu’à la fin du relevé. Tenez tant que votre plein peut rapporter, et allez-vous-en avant de devoir rompre.',
    ],
    right: 'Le relevé est fini. Vous savez tout ce qu’il faut pour une partie simple.',
  },
};
