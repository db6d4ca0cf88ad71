import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'A full jan pays',
    text: [
      'Your grand jan is full. On every roll that you can play without breaking it, you keep it: 4 points, 6 with a doublet.',
      'This is how most holes come.',
    ],
  },
  first: {
    title: 'Keep it',
    text: ['Your two men on the talon and the third man on 7 are free to play.'],
    right: 'One way of playing without breaking is enough.',
    hint: 'The roll can be played without touching the jan; the other has no lone man.',
  },
  double: {
    title: 'With a doublet',
    text: ['Two fours.'],
    right: 'Two men from the talon play the fours: 6 points.',
    hint: 'Keeping with a doublet is worth 6.',
  },
  must: {
    title: 'Whoever can keep must',
    text: ['Like filling, keeping binds: plays that would break the jan are forbidden. Play six and one.'],
    right: 'The jan still stands.',
  },
  spare: {
    title: 'Spare men',
    text: ['From which flèches can a man leave without breaking the jan? Choose them, then check.'],
    right: 'The man on 6, and the third men on 10 and on 12. When they are gone you will have to break.',
    hint: 'Look for men outside the jan, and for flèches with three men.',
  },
  breaks: {
    title: 'Six and five',
    text: [
      'Your opponent holds the whole of their grand jan: there is no way in.',
      'Even an empty flèche there is closed to you as long as they can still fill that jan (lesson 9).',
    ],
    right:
      'The six can be played from 6 to 12; but then the five goes only from 7, and breaks. Whoever must break marks nothing.',
    hint: 'Who plays the six? And what is left for the five?',
  },
  keeps: {
    title: 'Four and two',
    text: ['The same position, other dice.'],
    right: 'The man on 6 goes to 10; a man from 10 goes to 12.',
    hint: 'The man on 6 and those on 10 are there for that.',
  },
  helpless: {
    title: 'Keeping by helplessness',
    text: ['Neither six nor four looks easy here. A number that cannot be played breaks nothing.'],
    right: 'The four goes from 8 to 12. The six cannot be played anywhere: the jan is kept.',
    hint: 'What can the four do? And the six, anywhere?',
  },
  price: {
    title: 'What it costs',
    text: ['One number could not be played.'],
    right: 'Two points to the other for each number lost.',
    hint: 'That is helplessness, two points a number.',
  },
  last: {
    title: 'Breaking',
    text: [
      'When nothing else can play you must break: do it from below, flèches 7, 8, 9, leaving as few men alone as you can.',
      'A full jan without spare men will not last: time to think of going, the next lesson.',
    ],
  },
  drill: {
    title: 'Do you keep?',
    text: ['Look for one way, one only, of playing both numbers without breaking.'],
  },
  game: {
    title: 'From the full jan to the hole',
    text: ['Keep your jan against Hector, until one of you wins a hole.'],
    right: 'That is what a full jan is for.',
  },
};
