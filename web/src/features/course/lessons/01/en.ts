import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  yours: {
    title: 'Your fifteen men',
    text: [
      'The board has twenty-four flèches: its long triangles. Your men are white, and all start from flèche 1, at the bottom left. That is your talon.',
      'They move to the right, cross to the top, and come back as far as flèche 24.',
    ],
  },
  talon: {
    title: 'Where do you start?',
    text: ['Touch your talon, then check.'],
    right: 'You count your flèches from there: 1, 2, 3… up to 24.',
    hint: 'It is the flèche where your fifteen men are stacked.',
  },
  theirs: {
    title: 'Your opponent comes the other way',
    text: [
      'The black men start from flèche 24, their own talon, and go the opposite way.',
      'You pass each other, but no man is ever taken.',
    ],
  },
  jans: {
    title: 'Four quarters, four jans',
    text: [
      'A jan is a quarter of the board: six flèches. Yours are the petit jan, flèches 1 to 6, and the grand jan, flèches 7 to 12, circled here.',
      'Your opponent’s are opposite: their grand jan is on your flèches 13 to 18, their petit jan on 19 to 24. Anything that scores points is called a jan, too.',
    ],
  },
  roll: {
    title: 'Two dice, two numbers',
    text: [
      'On every roll you play both numbers, once each. Here they are six and five: one man goes to 7, another to 6.',
    ],
  },
  first: {
    title: 'Play this roll',
    text: ['Touch a man, then the flèche it goes to; or drag it. Play six and five as you like, then confirm.'],
    right: 'You have played your first roll.',
  },
  rest: {
    title: 'Tout d’une: all in one',
    text: [
      'One man may play both numbers, one after the other. This is called tout d’une, all in one.',
      'It rests for an instant on the way, here on 5, so that flèche must be open.',
    ],
  },
  where: {
    title: 'One number, the other, or both',
    text: ['Choose every flèche where a man from the talon may end this roll.'],
    right: 'The two leads to 3, the four to 5, and both together to 7.',
    hint: 'There are three: 1 + 2, 1 + 4, and 1 + 2 + 4.',
  },
  one: {
    title: 'Play tout d’une',
    text: ['Bring a single man to 7, by the four and the two.'],
    right: 'One man has played both numbers.',
    hint: 'Take a man from the talon and bring it all the way to 7.',
  },
  doublet: {
    title: 'A doublet is not played twice',
    text: [
      'Two threes: you play one three, then another, and that is all. Most points are higher with a doublet: more on that later.',
    ],
  },
  closed: {
    title: 'Closed flèches',
    text: [
      'Later in the game the two sides meet. You may neither stop nor rest on a flèche where your opponent stands, even with a single man.',
      'An empty flèche, or one where your own men stand, is open.',
    ],
    right: 'The black man on 17 closes the three. The six leads to 20, and from there the three leads to 23.',
    hint: 'The three lands on a black man. What is left?',
  },
  must: {
    title: 'What can be played must be',
    text: [
      'You must play both numbers if there is any way to do so. If you can play only one, it must be the higher if possible, otherwise the lower.',
      'A number that you cannot play is lost.',
    ],
    right:
      'The five leads from 7 to 12; every six lands where your opponent stands. The lost number gives your opponent two points: this is called impuissance.',
    hint: 'Try each number with each of your men.',
  },
  drill: {
    title: 'Where can it go?',
    text: ['The circled man may play one number, the other, or both. The positions come from games between bots.'],
  },
  game: {
    title: 'Four rolls',
    text: ['Play four rolls against Géronte, as you like. The program marks what your dice are worth.'],
    right: 'You can move your men. The next lesson shows how they score.',
  },
};
