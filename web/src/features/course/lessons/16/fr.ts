import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  marque: {
    title: 'La grande partie',
    text: [
      'Au trictrac à écrire, vous jouez des manches, les marqués, au lieu de douze trous : six, huit ou douze. Vous gagnez les trous comme dans le tour, mais chaque trou est payé en jetons.',
    ],
  },
  ends: {
    title: 'Quand finit un marqué ?',
    text: ['Un nombre de trous n’y suffit pas.'],
    choices: ['Au sixième trou', 'Dès que l’un a six trous et que quelqu’un s’en va', 'Au douzième trou'],
    right:
      'À partir de six trous, s’en aller met fin au marqué ; et vous ne vous en allez que pour un trou gagné sur vos propres dés. Jusque-là, vous pouvez tenir et prendre d’autres trous.',
    hint: 'Il faut aussi que les dames soient renvoyées aux talons.',
  },
  equal: {
    title: 'À égalité',
    text: ['Quelqu’un s’en va à six trous partout. Que devient le marqué ?'],
    choices: ['Le premier à six gagne', 'On partage', 'Refait : on rejoue ce marqué'],
    right: 'Le marqué est nul, c’est un refait : rien n’est payé, et la consolation du prochain gagnant augmente.',
    hint: 'Aucun des deux n’a plus de trous.',
  },
  simple: {
    title: 'Ce qu’il rapporte',
    text: ['Un marqué paie vos trous, plus une consolation de 2, moins ceux de l’adversaire. Vous gagnez 7 à 3.'],
    right: 'Le marqué vous paie 7 + 2 − 3 = 6 jetons.',
    hint: 'Sept et deux, moins trois.',
  },
  petite: {
    title: 'Petite bredouille',
    text: ['De six à onze trous pris d’affilée, trous et consolation comptent double. Vous gagnez 10 à 0, d’affilée.'],
    right: 'La petite bredouille vous paie 2 × (10 + 2) = 24 jetons.',
    hint: 'Dix et deux, deux fois.',
  },
  grande: {
    title: 'Grande bredouille',
    text: ['À partir de douze trous d’affilée, ils comptent quatre fois. Vous gagnez 12 à 0.'],
    right: 'La grande bredouille vous paie 4 × (12 + 2) = 56 jetons. Voilà pourquoi il faut tenir.',
    hint: 'Douze et deux, quatre fois.',
  },
  refait: {
    title: 'Après un refait',
    text: ['Il y a un refait à six partout ; puis vous gagnez 6 à 4. La consolation est maintenant de 4.'],
    right: 'Le marqué vous paie 6 + 4 − 4 = 6 jetons.',
    hint: 'Six et quatre de consolation, moins quatre.',
  },
  cheap: {
    title: 'Perdre à bon compte',
    text: [
      'Vous avez 2 trous ; l’adversaire en a 7, et un jeu superbe. Vous en gagnez un troisième sur vos propres dés et vous en allez : vous perdez le marqué.',
    ],
    right: 'Vous payez 7 + 2 − 3 = 6 jetons. C’est souvent moins cher que de tenir.',
    hint: 'Le même compte, pour l’adversaire.',
  },
  end: {
    title: 'Le règlement',
    text: [
      'À la fin, chaque marqué gagné vaut encore 4 jetons, et une prime de 20, la queue des marqués, va au joueur qui en a gagné le plus. Une seconde prime, les jetons mis de côté à chaque marqué perdu, va au joueur qui a gagné le plus de jetons.',
      'Le livre donne les trois règlements ; la page tient la feuille.',
    ],
  },
  drill: {
    title: 'Comptez des marqués',
    text: ['La consolation est de 2, chaque fois. Six à onze d’affilée comptent double, douze et plus quatre fois.'],
  },
  game: {
    title: 'Un marqué',
    text: ['Jouez un marqué contre Hector. Allez-vous-en quand cela rapporte, et pas avant.'],
    right: 'Votre premier marqué est sur la feuille.',
  },
};
