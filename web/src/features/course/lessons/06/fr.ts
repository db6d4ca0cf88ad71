import type { Texts } from '../../script';
import type { script } from './script';

export const fr: Texts<typeof script> = {
  idea: {
    title: 'Le plein rapporte',
    text: [
      'Votre grand jan est plein. À chaque coup que vous pouvez jouer sans le rompre, vous le conservez : 4 points, 6 au doublet.',
      'C’est ainsi que viennent la plupart des trous.',
    ],
  },
  first: {
    title: 'Conservez',
    text: ['Vos deux dames du talon et la troisième de 7 sont libres de jouer.'],
    right: 'Il suffit d’une façon de jouer sans rompre.',
    hint: 'Le coup peut se jouer sans toucher au plein ; l’autre n’a pas de dame seule.',
  },
  double: {
    title: 'Au doublet',
    text: ['Deux quatre.'],
    right: 'Deux dames du talon jouent les quatre : 6 points.',
    hint: 'Conserver au doublet vaut 6.',
  },
  must: {
    title: 'Qui peut conserver le doit',
    text: ['Comme remplir, conserver oblige : les coups qui rompraient sont défendus. Jouez six et un.'],
    right: 'Le plein tient toujours.',
  },
  spare: {
    title: 'Les dames libres',
    text: ['Sur quelles flèches une dame peut-elle partir sans rompre le plein ? Choisissez-les, puis validez.'],
    right: 'Celle de 6, et les troisièmes de 10 et de 12. Quand elles manqueront, il faudra rompre.',
    hint: 'Cherchez les dames hors du jan, et celles qui sont trois sur une flèche.',
  },
  breaks: {
    title: 'Six et cinq',
    text: [
      'Votre adversaire tient tout son grand jan : vous n’y entrez pas.',
      'Même vide, une flèche de ce côté vous est fermée tant qu’il peut encore remplir ce jan (leçon 9).',
    ],
    right:
      'Le six peut se jouer de 6 à 12 ; mais le cinq ne se joue alors que de 7, et rompt. Qui doit rompre ne marque rien.',
    hint: 'Qui joue le six ? Et que reste-t-il au cinq ?',
  },
  keeps: {
    title: 'Quatre et deux',
    text: ['La même position, d’autres dés.'],
    right: 'La dame de 6 va sur 10 ; une dame de 10 va sur 12.',
    hint: 'La dame de 6 et celles de 10 sont là pour cela.',
  },
  helpless: {
    title: 'Conserver par impuissance',
    text: ['Ici, ni six ni quatre ne semblent faciles. Un nombre qui ne peut pas se jouer ne rompt rien.'],
    right: 'Le quatre va de 8 à 12. Le six ne peut se jouer nulle part : le plein est conservé.',
    hint: 'Que peut le quatre ? Et le six, quelque part ?',
  },
  price: {
    title: 'Ce qu’il en coûte',
    text: ['Un nombre n’a pas pu se jouer.'],
    right: 'Deux points à l’autre pour chaque nombre perdu.',
    hint: 'C’est l’impuissance, deux points par nombre.',
  },
  last: {
    title: 'Rompre',
    text: [
      'Quand rien d’autre ne peut jouer, il faut rompre : on le fait par le bas, flèches 7, 8, 9, en laissant le moins possible de dames seules.',
      'Un plein sans dames libres ne durera pas : c’est le moment de penser à s’en aller, leçon suivante.',
    ],
  },
  drill: {
    title: 'Conservez-vous ?',
    text: ['Cherchez une façon, une seule, de jouer les deux nombres sans rompre.'],
  },
  game: {
    title: 'Du plein au trou',
    text: ['Conservez votre plein contre Hector, jusqu’à ce que l’un de vous gagne un trou.'],
    right: 'Voilà à quoi sert un plein.',
  },
};
