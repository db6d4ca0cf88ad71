import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'Hitting without moving',
    text: [
      'A black man is alone on 15. Your four would bring a man there from 11: you hit it.',
      'Nothing moves. You count what the dice would allow, you mark the points, and only then do you play.',
    ],
  },
  what: {
    title: 'And the man that is hit?',
    text: ['You have hit the black man. What becomes of it?'],
    choices: ['Nothing: it stays where it is', 'It goes back to its talon', 'It leaves the board'],
    right: 'The man stays on 15. You may even play something quite different: the points are yours.',
    hint: 'In trictrac no man is ever taken.',
  },
  both: {
    title: 'One number, or the sum',
    text: [
      'Each number may hit, and so may the sum: a single man plays both numbers, and rests on the way. Two black men are alone.',
    ],
    right: 'Your man on 11 hits the man on 15 by the four, and the man on 17 by the sum.',
    hint: 'Count from each of your men: two, four, and six.',
  },
  tariff: {
    title: 'What it is worth',
    text: ['On flèches 7 to 18, the two grands jans, each way of hitting is worth 2 points.'],
    right: 'You hit the men on 15 and 17, in one way each: 2 × 2 points.',
  },
  home: {
    title: 'Worth more in the petits jans',
    text: ['On flèches 1 to 6 and 19 to 24, the two petits jans, each way is worth 4 points.'],
    right: 'You hit the man on 19, in your opponent’s petit jan: 4 points.',
    hint: 'Only one man is in reach: from your flèche 12, by the sum. Where does it stand?',
  },
  ways: {
    title: 'Counting the ways',
    text: [
      'You may hit the same man in several ways (façons): by one number, by the other, by the sum. You mark each of them.',
    ],
    right: 'You hit the man on 14 in two ways: by the four from 10, and by the sum from 7.',
    hint: 'The man on 14: what can each number do? And both together?',
  },
  three: {
    title: 'Three ways',
    text: ['There are never more than three ways: one number, the other, and the sum.'],
    right: 'You hit the man on 14 by the four from 10, by the two from 12, and by the sum from 8.',
    hint: 'Which black man do you reach by the four, by the two, and by six?',
  },
  doublet: {
    title: 'With a doublet',
    text: [
      'A doublet has two ways at most, the number and the sum; but each is worth more: 4 points instead of 2, 6 instead of 4.',
    ],
    right: 'You hit the man on 15 from 11, by the sum of the two twos: one way, 4 points.',
    hint: 'With a doublet, each way is worth 4 points on this side.',
  },
  closed: {
    title: 'A place to rest',
    text: [
      'To hit by the sum, your man must be able to rest. Two opposing men together close their flèche; a single one does not: you hit it in passing.',
    ],
    right:
      'Your opponent holds 13 and 15, so you do not hit the man on 17. Your opponent even scores for it: a false hit (lesson 8).',
    hint: 'On the way from 11 to 17, where could you rest?',
  },
  cover: {
    title: 'Do not leave men alone',
    text: [
      'A lone man, a half-case, can be hit. Two together make a case, and have nothing to fear.',
      'Cover your man on 8.',
    ],
    right: 'The man from 5 covers the man on 8: you have made a case.',
    hint: 'Which man is three flèches away?',
  },
  drill: {
    title: 'How many points?',
    text: ['In each position you hit. Count every way.'],
  },
  game: {
    title: 'Hit a man',
    text: ['Play against Hector until your dice hit a man.'],
    right: 'You have hit. Touch the row of the roll: arrows show how.',
  },
};
