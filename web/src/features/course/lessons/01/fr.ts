import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  yours: {
    title: 'Vos quinze dames',
    text: [
      'Le tablier a vingt-quatre flèches : ses longs triangles. Vos dames sont les blanches et partent toutes de la flèche 1, en bas à gauche : c’est votre talon.',
      'Elles avancent vers la droite, passent en haut, et reviennent jusqu’à la flèche 24.',
    ],
  },
  talon: {
    title: 'D’où partez-vous ?',
    text: ['Touchez votre talon, puis validez.'],
    right: 'Vous comptez vos flèches à partir de là : 1, 2, 3… jusqu’à 24.',
    hint: 'C’est la flèche où sont empilées vos quinze dames.',
  },
  theirs: {
    title: 'L’adversaire vient en face',
    text: [
      'Les dames noires partent de la flèche 24, leur talon, et vont en sens inverse.',
      'Vous vous croisez, mais aucune dame n’est jamais prise.',
    ],
  },
  jans: {
    title: 'Quatre quarts, quatre jans',
    text: [
      'Un jan est un quart du tablier : six flèches. Les vôtres sont le petit jan, flèches 1 à 6, et le grand jan, flèches 7 à 12, ici entourées.',
      'Ceux de l’adversaire sont en face : son grand jan sur vos flèches 13 à 18, son petit jan sur 19 à 24. On appelle aussi jan toute figure qui rapporte des points.',
    ],
  },
  roll: {
    title: 'Deux dés, deux nombres',
    text: [
      'À chaque coup, vous jouez les deux nombres, une fois chacun. Ici, six et cinq : une dame va sur 7, une autre sur 6.',
    ],
  },
  first: {
    title: 'Jouez ce coup',
    text: [
      'Touchez une dame, puis la flèche où elle va ; ou faites-la glisser. Jouez six et cinq comme il vous plaît, puis confirmez.',
    ],
    right: 'Vous avez joué votre premier coup.',
  },
  rest: {
    title: 'Tout d’une',
    text: [
      'Une même dame peut jouer les deux nombres, l’un après l’autre : c’est jouer tout d’une.',
      'Elle se repose un instant en chemin, ici sur 5 : cette flèche doit donc être ouverte.',
    ],
  },
  where: {
    title: 'Un nombre, l’autre, ou les deux',
    text: ['Choisissez toutes les flèches où une dame du talon peut finir ce coup.'],
    right: 'Le deux mène à 3, le quatre à 5, les deux ensemble à 7.',
    hint: 'Il y en a trois : 1 + 2, 1 + 4, et 1 + 2 + 4.',
  },
  one: {
    title: 'Jouez tout d’une',
    text: ['Menez une seule dame sur 7, par le quatre et le deux.'],
    right: 'Une seule dame a joué les deux nombres.',
    hint: 'Prenez une dame du talon et menez-la jusqu’à 7.',
  },
  doublet: {
    title: 'Un doublet n’est pas joué deux fois',
    text: [
      'Deux trois : vous jouez un trois, puis un autre, et c’est tout. La plupart des points sont plus élevés au doublet : nous y viendrons.',
    ],
  },
  closed: {
    title: 'Des flèches fermées',
    text: [
      'Plus tard dans la partie, les deux camps se croisent. Vous ne pouvez ni vous arrêter ni vous reposer sur une flèche où se tient l’adversaire, même avec une seule dame.',
      'Une flèche vide, ou tenue par vos dames, est ouverte.',
    ],
    right: 'La dame noire de 17 ferme le trois. Le six mène à 20, et de là le trois mène à 23.',
    hint: 'Le trois tombe sur une dame noire. Que reste-t-il ?',
  },
  must: {
    title: 'Tout ce qui peut être joué doit l’être',
    text: [
      'Vous devez jouer les deux nombres s’il y a une façon de le faire. Si vous ne pouvez en jouer qu’un, c’est le plus fort si possible, sinon l’autre.',
      'Un nombre que vous ne pouvez pas jouer est perdu.',
    ],
    right:
      'Le cinq mène de 7 à 12 ; chaque six tombe sur une flèche où se tient l’adversaire. Ce nombre perdu lui donne deux points : c’est l’impuissance.',
    hint: 'Essayez chaque nombre avec chacune de vos dames.',
  },
  drill: {
    title: 'Où peut-elle aller ?',
    text: [
      'La dame entourée peut jouer un nombre, l’autre, ou les deux. Les positions viennent de parties entre bots.',
    ],
  },
  game: {
    title: 'Quatre coups',
    text: ['Jouez quatre coups contre Géronte, comme il vous plaît. Le programme marque ce que valent vos dés.'],
    right: 'Vous savez jouer vos dames. La leçon suivante montre comment elles rapportent.',
  },
};
