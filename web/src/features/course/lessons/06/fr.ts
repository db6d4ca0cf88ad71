import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Le plein rapporte',
    text: [
      'Votre grand jan est plein. À chaque coup que vous pouvez jouer sans le rompre, vous le conservez : 4 points, 6 au doublet.',
      'La plupart des trous sont gagnés ainsi.',
    ],
  },
  first: {
    title: 'Conservez',
    text: ['Vos deux dames du talon et la troisième de 7 sont libres de jouer.'],
    right: 'Les dames du talon peuvent jouer les deux nombres sans rompre : une façon de conserver suffit.',
    hint: 'Vous pouvez jouer le coup sans toucher au plein, et l’adversaire n’a pas de dame seule.',
  },
  double: {
    title: 'Au doublet',
    text: ['Vous amenez deux quatre.'],
    right: 'Deux dames du talon jouent les quatre, et le plein est conservé : 6 points.',
    hint: 'Conserver au doublet vaut 6 points.',
  },
  must: {
    title: 'Si vous pouvez conserver, il le faut',
    text: ['Comme remplir, conserver est obligatoire : les coups qui rompraient sont interdits. Jouez six et un.'],
    right: 'Vous avez conservé : le jan est toujours plein.',
  },
  spare: {
    title: 'Les dames libres',
    text: ['De quelles flèches une dame peut-elle partir sans rompre le plein ? Choisissez-les, puis validez.'],
    right:
      'La dame de 6 et les troisièmes dames de 10 et de 12 sont libres. Quand il n’en restera plus, il faudra rompre.',
    hint: 'Cherchez les dames hors du jan, et les flèches à trois dames.',
  },
  breaks: {
    title: 'Six et cinq',
    text: [
      'Votre adversaire tient tout son grand jan : vous n’y entrez pas.',
      'Même vide, une flèche de ce côté vous est fermée tant qu’il peut encore remplir ce jan (leçon 9).',
    ],
    right:
      'La dame de 6 peut jouer le six vers 12, mais alors seule une dame de 7 peut jouer le cinq, et elle rompt. Si vous devez rompre, vous ne marquez rien.',
    hint: 'Quelle dame joue le six ? Et laquelle reste-t-il pour le cinq ?',
  },
  keeps: {
    title: 'Quatre et deux',
    text: ['La même position, d’autres dés.'],
    right: 'La dame de 6 joue le quatre vers 10 ; une dame de 10 joue le deux vers 12.',
    hint: 'La dame de 6 et la troisième de 10 sont libres.',
  },
  helpless: {
    title: 'Conserver par impuissance',
    text: [
      'Ici, ni le six ni le quatre ne semblent faciles. Mais un nombre que vous ne pouvez pas jouer ne rompt rien.',
    ],
    right: 'Une dame joue le quatre de 8 à 12. Aucune ne peut jouer le six : le plein est conservé.',
    hint: 'Quelle dame peut jouer le quatre ? Et l’une d’elles peut-elle jouer le six ?',
  },
  price: {
    title: 'Ce qu’il en coûte',
    text: ['Vous n’avez pas pu jouer l’un des nombres.'],
    right: 'Le six que vous ne pouvez pas jouer donne deux points à l’adversaire.',
    hint: 'L’impuissance coûte deux points par nombre.',
  },
  last: {
    title: 'Rompre',
    text: [
      'Quand aucune dame libre ne peut jouer, il faut rompre. Faites-le par le bas, flèches 7, 8, 9, en laissant le moins possible de dames seules.',
      'Un plein sans dames libres ne durera pas : c’est le moment de penser à vous en aller (leçon suivante).',
    ],
  },
  drill: {
    title: 'Conservez-vous ?',
    text: ['Cherchez une façon de jouer le coup sans rompre : une seule suffit.'],
  },
  game: {
    title: 'Du plein au trou',
    text: ['Conservez votre plein contre Hector, jusqu’à ce que l’un de vous gagne un trou.'],
    right: 'Le trou est gagné : voilà à quoi sert un plein.',
  },
};
