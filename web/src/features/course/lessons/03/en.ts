import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  jeton: {
    title: 'The jeton counts points',
    text: [
      'Each player has a jeton (counter). It starts between the talons and moves along the tips of the flèches, two points at a time. Yours is at 4.',
      'You always mark before you play.',
    ],
  },
  stands: {
    title: 'Move the jeton',
    text: ['You had 4 points. Count what this roll hits.'],
    right: 'You had 4 points and hit the man on 14 for 6: your jeton moves to 10.',
    hint: 'You hit the man on 14 in three ways, at 2 points each.',
  },
  peg: {
    title: 'The peg counts holes',
    text: [
      'Twelve points make a hole: the peg (fichet) moves one hole along the rail. You have three holes, your opponent two. Twelve holes win the game.',
    ],
  },
  hole: {
    title: 'A hole?',
    text: ['You have 10 points, your opponent 4. You mark six more.'],
    right: '10 and 6 are 16: you win one hole, and some points are left over.',
    hint: 'How many twelves are there in sixteen?',
  },
  rest: {
    title: 'What is left over',
    text: ['The points beyond twelve stay with the winner.'],
    right: 'You win one hole, and keep 4 points left over, which count towards the next.',
    hint: 'Sixteen less twelve.',
  },
  erased: {
    title: 'And your opponent’s points?',
    text: ['Your opponent had 4 points before you won this hole.'],
    right: 'Winning a hole wipes out your opponent’s points: that is why it is a race.',
    hint: 'If you lose the hole, you lose all your points towards it.',
  },
  bredouille: {
    title: 'Bredouille',
    text: [
      'Twelve points taken without your opponent marking in between make a bredouille hole, which counts double.',
      'You have 10 points, your opponent none.',
    ],
    right: 'Your opponent marked nothing during your twelve points: the hole is bredouille, and counts as two.',
    hint: 'Your opponent has marked nothing.',
  },
  second: {
    title: 'The double jeton',
    text: [
      'Your opponent marked 4 points first; you have marked 6 since, without interruption. Your double jeton shows it: you can still win bredouille.',
      'When both players have points, single jetons do not show whose run is unbroken. You lose the second one as soon as your opponent marks again.',
    ],
  },
  twice: {
    title: 'With the double jeton',
    text: ['You have 6 points and the double jeton. Your opponent has 4 points, marked before yours.'],
    right: 'You took twelve points without a break: the hole is bredouille, although you marked second.',
    hint: '6 and 6 are 12. Did your opponent mark in between?',
  },
  broken: {
    title: 'Without the double jeton',
    text: ['The same points, but your opponent has marked since you began, and you have a single jeton.'],
    right: 'Your opponent marked in between: the hole is simple.',
    hint: 'Your single jeton shows that your run was broken.',
  },
  drill: {
    title: 'A hole, bredouille, or nothing?',
    text: ['Look at the jetons, then count the roll.'],
  },
  game: {
    title: 'Up to the hole',
    text: [
      'Your grand jan is full: it scores on every roll that keeps it (lesson 6). Play against Hector until one of you wins a hole.',
    ],
    right: 'The peg has moved. You can read the score.',
  },
};
