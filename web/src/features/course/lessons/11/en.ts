import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  rare: {
    title: 'Lucky first rolls',
    text: [
      'In the first rolls of a relevé, a few lucky throws score: the rare jans. You mark them, whether or not you play them.',
    ],
  },
  six: {
    title: 'The jan of six tables',
    text: [
      'At your third roll, four lone men stand on four of the flèches 2 to 7. If the two numbers can bring men from the talon to the other two, that is the jan of six tables.',
    ],
    right: 'The two brings a man to 3, the four a man to 5: all six flèches would hold a man.',
    hint: 'Which flèches are empty between 2 and 7? A doublet is not possible here: 4 points.',
  },
  two: {
    title: 'The jan of two tables',
    text: [
      'Only two men have left the talon, and both corners are empty. If one number brings the first man to your corner, and the other number brings the second to your opponent’s, you score.',
    ],
    right: 'The five leads from 7 to 12, the three from 10 to 13: 4 points, or 6 with a doublet.',
    hint: 'Count from 7 to 12 and from 10 to 13.',
  },
  contreTables: {
    title: 'The contre-jan',
    text: [
      'Only two of your men are off the talon; six and three would bring them to your corner and to your opponent’s.',
      'But your opponent already holds their corner: the jan turns against you.',
    ],
    right: 'It is a contre-jan: 4 points for your opponent, or 6 with a doublet.',
    hint: 'It is worth as much as the jan, but to your opponent.',
  },
  mezeas: {
    title: 'The jan of mézéas',
    text: [
      'Your first two men have taken your corner, and nothing else has moved. Your opponent’s is empty. An ace makes the jan of mézéas.',
    ],
    right: 'You threw one ace, on a simple roll: 4 points.',
    hint: 'It is worth as much as two tables, on a simple roll.',
  },
  aces: {
    title: 'Two aces',
    text: ['The same position, with two aces.'],
    right: 'Two aces are a doublet: 6 points.',
    hint: 'It is worth as much as two tables, with a doublet.',
  },
  contreMezeas: {
    title: 'Contre-jan of mézéas',
    text: ['This time your opponent already holds their corner.'],
    right: 'The jan turns against you: your opponent marks the 4 points.',
    hint: 'Your opponent marks what you would have marked.',
  },
  drill: {
    title: 'What is this opening worth?',
    text: ['In each of these openings a rare jan is near. How many points does the roll give you?'],
  },
  game: {
    title: 'Your first four rolls',
    text: ['Open against Valère, and look out for a rare jan: it can only come in these first rolls.'],
    right: 'Your first rolls are played. A rare jan seldom comes; when it does, you will see it.',
  },
};
