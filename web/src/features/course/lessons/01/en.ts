import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  yours: {
    title: 'Your fifteen men',
    text: [
      'The board has twenty-four flèches, its long triangles. Your men are white and all start from flèche 1, at the bottom left: your talon.',
      'They travel to the right, cross to the top, and come back towards flèche 24.',
    ],
  },
  talon: {
    title: 'Where do you start?',
    text: ['Touch your talon, then check.'],
    right: 'You count from there: 1, 2, 3… up to 24.',
    hint: 'It is the flèche where your fifteen men are stacked.',
  },
  his: {
    title: 'The other comes to meet you',
    text: [
      'The black men start from flèche 24, their talon, and go the same way in reverse.',
      'You pass each other, but nothing is ever taken.',
    ],
  },
  roll: {
    title: 'Two dice, two numbers',
    text: ['On every roll you play both numbers, each once. Here six and five: one man goes to 7, another to 6.'],
  },
  first: {
    title: 'Play this roll',
    text: ['Touch a man, then his place; or drag him. Play six and five as you like, then confirm.'],
    right: 'That is a roll played.',
  },
  rest: {
    title: 'All in one',
    text: [
      'One man may play both numbers, one after the other: that is tout d’une, all in one.',
      'He rests for an instant on the way, here on 5; so that flèche must be open to him.',
    ],
  },
  where: {
    title: 'One number, the other, or both',
    text: ['Choose every flèche on which a man from the talon may end this roll.'],
    right: 'By the two, by the four, or by both together.',
    hint: 'There are three: 1 + 2, 1 + 4, and 1 + 2 + 4.',
  },
  one: {
    title: 'Play tout d’une',
    text: ['Bring a single man to 7, by the four and the two.'],
    right: 'One man, two numbers.',
    hint: 'Take a man from the talon and bring him all the way to 7.',
  },
  doublet: {
    title: 'A doublet is one roll',
    text: [
      'Two threes: you play a three, and one more. Nothing is doubled but the points you mark; we shall come to that.',
    ],
  },
  closed: {
    title: 'Closed flèches',
    text: [
      'Later in the game you meet. You may neither stop nor rest on a flèche where the other stands, even with a single man.',
      'An empty flèche, or one your own men hold, is open.',
    ],
    right: 'The three is closed by the black man on 17. The six leads to 20, and from there the three to 23.',
    hint: 'The three falls on a black man. What is left?',
  },
  must: {
    title: 'What can be played must be',
    text: [
      'You play both numbers if there is any way to. If only one can be played, it is the higher; failing that, the lower.',
      'A number that cannot be played is lost.',
    ],
    right:
      'The five leads from 7 to 12; every six falls where the other stands. The number lost gives him two points: that is helplessness.',
    hint: 'Try each number with each of your men.',
  },
  drill: {
    title: 'Where can he go?',
    text: ['The man with the ring may play one number, the other, or both. The positions come from real games.'],
  },
  game: {
    title: 'Four rolls',
    text: ['Play four rolls against Géronte, as you like. What the dice are worth is marked by itself.'],
    right: 'You can move your men. Now to learn why.',
  },
};
