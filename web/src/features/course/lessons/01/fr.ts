import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  yours: {
    title: 'Vos quinze dames',
    text: [
      'Le tablier a vingt-quatre flèches. Vos dames, les blanches, partent toutes de la flèche 1, en bas à gauche : c’est votre talon.',
      'Elles avancent vers la droite, passent en haut, et reviennent vers la flèche 24.',
    ],
  },
  talon: {
    title: 'D’où part-on ?',
    text: ['Touchez votre talon, puis validez.'],
    right: 'C’est de là que l’on compte : 1, 2, 3… jusqu’à 24.',
    hint: 'C’est la flèche où sont empilées vos quinze dames.',
  },
  his: {
    title: 'L’autre vient à votre rencontre',
    text: [
      'Les noires partent de la flèche 24, leur talon, et font le même chemin en sens inverse.',
      'On se croise, mais on ne se prend jamais rien.',
    ],
  },
  roll: {
    title: 'Deux dés, deux nombres',
    text: [
      'À chaque coup, on joue les deux nombres, chacun une fois. Ici, six et cinq : une dame va sur 7, une autre sur 6.',
    ],
  },
  first: {
    title: 'Jouez ce coup',
    text: [
      'Touchez une dame, puis sa place ; ou faites-la glisser. Jouez six et cinq comme il vous plaît, puis confirmez.',
    ],
    right: 'Voilà un coup joué.',
  },
  rest: {
    title: 'Tout d’une',
    text: [
      'Une même dame peut jouer les deux nombres, l’un après l’autre : c’est le tout d’une.',
      'Elle se repose un instant en chemin, ici sur 5 ; cette flèche doit donc être libre pour elle.',
    ],
  },
  where: {
    title: 'Un nombre, l’autre, ou les deux',
    text: ['Choisissez toutes les flèches où une dame du talon peut finir ce coup.'],
    right: 'Avec le deux, le quatre, ou les deux ensemble.',
    hint: 'Trois flèches : 1 + 2, 1 + 4, et 1 + 2 + 4.',
  },
  one: {
    title: 'Jouez tout d’une',
    text: ['Menez une seule dame sur 7, par le quatre et le deux.'],
    right: 'Une dame, deux nombres.',
    hint: 'Prenez une dame du talon et menez-la jusqu’à 7.',
  },
  doublet: {
    title: 'Un doublet n’est qu’un coup',
    text: [
      'Deux trois : on joue un trois, et encore un trois. Rien n’est doublé, sinon les points que l’on marque : nous y viendrons.',
    ],
  },
  closed: {
    title: 'Des flèches fermées',
    text: [
      'Plus tard dans la partie, on se croise. On ne s’arrête ni ne se repose sur une flèche où se tient l’autre, même avec une seule dame.',
      'Une flèche vide, ou tenue par vos dames, est ouverte.',
    ],
    right: 'Le trois est fermé par la dame noire de 17. Le six mène à 20, et de là le trois mène à 23.',
    hint: 'Le trois tombe sur une dame noire. Que reste-t-il ?',
  },
  must: {
    title: 'Tout ce qui peut se jouer se joue',
    text: [
      'On joue les deux nombres si l’on peut, d’une façon ou d’une autre. Si un seul peut se jouer, c’est le plus fort ; à défaut, l’autre.',
      'Un nombre qui ne peut pas se jouer est perdu.',
    ],
    right:
      'Le cinq mène de 7 à 12 ; le six tombe partout chez l’autre. Ce nombre perdu lui donne deux points : c’est l’impuissance.',
    hint: 'Essayez chaque nombre avec chacune de vos dames.',
  },
  drill: {
    title: 'Où peut-elle aller ?',
    text: ['La dame entourée peut jouer un nombre, l’autre, ou les deux. Les positions viennent de vraies parties.'],
  },
  game: {
    title: 'Quatre coups',
    text: ['Jouez quatre coups contre Géronte, comme il vous plaît. Ce que valent les dés se marque tout seul.'],
    right: 'Vous savez mouvoir vos dames. Reste à savoir pourquoi.',
  },
};
