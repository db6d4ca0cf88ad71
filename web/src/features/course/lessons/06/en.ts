import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'A full jan pays',
    text: [
      'Your grand jan is full. On every roll that you can play without breaking it, you keep it: 4 points, 6 with a doublet.',
      'Most holes are won this way.',
    ],
  },
  first: {
    title: 'Keep it',
    text: ['Your two men on the talon and the third man on 7 are free to play.'],
    right: 'The men on the talon can play both numbers without breaking: one way of keeping is enough.',
    hint: 'You can play the roll without touching the jan, and your opponent has no lone man.',
  },
  double: {
    title: 'With a doublet',
    text: ['You throw two fours.'],
    right: 'Two men from the talon play the fours, and the jan is kept: 6 points.',
    hint: 'Keeping with a doublet is worth 6 points.',
  },
  must: {
    title: 'If you can keep, you must',
    text: ['Like filling, keeping is compulsory: plays that would break the jan are forbidden. Play six and one.'],
    right: 'You have kept the jan: it is still full.',
  },
  spare: {
    title: 'Spare men',
    text: ['From which flèches can a man leave without breaking the jan? Choose them, then check.'],
    right: 'The man on 6 and the third men on 10 and 12 are spare. When none is left, you will have to break.',
    hint: 'Look for men outside the jan, and for flèches with three men.',
  },
  breaks: {
    title: 'Six and five',
    text: [
      'Your opponent holds the whole of their grand jan: there is no way in.',
      'Even an empty flèche there is closed to you as long as they can still fill that jan (lesson 9).',
    ],
    right:
      'The man on 6 can play the six to 12, but then only a man on 7 can play the five, and that breaks. If you must break, you score nothing.',
    hint: 'Which man plays the six? And which is left for the five?',
  },
  keeps: {
    title: 'Four and two',
    text: ['The same position, other dice.'],
    right: 'The man on 6 plays the four to 10; a man from 10 plays the two to 12.',
    hint: 'The man on 6 and the third man on 10 are spare.',
  },
  helpless: {
    title: 'Keeping by impuissance',
    text: ['Neither six nor four looks easy here. But a number that you cannot play breaks nothing.'],
    right: 'A man plays the four from 8 to 12. No man can play the six, so the jan is kept.',
    hint: 'Which man can play the four? Can any play the six?',
  },
  price: {
    title: 'What it costs',
    text: ['You could not play one of the numbers.'],
    right: 'The six that you could not play gives your opponent two points.',
    hint: 'Impuissance costs two points for each number.',
  },
  last: {
    title: 'Breaking',
    text: [
      'When no spare man can play, you must break. Do it from below, on flèches 7, 8, 9, and leave as few men alone as you can.',
      'A full jan without spare men will not last: it is time to think of going (next lesson).',
    ],
  },
  drill: {
    title: 'Do you keep?',
    text: ['Look for a way of playing the roll without breaking: one is enough.'],
  },
  game: {
    title: 'From the full jan to the hole',
    text: ['Keep your jan against Hector, until one of you wins a hole.'],
    right: 'The hole is won: that is what a full jan is for.',
  },
};
