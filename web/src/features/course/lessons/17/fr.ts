import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  combine: {
    title: 'Le combiné',
    text: [
      'Deux jeux sur un tablier : des marqués à écrire, et une partie aux honneurs, en douze trous et sans fin. Un trou compte d’ordinaire pour les deux.',
    ],
  },
  suspend: {
    title: 'Suspendre',
    text: [
      'Vous gagnez un trou de vos dés. S’en aller servirait le marqué, tenir servirait les honneurs. Que pouvez-vous faire ?',
    ],
    choices: ['Choisir l’un pour les deux', 'Vous en aller pour l’un, tenir pour l’autre', 'Rejouer le coup'],
    right: 'C’est suspendre : le jeu mis de côté revient au prochain relevé.',
    hint: 'Les deux comptes sont séparés.',
  },
  four: {
    title: 'Les honneurs',
    text: ['Douze trous, et l’autre aucun.'],
    right: 'Le quadruple.',
    hint: 'Le plus haut des honneurs.',
  },
  three: {
    title: 'En second',
    text: ['L’autre a pris trois trous d’abord ; puis vous douze de suite.'],
    right: 'Le triple.',
    hint: 'Un degré de moins.',
  },
  one: {
    title: 'De justesse',
    text: ['L’autre a neuf trous.'],
    right: 'Le simple. À six trous ou moins pour l’autre, ce serait le double au combiné.',
    hint: 'Il n’y a rien de plus à payer.',
  },
  unlifted: {
    title: 'Sans lever',
    text: [
      'Au combiné, on écrit selon les anciennes règles : une série sans s’en être allé entre-temps paie triple. Vous gagnez 9 à 2, d’affilée, sans lever.',
    ],
    right: '3 × (9 + 2) − 2 = 31.',
    hint: 'Neuf et deux, trois fois, moins deux.',
  },
  pool: {
    title: 'La poule',
    text: [
      'À plusieurs autour d’un tablier : chacun met à la poule, deux joueurs s’assoient. Le vainqueur reste, le vaincu remet et passe à la queue ; qui bat tous les autres à la suite emporte tout.',
    ],
  },
  six: {
    title: 'Une rencontre',
    text: ['En combien de trous se joue une rencontre de la poule qu’on engraisse ?'],
    choices: ['Six', 'Huit', 'Douze'],
    right: 'Six, que les dés soient ceux de l’un ou de l’autre.',
    hint: 'C’est la moitié d’un tour.',
  },
  chouette: {
    title: 'À trois, à quatre',
    text: [
      'À la chouette, un joueur seul tient tête à deux associés, qui se relaient. À quatre, deux contre deux.',
      'À la ronde, chacun joue deux marqués de suite, puis cède sa place.',
      'Vous êtes seul à la chouette : contre qui jouez-vous ?',
    ],
    choices: ['Les deux associés, tour à tour', 'Toujours le même', 'Le gagnant du marqué'],
    right: 'L’un joue, l’autre attend ; ils gagnent et perdent ensemble.',
    hint: 'Ils se relaient.',
  },
  race: {
    title: 'Le Tric Trac',
    text: [
      'Un tout autre jeu sur le même tablier : une course, où l’on ne marque rien. Les deux joueurs tournent dans le même sens ; vos dames partent d’en haut à droite et sortent en bas à droite.',
      'La première, le courrier, va seule sur la pointe des flèches. Rentrez-le dans son dernier quart, puis faites partir une autre dame.',
    ],
    right: 'Rentré, le courrier est une dame comme les autres : le reste du coup était à toutes.',
    hint: 'Le quatre d’abord : le courrier rentre sur la 21 ; l’as part du talon.',
  },
  block: {
    title: 'Le bouchon',
    text: [
      'Rien n’est jamais battu : on se barre la route. Vous tenez cinq flèches de suite devant les dames noires. Faites la sixième.',
    ],
    right: 'Six flèches de suite font un bouchon : rien ne passe. Le jeu se trouve sous « D’autres jeux ».',
    hint: 'Une dame doit venir sur la 19, sans découvrir les autres.',
  },
  drill: {
    title: 'Comptez à l’ancienne',
    text: ['Anciennes règles, série levée : consolation de 2, six à onze d’affilée double, douze et plus quatre fois.'],
  },
  game: {
    title: 'Au combiné',
    text: ['Jouez contre Hector jusqu’au premier trou : regardez-le compter pour les deux jeux.'],
    right: 'Vous connaissez maintenant tous les jeux du tablier.',
  },
};
