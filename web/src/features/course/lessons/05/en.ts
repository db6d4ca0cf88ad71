import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  half: {
    title: 'Half-cases and cases',
    text: ['A man alone is a half-case: he can be hit. Two men or more make a case.', 'The men with a ring lie open.'],
  },
  make: {
    title: 'Make a case',
    text: ['Play this roll so as to cover your man on 8.'],
    right: 'One half-case less, one case more.',
    hint: 'A man from 5 or from 6 can come to 8.',
  },
  full: {
    title: 'The full jan',
    text: [
      'Two men at least on each of the six flèches of a jan: it is full. That is the aim of the first half of the game.',
      'Yours is the grand jan, flèches 7 to 12.',
    ],
  },
  fills: {
    title: 'One is missing',
    text: ['Only one man is missing, on 8. Filling counts as soon as the dice can bring him.'],
    right: 'A man from the talon makes six and one.',
    hint: 'Which man could come to 8, by one number or by both?',
  },
  worth: {
    title: 'What filling is worth',
    text: ['4 points a way, 6 with a doublet.'],
    right: 'One way: the sum.',
    hint: 'Count the ways of bringing a man to 8.',
  },
  not: {
    title: 'And with these dice?',
    text: ['There is still a man to be brought to 8.'],
    right: 'Neither five nor four nor nine leads to 8. A man who has passed does not come back.',
    hint: 'Where would he come from? From 3, from 4…',
  },
  must: {
    title: 'Whoever can fill must',
    text: ['Filling is no choice: as long as some way of playing the roll fills, all others are forbidden. Try.'],
    right: 'The grand jan is full.',
  },
  two: {
    title: 'Two ways',
    text: ['When a single man is missing, each number that brings him is a way, and the sum is one more.'],
    right: 'The ace from 6, and both together from 4.',
    hint: 'Who can come to 7, by one, by two, by three?',
  },
  three: {
    title: 'Three ways',
    text: ['This time three different men can come.'],
    right: 'By the two, by the three, and by the sum: as many as there can be.',
    hint: 'To 8: from 6, from 5, from 3.',
  },
  pair: {
    title: 'Two men are missing',
    text: ['If two are missing, each number must bring one; that makes a single way.'],
    right: 'The six from 1 comes to 7, the two from 6 comes to 8.',
    hint: 'One is missing on 7 and one on 8.',
  },
  petit: {
    title: 'The petit jan too',
    text: ['You may also fill the petit jan, flèches 1 to 6; and later the jan de retour, on the other’s side.'],
    right: 'The two leads from 1 to 3.',
    hint: 'A man is missing on 3.',
  },
  drill: {
    title: 'Does it fill, and in how many ways?',
    text: ['Count all that the roll gives you. Some rolls give nothing.'],
  },
  game: {
    title: 'Fill',
    text: ['Your game is nearly made. Play against Hector until you fill a jan.'],
    right: 'The jan is full. Now to keep it.',
  },
};
