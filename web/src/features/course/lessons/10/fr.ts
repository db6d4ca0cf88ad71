import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  ready: {
    title: 'Sortir',
    text: [
      'Quand toutes vos dames sont dans le jan de retour, flèches 19 à 24, elles peuvent sortir du tablier. La bande compte pour une flèche de plus : une dame de 24 sort par un as.',
    ],
  },
  exact: {
    title: 'Le nombre juste',
    text: ['Un nombre qui mène une dame exactement sur la bande peut la sortir.'],
    right: 'Le quatre sort une dame de 21, le deux une dame de 23.',
    hint: 'De 21 à la bande il y a quatre flèches ; de 23, deux.',
  },
  play: {
    title: 'Jouez',
    text: [
      'Sortez, ou jouez à l’intérieur : vous avez le choix, tant que votre jan reste plein. Pour sortir une dame, touchez-la, puis la bande.',
    ],
    right:
      'Votre jan est toujours plein. Ici, les dames libres peuvent sortir, ou rester pour le conserver plus longtemps.',
  },
  short: {
    title: 'Trop court',
    text: ['Un nombre trop petit doit être joué à l’intérieur.'],
    right:
      'La bande est à cinq flèches de 20, à six de 19 : aucun des deux nombres ne sort de dame, ni les deux ensemble.',
    hint: 'De 20 à la bande il y a cinq flèches.',
  },
  over: {
    title: 'Trop long',
    text: ['Un nombre plus grand que toutes les distances sort la dame la plus éloignée : il est excédant.'],
    right: 'Le six et le cinq sont tous deux excédants : les deux dames de 22 sortent.',
    hint: 'La dame la plus loin de la bande est à trois flèches.',
  },
  far: {
    title: 'L’un et l’autre',
    text: ['Deux dames sont à cinq flèches de la bande, deux autres à deux.'],
    right: 'Le cinq est juste, le six est excédant : les deux dames de 20 sortent.',
    hint: 'Pour une dame de 20, le cinq est juste.',
  },
  fewest: {
    title: 'Le moins d’excédants possible',
    text: [
      'Vous amenez six et deux, avec des dames sur 21 et 24. Vous devez jouer de façon que le moins de nombres soient excédants.',
    ],
    right:
      'Le deux mène la dame de 21 à 23, puis le six la sort : un seul nombre excédant. Sortir les deux dames en prendrait deux.',
    hint: 'Le deux peut être joué à l’intérieur : de 21 à 23.',
  },
  lone: {
    title: 'Jouez-le',
    text: ['Une seule façon est permise.'],
    right: 'Vous avez sorti une dame ; celle de 24 reste.',
  },
  last: {
    title: 'La dernière dame',
    text: ['Sortir la dernière de vos quinze dames rapporte.'],
    right: 'Le six sort la dame de 24, votre dernière : 4 points au coup simple.',
    hint: 'Cela vaut autant que remplir ou conserver.',
  },
  double: {
    title: 'Et au doublet ?',
    text: ['Vous amenez deux trois.'],
    right: 'Votre dernière dame sort par un trois : 6 points au doublet. L’autre trois ne compte pas comme non joué.',
    hint: 'Cela vaut autant que remplir au doublet.',
  },
  again: {
    title: 'Et après ?',
    text: ['Votre dernière dame est sortie. Toutes les dames retournent aux talons.'],
    right: 'Vous avez sorti votre dernière dame : vous jetez encore.',
    hint: 'Le premier joueur à finir est récompensé.',
  },
  after: {
    title: 'Un nouveau relevé',
    text: ['Les dames sont aux talons, mais les points et les trous restent : la course continue.'],
  },
  drill: {
    title: 'Combien sortent ?',
    text: ['Comptez le plus de dames que ce coup peut sortir, selon les règles.'],
  },
  game: {
    title: 'Finissez en premier',
    text: ['Sortez vos dames avant Géronte.'],
    right: 'Le relevé est fini. Vous connaissez maintenant tous les coups.',
  },
};
