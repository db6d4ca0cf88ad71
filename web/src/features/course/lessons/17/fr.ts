import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  combine: {
    title: 'Le combiné',
    text: [
      'Vous jouez deux jeux sur un tablier : des marqués à écrire, et des parties de douze trous avec les honneurs, l’une après l’autre. Un trou compte d’ordinaire pour les deux.',
    ],
  },
  suspend: {
    title: 'Suspendre',
    text: [
      'Vous gagnez un trou sur vos propres dés. Pour le marqué, mieux vaudrait vous en aller ; pour les honneurs, tenir. Que pouvez-vous faire ?',
    ],
    choices: ['Choisir l’un pour les deux', 'Vous en aller pour l’un, tenir pour l’autre', 'Rejouer le coup'],
    right:
      'Vous vous en allez pour un jeu et tenez pour l’autre : le premier est suspendu, et revient quand un joueur s’en va.',
    hint: 'Les deux jeux sont comptés à part.',
  },
  four: {
    title: 'Les honneurs',
    text: [
      'Avec les honneurs, un tour paie quatre fois si le perdant n’a pas de trou, trois fois pour douze trous d’affilée pris en second, deux fois si le perdant a moins de six trous, une fois sinon.',
      'Vous prenez douze trous, et l’adversaire aucun.',
    ],
    right: 'Les honneurs paient ici quatre fois : le perdant n’a pas de trou.',
    hint: 'Combien de trous a le perdant ?',
  },
  three: {
    title: 'En second',
    text: ['L’adversaire a pris trois trous d’abord ; puis vous douze d’affilée.'],
    right: 'Les honneurs paient ici trois fois : vous avez pris douze trous d’affilée, en second.',
    hint: 'L’adversaire a des trous, mais aucun n’a rompu votre série.',
  },
  one: {
    title: 'De justesse',
    text: ['L’adversaire a neuf trous.'],
    right:
      'Les honneurs paient ici une fois : neuf trous, c’est trop pour le double. Au combiné, jusqu’à six trous paient encore double.',
    hint: 'Le perdant a-t-il moins de six trous ?',
  },
  unlifted: {
    title: 'Sans s’en aller',
    text: [
      'Au combiné, le marqué suit les anciennes règles : une série de six à onze trous paie triple si le gagnant ne s’en est pas allé entre-temps (les traités disent « sans lever »). Vous gagnez 9 à 2, d’affilée, sans vous en aller.',
    ],
    right: 'Cette série vous paie 3 × (9 + 2) − 2 = 31 jetons.',
    hint: 'Neuf et deux, trois fois, moins deux.',
  },
  pool: {
    title: 'La poule',
    text: [
      'À plusieurs autour d’un tablier : chacun met à la poule, et deux joueurs s’assoient. Le gagnant reste ; le perdant remet sa mise et passe au bout de la file. Battez tous les autres d’affilée, et la poule est à vous.',
    ],
  },
  six: {
    title: 'Un duel',
    text: ['En combien de trous jouez-vous un duel de la poule à engraisser ?'],
    choices: ['Six', 'Huit', 'Douze'],
    right: 'Le premier joueur à six trous gagne le duel, sur ses propres dés ou sur ceux de l’adversaire.',
    hint: 'C’est la moitié d’un tour.',
  },
  chouette: {
    title: 'À trois, à quatre',
    text: [
      'À la chouette, un joueur affronte deux associés, qui se relaient. À quatre, on joue deux contre deux.',
      'À la ronde, à trois, chacun joue deux marqués d’affilée, puis cède sa place.',
      'Vous êtes la chouette : contre qui jouez-vous ?',
    ],
    choices: ['Les deux associés, tour à tour', 'Toujours le même', 'Le gagnant du marqué'],
    right: 'Un associé joue, l’autre attend ; ils gagnent et perdent ensemble.',
    hint: 'Les associés se relaient.',
  },
  race: {
    title: 'Le Tric Trac',
    text: [
      'C’est un tout autre jeu sur le même tablier : une course, où l’on ne marque rien. Les deux joueurs tournent dans le même sens ; vos dames partent d’en haut à droite et sortent en bas à droite.',
      'La première, le courrier, va seule sur la pointe des flèches. Rentrez-le dans son dernier quart, puis faites partir une autre dame.',
    ],
    right:
      'Une fois rentré, le courrier est une dame comme les autres : chacune de vos dames pouvait jouer le reste du coup.',
    hint: 'Jouez le quatre d’abord : le courrier rentre sur 21 ; puis une dame quitte le talon par l’as.',
  },
  block: {
    title: 'Le bouchon',
    text: [
      'Rien n’est jamais battu : vous barrez la route. Vous tenez cinq flèches d’affilée devant les dames noires. Faites la sixième.',
    ],
    right: 'Vos six flèches d’affilée font un bouchon : rien ne passe. Vous trouverez ce jeu sous « Autres jeux ».',
    hint: 'Menez une dame sur 19, sans quitter les cinq autres flèches.',
  },
  drill: {
    title: 'Comptez à l’ancienne',
    text: [
      'Selon les anciennes règles, quand le gagnant s’en est allé pendant sa série : consolation de 2, six à onze d’affilée double, douze et plus quatre fois.',
    ],
  },
  game: {
    title: 'Jouez au combiné',
    text: ['Jouez contre Hector jusqu’au premier trou, et regardez-le compter pour les deux jeux.'],
    right: 'Le trou compte pour les deux jeux. Vous connaissez maintenant tous les jeux du tablier.',
  },
};
