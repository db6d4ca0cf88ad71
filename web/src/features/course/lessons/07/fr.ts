import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  when: {
    title: 'Un trou : et maintenant ?',
    text: [
      'Vous gagnez un trou de vos propres dés. Avant de jouer, vous choisissez : tenir, ou vous en aller.',
      'Tenir, c’est continuer comme si de rien n’était. S’en aller, c’est finir le relevé : toutes les dames retournent aux talons.',
    ],
  },
  hold: {
    title: 'Ce que l’on garde en tenant',
    text: ['Vous aviez 10 points, et vous en marquez 4.'],
    right: 'En tenant, ces points de reste comptent pour le trou suivant.',
    hint: 'Quatorze, moins les douze du trou.',
  },
  left: {
    title: 'Ce que l’on garde en s’en allant',
    text: ['Les trous restent. Les points, eux…'],
    right: 'Les points des deux joueurs sont effacés.',
    hint: 'On recommence à zéro, trous à part.',
  },
  leads: {
    title: 'Qui recommence ?',
    text: ['Les dames sont aux talons.'],
    right: 'Qui s’en va garde le dé : c’est un petit avantage.',
    hint: 'C’est un privilège de s’en aller.',
  },
  strong: {
    title: 'Que faites-vous ?',
    text: ['Votre grand jan est plein, trois dames sont libres, et l’autre n’a presque rien fait.'],
    right: 'Tenez : ce plein donnera encore des points pendant plusieurs coups.',
    hint: 'Combien de coups votre plein tiendra-t-il ?',
  },
  spent: {
    title: 'Et ici ?',
    text: [
      'Votre jan est plein, mais vos dames libres vont manquer ; l’autre a rempli aussi, et il lui reste des dames au talon.',
    ],
    right: 'Allez-vous-en : au prochain coup vous romprez, et il marquerait à votre place.',
    hint: 'Après ce coup, que pourrez-vous jouer sans rompre ?',
  },
  behind: {
    title: 'L’autre est prêt',
    text: ['L’autre tient son coin et presque tout son grand jan. Vous avez encore tout à faire.'],
    right: 'Prendre le trou et recommencer à égalité vaut mieux que lui laisser ce jeu.',
    hint: 'Qui de vous deux gagnera les prochains points ?',
  },
  ahead: {
    title: 'L’autre n’a pas son coin',
    text: ['Vous tenez votre coin, il n’a pas le sien ; sa dame de 14 est à découvert.'],
    right: 'Votre jeu promet davantage : tenez.',
    hint: 'Qui est le mieux placé pour la suite ?',
  },
  whose: {
    title: 'Seulement de vos dés',
    text: [
      'On ne s’en va que pour un trou fait à son propre jet. Un trou gagné sur les dés de l’autre se tient toujours.',
      'La question à se poser : qui gagnera les points des prochains coups ? Si c’est vous, tenez ; si c’est lui, partez.',
    ],
  },
  drill: {
    title: 'Tenir ou s’en aller ?',
    text: ['Chaque fois, vous venez de gagner un trou. Le moteur du jeu dit ce qui vaut mieux.'],
  },
  game: {
    title: 'Sachez partir',
    text: [
      'Jouez contre Hector jusqu’à la fin du relevé. Tenez tant que votre plein promet, et allez-vous-en à temps.',
    ],
    right: 'Le relevé est fini. Vous savez maintenant tout ce qui fait une partie simple.',
  },
};
