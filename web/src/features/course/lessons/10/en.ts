import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  ready: {
    title: 'Bearing off',
    text: [
      'Once all your men are in the jan de retour, flèches 19 to 24, they may leave. The rail counts as one more flèche: from 24 it takes an ace.',
    ],
  },
  exact: {
    title: 'The exact number',
    text: ['A number that brings a man exactly to the rail may take him off.'],
    right: 'The four takes a man from 21, the two a man from 23.',
    hint: 'From 21 it is four steps to the rail; from 23, two.',
  },
  play: {
    title: 'Play',
    text: ['Bear off, or play inside: the choice is yours. To take a man off, touch him, then the rail.'],
    right: 'You may also keep your men, so as to keep the jan full.',
  },
  short: {
    title: 'Too short',
    text: ['A number that is too small is played inside.'],
    right: 'Neither of them, nor both together, is enough.',
    hint: 'From 20 it is five steps to the rail.',
  },
  over: {
    title: 'Too long',
    text: ['A number larger than every distance exceeds: it takes off the farthest man.'],
    right: 'Six and five both exceed: the two men on 22 leave.',
    hint: 'The man farthest from the rail is three steps away.',
  },
  far: {
    title: 'One and the other',
    text: ['Two men are five steps away, two others two.'],
    right: 'The five is exact, the six exceeds: both men on 20.',
    hint: 'For 20, the five is exact.',
  },
  fewest: {
    title: 'As few exceeding as possible',
    text: ['From 21 and 24, six and two. You play so that as few numbers as possible exceed.'],
    right:
      'The two goes from 21 to 23; then the six takes the man on 23. Taking both off would use two exceeding numbers where one is enough.',
    hint: 'The two can be played inside: from 21 to 23.',
  },
  lone: {
    title: 'Play it',
    text: ['Only one way is allowed.'],
    right: 'That is it.',
  },
  last: {
    title: 'The last man',
    text: ['Taking off the last of your fifteen men scores.'],
    right: '4 points on a simple roll.',
    hint: 'The same price as filling or keeping.',
  },
  double: {
    title: 'And with a doublet?',
    text: ['Two threes.'],
    right: '6 points with a doublet. The number left over does not count.',
    hint: 'Like filling with a doublet.',
  },
  again: {
    title: 'And then?',
    text: ['Your last man is off. All men return to the talons.'],
    right: 'The same player throws again.',
    hint: 'It is the reward of the first man home.',
  },
  after: {
    title: 'A new relevé',
    text: ['The men are back on the talons, but points stay, like holes: the race goes on.'],
  },
  drill: {
    title: 'How many leave?',
    text: ['Count the most men that this roll can take off, by the rules.'],
  },
  game: {
    title: 'First man home',
    text: ['Bear off your men before Géronte does.'],
    right: 'The relevé is over. You now know every play.',
  },
};
