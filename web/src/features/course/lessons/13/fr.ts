import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  first: {
    title: 'Le premier coup',
    text: ['Un plan commence au premier coup, qui sert à sortir des dames du talon. Jouez trois et as au mieux.'],
    right: 'Vous abattez deux dames du talon : elles donneront des cases, et valent mieux qu’une seule plus loin.',
    hint: 'Abattez deux dames du talon.',
  },
  fresh: {
    title: 'Encore un premier coup',
    text: ['Vous amenez deux et as.'],
    right: 'De nouveau, vous abattez deux dames du talon : une sur 3, une sur 2.',
    hint: 'Jouez deux dames du talon.',
  },
  second: {
    title: 'Le deuxième coup',
    text: ['Vous avez deux dames dehors. Vous amenez cinq et deux : d’où viendront vos cases ?'],
    right: 'Vous abattez encore deux dames : plus il y en a devant le talon, plus de coups feront des cases.',
    hint: 'Le talon est encore bien garni.',
  },
  petit: {
    title: 'Petit jan ou grand jan ?',
    text: [
      'Après de petits nombres, le petit jan se dessine : vous le remplissez, le conservez quelques coups, puis il faut passer. Ici, il manque une dame : comptez le coup.',
    ],
    right:
      'Le deux mène une dame sur 3 : 4 points. Un petit jan est vite fait, mais ne dure pas ; visez plutôt le grand jan.',
    hint: 'Il manque une dame sur 3.',
  },
  order: {
    title: 'L’ordre des choses',
    text: [
      'Sortez d’abord des dames du talon ; puis faites des cases basses dans le grand jan, sur 8, 9, 10 ; prenez le coin dès que possible ; remplissez enfin.',
      'Une dame peut rester seule en bas, de 2 à 6, où peu de coups l’atteignent : elle y attend de devenir une case. N’en laissez pas seule en haut, de 8 à 11 : menez-y deux dames ensemble, ou couvrez celle qui s’y trouve.',
    ],
  },
  below: {
    title: 'Seule en bas, jamais en haut',
    text: ['Vous amenez trois et deux. Quatre dames sont seules en bas : que pouvez-vous en faire ?'],
    right:
      'Deux dames du talon couvrent 4 et 3 : deux cases. Les dames de 2 et de 6 peuvent attendre ; sur 9, une dame serait en danger.',
    hint: 'Couvrez-en deux depuis le talon.',
  },
  devil: {
    title: 'La case du diable',
    text: [
      'La flèche 8 est souvent la dernière qui manque au grand jan : un six du talon n’y arrive pas, et les autres dames l’ont déjà passée. On l’appelle la case du diable.',
      'Faites-la tôt, tant que vous avez des dames derrière.',
    ],
  },
  chances: {
    title: 'Ce que coûte l’attente',
    text: ['Les deux dames de 8 manquent.'],
    right: 'Aucun jet ne remplit : il faudrait deux dames à la fois, et le talon est à sept flèches.',
    hint: 'Deux dames à la fois, du talon ?',
  },
  put: {
    title: 'Mettre dedans',
    text: [
      'Il manque deux dames sur 8. Posez-y une dame seule dès maintenant, par le six ; au coup suivant, une autre pourra la couvrir et remplir.',
      'C’est mettre dedans : poser des dames seules sur les flèches qui manquent au plein. Ici, une dame seule en haut se justifie : elle peut faire remplir au coup suivant.',
    ],
  },
  low: {
    title: 'Couvrir la demi-case',
    text: ['Deux deux. Cherchez le meilleur coup : quelle dame de votre grand jan est en danger ?'],
    right: 'Une dame va tout d’une de 7 à 11, et couvre la demi-case.',
    hint: 'Votre dame de 11 est seule.',
  },
  coin: {
    title: 'Le coin avant tout',
    text: ['Vous amenez six et cinq.'],
    right: 'Vous prenez votre coin : il ferme le passage, vous aide à battre, et ne peut pas vous être repris.',
    hint: 'Jouez le six depuis 6 et le cinq depuis 7.',
  },
  wait: {
    title: 'Attendre',
    text: [
      'Votre jan est plein et celui de l’adversaire ne l’est pas : il lui manque une dame sur 18. Gardez vos dames libres le plus longtemps possible ; le joueur qui rompt le dernier gagne.',
      'Jouez les petits nombres derrière, et laissez l’adversaire s’avancer.',
    ],
  },
  inside: {
    title: 'Tendre un piège',
    text: [
      'Laissez une dame là où l’adversaire ne peut l’atteindre que par une somme aux repos fermés : s’il la bat à faux, vous marquez. Ici, c’est lui qui tend le piège.',
    ],
    right: 'Vous battez à faux la dame de 18 : les deux repos en chemin, 13 et 16, sont tenus. L’adversaire marque.',
    hint: 'Cinq et deux : de 11 à 18.',
  },
  locked: {
    title: 'Enfermer l’adversaire',
    text: [
      'L’adversaire a une dernière dame au talon et doit jouer. Si elle ne peut pas bouger, il rompra ; si elle passe chez vous, elle sera à découvert.',
      'Tenez votre coin et vos cases hautes : cette dernière dame est enfermée.',
    ],
  },
  run: {
    title: 'L’enfilade',
    text: [
      'Votre jan est plein, trois dames sont libres, et l’adversaire est loin de remplir : les trous vont se suivre.',
    ],
    right: 'Les 36 jets conservent votre plein, et chacun rapporte.',
    hint: 'Quels jets les dames du talon ne peuvent-elles pas jouer ?',
  },
  enfilade: {
    title: 'Tenez-vous ?',
    text: ['Ce coup fait un trou, bredouille.'],
    right:
      'Tenez : c’est le moment de l’enfilade, la longue série de trous. Tenez tant que vous pouvez conserver le plein.',
    hint: 'Votre plein durera-t-il ?',
  },
  drill: {
    title: 'Votre plan ?',
    text: ['Vous venez de gagner un trou. Regardez qui est prêt pour la suite.'],
  },
  game: {
    title: 'Menez votre plan',
    text: ['Il vous manque une dame sur 8. Remplissez, conservez, et jouez jusqu’au trou contre Valère.'],
    right: 'Le trou est gagné. Avec un plan, les dés vous servent plus souvent qu’on ne croit.',
  },
};
