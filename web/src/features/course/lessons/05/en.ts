import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  half: {
    title: 'Half-cases and cases',
    text: ['A man alone is a half-case: it can be hit. Two men or more make a case.', 'The circled men are exposed.'],
  },
  make: {
    title: 'Make a case',
    text: ['Play this roll so as to cover your man on 8.'],
    right: 'The man on 8 is covered: you have one half-case less, and one case more.',
    hint: 'A man from 5 or from 6 can come to 8.',
  },
  full: {
    title: 'The full jan',
    text: [
      'A jan is full when each of its six flèches holds at least two of your men. Filling one is the aim of the first half of the game.',
      'Here your grand jan, flèches 7 to 12, is full.',
    ],
  },
  fills: {
    title: 'One is missing',
    text: ['Only one man is missing, on 8. You fill as soon as the dice can bring one there.'],
    right: 'A man from the talon plays six and one, and comes to 8.',
    hint: 'Which man could come to 8, by one number or by both?',
  },
  worth: {
    title: 'What filling is worth',
    text: ['Filling is worth 4 points a way, 6 with a doublet.'],
    right: 'A man from the talon comes to 8 by the sum: one way, 4 points.',
    hint: 'Count the ways of bringing a man to 8.',
  },
  not: {
    title: 'And with these dice?',
    text: ['A man is still missing on 8.'],
    right: 'You have no man on 3 or on 4, and a man that has passed 8 does not come back.',
    hint: 'Where would it come from? From 3, from 4…',
  },
  must: {
    title: 'If you can fill, you must',
    text: ['Filling is compulsory: as long as some way of playing the roll fills, all other ways are forbidden. Try.'],
    right: 'A man has come to 8: your grand jan is full.',
  },
  two: {
    title: 'Two ways',
    text: ['When a single man is missing, each number that brings one is a way, and the sum is one more.'],
    right: 'The ace from 6 and the sum from 4 both bring a man to 7: two ways.',
    hint: 'Which men can come to 7, by one, by two, by three?',
  },
  three: {
    title: 'Three ways',
    text: ['This time three different men can come.'],
    right: 'The two from 6, the three from 5 and the sum from 3 bring a man to 8: three ways, the most there can be.',
    hint: 'To 8: from 6, from 5, from 3.',
  },
  pair: {
    title: 'Two men are missing',
    text: ['If two men are missing, each number must bring one: that makes a single way.'],
    right: 'The six brings the man on 1 to 7, the two brings a man from 6 to 8: one way.',
    hint: 'One man is missing on 7 and one on 8.',
  },
  petit: {
    title: 'The petit jan too',
    text: [
      'You may also fill the petit jan, flèches 1 to 6; and later the jan de retour, on your opponent’s side (lesson 9).',
    ],
    right: 'The two brings a man from 1 to 3: your petit jan is full.',
    hint: 'One man is missing on 3.',
  },
  drill: {
    title: 'Does it fill, and in how many ways?',
    text: ['Count all that the roll gives you. Some rolls give nothing.'],
  },
  game: {
    title: 'Fill a jan',
    text: ['Your grand jan is almost full. Play against Hector until you fill a jan.'],
    right: 'Your jan is full. The next lesson shows how to keep it.',
  },
};
