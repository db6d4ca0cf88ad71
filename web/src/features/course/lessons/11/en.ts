import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  rare: {
    title: 'The first rolls',
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
  spread: {
    title: 'The first roll',
    text: ['First rolls are for bringing men off the talon. Play three and ace as well as you can.'],
    right: 'You bring two fresh men off the talon: they will make cases, and are worth more than one man farther on.',
    hint: 'Bring two men off the talon.',
  },
  low: {
    title: 'Another first roll',
    text: ['You throw five and two.'],
    right: 'Again you bring two men off the talon: one to 6, one to 3.',
    hint: 'Play two men from the talon.',
  },
  second: {
    title: 'The second roll',
    text: ['Two of your men are out. You throw five and two again: where will your cases come from?'],
    right: 'You bring out two more men: the more there are in front of the talon, the more rolls will make cases.',
    hint: 'There are plenty of men left on the talon.',
  },
  petit: {
    title: 'Petit jan or grand jan?',
    text: [
      'After small numbers, the petit jan takes shape: you fill it, keep it for a few rolls, and then have to move on. One man is missing here: count the roll.',
    ],
    right: 'The two brings a man to 3: 4 points. A petit jan is quickly made but does not last; aim for the grand jan.',
    hint: 'One man is missing on 3.',
  },
  plan: {
    title: 'The order of things',
    text: [
      'First bring men off the talon; then make low cases in the grand jan, on 8, 9, 10; take the corner as soon as you can; fill last.',
      'Half-cases are fairly safe while your opponent is far away: make them early.',
    ],
  },
  drill: {
    title: 'What is this opening worth?',
    text: ['In each of these openings a rare jan is near. How many points does the roll give you?'],
  },
  game: {
    title: 'Your first four rolls',
    text: ['Open against Valère: men off the talon first, then cases.'],
    right: 'You have played your opening. After a good one, many rolls are useful.',
  },
};
