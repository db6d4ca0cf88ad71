import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'Hitting, in idea',
    text: [
      'A black man is alone on 15. Your four would bring a man there from 11: you hit him.',
      'Nothing moves. You count what the dice would allow, you mark it, and only then do you play.',
    ],
  },
  what: {
    title: 'And the man who is hit?',
    text: ['You have hit the black man. What becomes of him?'],
    choices: ['Nothing: he stays where he is', 'He goes back to his talon', 'He leaves the board'],
    right: 'You may even play something else altogether: the points are marked.',
    hint: 'In trictrac nothing is ever taken.',
  },
  both: {
    title: 'One number, or the sum',
    text: ['Each number may hit, and so may the sum: by a single man who rests on the way. Two black men are alone.'],
    right: 'The four goes from 11 to 15; both numbers together, from 11 to 17.',
    hint: 'Count from each of your men: two, four, and six.',
  },
  tariff: {
    title: 'What it is worth',
    text: ['On flèches 7 to 18, the half of the grands jans, each way of hitting is worth 2 points.'],
    right: 'Two men hit, 2 points each.',
  },
  home: {
    title: 'Dearer in the petits jans',
    text: ['On flèches 1 to 6 and 19 to 24, the half of the petits jans, each way is worth 4 points.'],
    right: 'The man on 19 stands in the other’s petit jan.',
    hint: 'Only one man is in reach: from your corner, by the sum. Where does he stand?',
  },
  ways: {
    title: 'Counting the ways',
    text: ['One man may be hit in several ways: by one number, by the other, by the sum. Each is marked.'],
    right: 'Directly by the four, and by the sum from 7.',
    hint: 'The man on 14: what can each number do? And both together?',
  },
  three: {
    title: 'Three ways',
    text: ['There are never more than three: one number, the other, and the sum.'],
    right: 'From 10 by the four, from 12 by the two, from 8 by the sum.',
    hint: 'Which black man is reached by the four, by the two, and by six?',
  },
  doublet: {
    title: 'With a doublet',
    text: [
      'A doublet has two ways at most, the number and the sum; but each is worth more: 4 points instead of 2, 6 instead of 4.',
    ],
    right: 'The sum of the two twos leads from 11 to 15.',
    hint: 'Each way is worth 4 points on this side.',
  },
  closed: {
    title: 'A place to rest',
    text: [
      'To hit by the sum you must be able to rest. Two opposing men together close their flèche; a single one does not: he is hit in passing.',
    ],
    right: 'On 13 and on 15 alike the other holds the place. He will even mark for it: a false hit, lesson 8.',
    hint: 'On the way from 11 to 17, where could you rest?',
  },
  cover: {
    title: 'Do not lie open',
    text: [
      'A lone man, a half-case, can be hit. Two together make a case, where there is nothing to fear.',
      'Cover your man on 8.',
    ],
    right: 'A case is made.',
    hint: 'Which man is three away?',
  },
  drill: {
    title: 'How many?',
    text: ['In each position you hit. Count every way.'],
  },
  game: {
    title: 'Hit a man',
    text: ['Play against Hector until your dice hit a man.'],
    right: 'Touch the row of the roll: arrows show how.',
  },
};
