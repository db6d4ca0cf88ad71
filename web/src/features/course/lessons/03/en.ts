import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  jeton: {
    title: 'The jeton counts points',
    text: [
      'Each player has a jeton, which starts between the talons and moves along the tips of the flèches, two points at a time. Yours is at 4.',
      'You always mark before you play.',
    ],
  },
  stands: {
    title: 'Move the jeton',
    text: ['You had 4 points. Count what this roll hits.'],
    right: 'Four, and what you hit.',
    hint: 'The man on 14 is hit in three ways, at 2 points each.',
  },
  peg: {
    title: 'The peg counts holes',
    text: [
      'Twelve points make a hole: the peg moves one hole along the rail. You have three, the other two. Twelve holes win the game.',
    ],
  },
  hole: {
    title: 'A hole?',
    text: ['You have 10 points, the other 4. You mark six more.'],
    right: '10 and 6 are 16: one hole, and something over.',
    hint: 'How many twelves are there in sixteen?',
  },
  rest: {
    title: 'What is left over',
    text: ['Whatever exceeds twelve stays with the winner.'],
    right: 'One hole, and 4 points left over, which count towards the next.',
    hint: 'Sixteen less twelve.',
  },
  erased: {
    title: 'And the other’s points?',
    text: ['He had 4 before you won this hole.'],
    right: 'A hole won wipes out the other’s points. That is why it is a race.',
    hint: 'Whoever loses the hole loses all he had towards it.',
  },
  bredouille: {
    title: 'Bredouille',
    text: [
      'Twelve points taken without the other marking in between are bredouille: the hole counts double.',
      'You have 10 points, the other nothing.',
    ],
    right: 'A bredouille hole is worth two.',
    hint: 'The other has marked nothing.',
  },
  second: {
    title: 'The double jeton',
    text: [
      'The other marked first, 4 points; you began after him and have not been interrupted. Two jetons say so: you may still win bredouille.',
      'As soon as he marks again you lose the second jeton.',
    ],
  },
  twice: {
    title: 'With the double jeton',
    text: ['You have 6 points and the double jeton. The other has 4, marked before yours.'],
    right: 'Twelve points without a break: bredouille, even as the second to mark.',
    hint: '6 and 6 are 12. Were you interrupted?',
  },
  broken: {
    title: 'Without the double jeton',
    text: ['The same points; but the other marked during your run, and you have a single jeton.'],
    right: 'The hole is simple.',
    hint: 'He interrupted you.',
  },
  drill: {
    title: 'A hole, bredouille, or nothing?',
    text: ['Look at the jetons, then count the roll.'],
  },
  game: {
    title: 'Up to the hole',
    text: ['Your grand jan is full: it pays on every roll. Play against Hector until one of you wins a hole.'],
    right: 'The peg has moved. You can read the score.',
  },
};
