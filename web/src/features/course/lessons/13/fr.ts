import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  devil: {
    title: 'La case du diable',
    text: [
      'La flèche 8 est souvent la dernière qui manque au grand jan : un six du talon n’y arrive pas, et les autres dames l’ont déjà passée. On l’appelle la case du diable.',
      'Faites-la tôt, tant que des dames sont derrière.',
    ],
  },
  chances: {
    title: 'Ce qu’il en coûte',
    text: ['Il vous manque toute la case de 8.'],
    right: 'Aucun : il faut deux dames à la fois, et le talon est à sept pas.',
    hint: 'Deux dames à la fois, du talon ?',
  },
  low: {
    title: 'Couvrir la demi-case',
    text: ['Deux deux. Cherchez le meilleur coup : quelle dame de votre grand jan est en danger ?'],
    right: 'Une dame va tout d’une de 7 à 11, et couvre la demi-case.',
    hint: 'Une de vos dames est seule sur 11.',
  },
  coin: {
    title: 'Le coin avant tout',
    text: ['Six et cinq.'],
    right: 'Le coin ferme, bat, et ne se reprend plus.',
    hint: 'Six depuis 6, cinq depuis 7.',
  },
  wait: {
    title: 'Attendre',
    text: [
      'Votre plein tient et l’autre n’a pas encore rempli : il lui manque une dame sur 18. Gardez vos dames libres le plus longtemps possible ; c’est à qui rompra le dernier.',
      'Jouez les petits nombres derrière, et laissez-le s’avancer.',
    ],
  },
  inside: {
    title: 'Le tenter',
    text: [
      'Une dame laissée seule là où l’autre ne peut l’atteindre que par une somme aux repos fermés lui coûtera des points. Voyez ici l’inverse.',
    ],
    right: 'Il a deux dames seules, mais ses cases les gardent.',
    hint: 'Cinq et deux : de 11 à 18.',
  },
  drive: {
    title: 'Mettre dedans',
    text: [
      'L’autre a une dernière dame au talon et doit jouer. Si elle ne le peut, il rompra ; s’il passe chez vous, il s’expose.',
      'Tenir son coin et ses cases hautes, c’est l’enfermer : on le met dedans.',
    ],
  },
  run: {
    title: 'L’enfilade',
    text: ['Un plein, trois dames libres, et l’autre loin d’avoir construit : les trous vont se suivre.'],
    right: 'Tous, et chacun rapporte.',
    hint: 'Qu’est-ce qui ne peut pas se jouer du talon ?',
  },
  enfilade: {
    title: 'Tenez-vous ?',
    text: ['Ce coup fait un trou, bredouille.'],
    right: 'C’est le moment de l’enfilade : on tient tant que le plein tient.',
    hint: 'Votre plein durera-t-il ?',
  },
  drill: {
    title: 'Votre plan ?',
    text: ['Un trou vient d’être gagné. Regardez qui est prêt pour la suite.'],
  },
  game: {
    title: 'Menez votre plan',
    text: ['Il vous manque une dame sur 8. Remplissez, conservez, et allez jusqu’au trou contre Valère.'],
    right: 'Un plan, et les dés suivent plus souvent qu’on ne croit.',
  },
};
