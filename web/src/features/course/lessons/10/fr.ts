import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  ready: {
    title: 'Sortir',
    text: [
      'Quand toutes vos dames sont dans le jan de retour, flèches 19 à 24, elles peuvent sortir. La bande compte pour une flèche de plus : de 24, il faut un as.',
    ],
  },
  exact: {
    title: 'Le nombre juste',
    text: ['Un nombre qui mène une dame exactement sur la bande peut la sortir.'],
    right: 'Le quatre sort une dame de 21, le deux une dame de 23.',
    hint: 'De 21 à la bande il y a quatre pas ; de 23, deux.',
  },
  play: {
    title: 'Jouez',
    text: ['Sortez, ou jouez à l’intérieur : vous avez le choix. Pour sortir une dame, touchez-la, puis la bande.'],
    right: 'On peut aussi garder ses dames, pour conserver le plein.',
  },
  short: {
    title: 'Trop court',
    text: ['Un nombre trop petit se joue à l’intérieur.'],
    right: 'Ni l’un, ni l’autre, ni les deux ensemble ne suffisent.',
    hint: 'De 20 à la bande il y a cinq pas.',
  },
  over: {
    title: 'Trop long',
    text: ['Un nombre plus grand que toutes les distances est excédant : il sort la dame la plus éloignée.'],
    right: 'Le six et le cinq dépassent tous deux : les deux dames de 22 s’en vont.',
    hint: 'La dame la plus loin de la bande est à trois pas.',
  },
  far: {
    title: 'L’un et l’autre',
    text: ['Deux dames sont à cinq pas, deux autres à deux.'],
    right: 'Le cinq est juste, le six est excédant : les deux dames de 20.',
    hint: 'Pour 20, le cinq est exact.',
  },
  fewest: {
    title: 'Le moins d’excédants possible',
    text: ['De 21 et de 24, six et deux. On joue de façon que le moins de nombres excèdent.'],
    right:
      'Le deux va de 21 à 23 ; alors le six sort la dame de 23. Sortir les deux serait user de deux excédants quand un seul suffit.',
    hint: 'Le deux peut se jouer à l’intérieur : de 21 à 23.',
  },
  lone: {
    title: 'Jouez-le',
    text: ['Une seule façon est permise.'],
    right: 'C’est bien cela.',
  },
  last: {
    title: 'La dernière dame',
    text: ['Sortir la dernière de vos quinze dames rapporte.'],
    right: '4 points au coup simple.',
    hint: 'Le même prix que remplir ou conserver.',
  },
  double: {
    title: 'Et au doublet ?',
    text: ['Deux trois.'],
    right: '6 points au doublet. Le nombre qui reste ne compte pas.',
    hint: 'Comme remplir au doublet.',
  },
  again: {
    title: 'Et après ?',
    text: ['Votre dernière dame est sortie. Toutes les dames retournent aux talons.'],
    right: 'Le même joueur jette encore.',
    hint: 'C’est la récompense du premier sorti.',
  },
  after: {
    title: 'Un nouveau relevé',
    text: ['Les dames sont aux talons, mais les points restent, comme les trous : la course continue.'],
  },
  drill: {
    title: 'Combien sortent ?',
    text: ['Comptez le plus de dames que ce coup peut sortir, selon les règles.'],
  },
  game: {
    title: 'Le premier dehors',
    text: ['Sortez vos dames avant Géronte.'],
    right: 'Le relevé est fini. Vous savez maintenant tous les coups.',
  },
};
