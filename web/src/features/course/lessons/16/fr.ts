import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  marque: {
    title: 'La grande partie',
    text: [
      'À écrire, on ne joue pas douze trous mais des manches, les marqués : six, huit ou douze. Les trous s’y gagnent comme dans le tour, mais chacun vaut des jetons.',
    ],
  },
  ends: {
    title: 'Quand finit un marqué ?',
    text: ['Un nombre de trous n’y suffit pas.'],
    choices: ['Au sixième trou', 'Dès que l’un a six trous et que quelqu’un s’en va', 'Au douzième trou'],
    right:
      'Six trous ouvrent la porte ; il faut encore s’en aller, par un trou fait de ses propres dés. D’ici là, on peut tenir et en prendre d’autres.',
    hint: 'Il faut aussi que quelqu’un relève.',
  },
  equal: {
    title: 'À égalité',
    text: ['On s’en va à six trous partout. Que devient le marqué ?'],
    choices: ['Le premier à six gagne', 'On partage', 'Refait : on rejoue ce marqué'],
    right: 'Rien n’est payé ; la consolation du prochain gagnant augmente.',
    hint: 'Personne n’a davantage.',
  },
  simple: {
    title: 'Ce qu’il rapporte',
    text: ['Vos trous, plus la consolation de 2, moins ceux de l’autre. Vous gagnez 7 à 3.'],
    right: '7 + 2 − 3 = 6 jetons.',
    hint: 'Sept et deux, moins trois.',
  },
  petite: {
    title: 'Petite bredouille',
    text: ['De six à onze trous pris d’affilée, trous et consolation comptent double. Vous gagnez 10 à 0, d’affilée.'],
    right: '2 × (10 + 2) = 24.',
    hint: 'Dix et deux, deux fois.',
  },
  grande: {
    title: 'Grande bredouille',
    text: ['À partir de douze trous d’affilée, on compte quatre fois. Vous gagnez 12 à 0.'],
    right: '4 × (12 + 2) = 56. Voilà pourquoi l’on tient.',
    hint: 'Douze et deux, quatre fois.',
  },
  refait: {
    title: 'Après un refait',
    text: ['Un refait à six partout ; puis vous gagnez 6 à 4. La consolation est maintenant de 4.'],
    right: '6 + 4 − 4 = 6.',
    hint: 'Six et quatre de consolation, moins quatre.',
  },
  cheap: {
    title: 'Perdre à bon compte',
    text: [
      'Vous avez 2 trous, l’autre 7 et un jeu superbe. Vous en faites un troisième de vos dés et vous en allez : le marqué est perdu.',
    ],
    right: '7 + 2 − 3 = 6. C’est souvent moins cher que de tenir.',
    hint: 'La même règle, pour lui.',
  },
  end: {
    title: 'Le règlement',
    text: [
      'À la fin, chaque marqué gagné vaut encore 4 jetons, et 20 vont à qui en a le plus : la queue des marqués. Une autre queue, de jetons mis de côté, va à qui en a gagné le plus.',
      'Le livre donne les trois règlements ; la page tient la feuille.',
    ],
  },
  drill: {
    title: 'Comptez des marqués',
    text: ['Consolation de 2, chaque fois. Six à onze d’affilée : double. Douze et plus : quatre fois.'],
  },
  game: {
    title: 'Un marqué',
    text: ['Jouez un marqué contre Hector. Pensez à vous en aller quand il le faut, et pas avant.'],
    right: 'Le marqué est écrit.',
  },
};
