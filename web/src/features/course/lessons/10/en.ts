import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  ready: {
    title: 'Bearing off',
    text: [
      'Once all your men are in the jan de retour, flèches 19 to 24, they may leave the board. The rail counts as one more flèche: a man on 24 leaves by an ace.',
    ],
  },
  exact: {
    title: 'The exact number',
    text: ['A number that brings a man exactly to the rail may take it off.'],
    right: 'The four takes off a man from 21, the two a man from 23.',
    hint: 'From 21 it is four flèches to the rail; from 23, two.',
  },
  play: {
    title: 'Play',
    text: [
      'Bear off, or play inside: the choice is yours, as long as your jan stays full. To take a man off, touch it, then the rail.',
    ],
    right: 'Your jan is still full. Here the spare men may leave, or stay to keep it full longer.',
  },
  short: {
    title: 'Too short',
    text: ['A number that is too small is played inside.'],
    right: 'The rail is five flèches from 20, six from 19: neither number takes a man off, nor do both together.',
    hint: 'From 20 it is five flèches to the rail.',
  },
  over: {
    title: 'Too long',
    text: ['A number larger than every distance takes off the farthest man: it is an exceeding number.'],
    right: 'The six and the five both exceed: the two men on 22 leave.',
    hint: 'The man farthest from the rail is three flèches away.',
  },
  far: {
    title: 'One of each',
    text: ['Two men are five flèches from the rail, two others are two flèches away.'],
    right: 'The five is exact, the six exceeds: both men on 20 leave.',
    hint: 'For a man on 20, the five is exact.',
  },
  fewest: {
    title: 'As few exceeding as possible',
    text: ['You throw six and two, with men on 21 and 24. You must play so that as few numbers as possible exceed.'],
    right:
      'The two takes the man from 21 to 23, then the six takes it off: one exceeding number. Taking both men off would use two.',
    hint: 'The two can be played inside: from 21 to 23.',
  },
  lone: {
    title: 'Play it',
    text: ['Only one way is allowed.'],
    right: 'You have taken one man off; the man on 24 stays.',
  },
  last: {
    title: 'The last man',
    text: ['Taking off the last of your fifteen men scores.'],
    right: 'The six takes off the man on 24, your last: 4 points on a simple roll.',
    hint: 'It is worth as much as filling or keeping.',
  },
  double: {
    title: 'And with a doublet?',
    text: ['You throw two threes.'],
    right: 'Your last man leaves by one three: 6 points with a doublet. The other three does not count as unplayed.',
    hint: 'It is worth as much as filling with a doublet.',
  },
  again: {
    title: 'And then?',
    text: ['Your last man is off. All men return to the talons.'],
    right: 'You bore off your last man, so you throw again.',
    hint: 'The first player to finish is rewarded.',
  },
  after: {
    title: 'A new relevé',
    text: ['The men are back on the talons, but points and holes stay: the race continues.'],
  },
  drill: {
    title: 'How many leave?',
    text: ['Count the most men that this roll can take off, by the rules.'],
  },
  game: {
    title: 'First to finish',
    text: ['Bear off your men before Géronte does.'],
    right: 'The relevé is over. You now know every kind of move.',
  },
};
