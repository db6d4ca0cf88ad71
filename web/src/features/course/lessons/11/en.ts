import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  rare: {
    title: 'The first rolls',
    text: ['At the beginning of a relevé a few accidents score: the rare jans. You need not play them; you mark them.'],
  },
  six: {
    title: 'The jan of six tables',
    text: [
      'At your third roll, four lone men stand on four of the flèches 2 to 7. If the two numbers could bring men from the talon to the other two, that is the jan of six tables.',
    ],
    right: 'The two goes to 3, the four to 5: all six flèches would be manned.',
    hint: 'Which are missing between 2 and 7? There can be no doublet: 4 points.',
  },
  two: {
    title: 'The jan of two tables',
    text: [
      'Only two men have left the talon, both corners are empty. If one number brings the first to your corner, and the other number the second to the corner opposite, you mark.',
    ],
    right: 'The five from 7 to 12, the three from 10 to 13: 4 points, 6 with a doublet.',
    hint: 'Count from 7 to 12 and from 10 to 13.',
  },
  mezeas: {
    title: 'The jan of mézéas',
    text: [
      'Your first two men have taken your corner, and nothing else has moved. The other’s is empty. An ace makes mézéas.',
    ],
    right: 'One ace on a simple roll: 4 points.',
    hint: 'The usual tariff of a simple roll.',
  },
  aces: {
    title: 'Two aces',
    text: ['The same position, with two aces.'],
    right: '6 points with a doublet.',
    hint: 'The usual tariff of a doublet.',
  },
  contre: {
    title: 'Contre-jan of mézéas',
    text: ['This time the other already holds his corner.'],
    right: 'The jan turns round: he marks in your place.',
    hint: 'What you would have marked is his.',
  },
  spread: {
    title: 'The first roll',
    text: ['First rolls are for bringing men off the talon. Play three and ace as well as you can.'],
    right: 'Two fresh men are worth more than one farther on: they will make cases.',
    hint: 'Bring two men off the talon.',
  },
  low: {
    title: 'Another first roll',
    text: ['Five and two.'],
    right: 'The same again: one man to 6, one to 3.',
    hint: 'Two men from the talon.',
  },
  second: {
    title: 'The second roll',
    text: ['Two of your men are out. Five and two again: where will cases come from?'],
    right: 'Two more men from the talon: the more stand in front, the more rolls will build.',
    hint: 'There are plenty of men left on the talon.',
  },
  petit: {
    title: 'Petit jan or grand jan?',
    text: [
      'Small numbers at first, and the petit jan takes shape: you fill it, keep it for a few rolls, and then must pass on. Fill it here.',
    ],
    right: 'A petit jan is quickly made but does not last. The grand jan is the usual aim.',
    hint: 'A man is missing on 3.',
  },
  plan: {
    title: 'The order of things',
    text: [
      'Men off the talon first; then low cases in the grand jan, 8, 9, 10; the corner as soon as it offers itself; the full jan last.',
      'Half-cases are safe while the other is far off: dare them early.',
    ],
  },
  drill: {
    title: 'What is this beginning worth?',
    text: ['In each of these beginnings a rare jan is near. How many points does the roll give you?'],
  },
  game: {
    title: 'Your first four rolls',
    text: ['Open against Valère: men in front, then cases.'],
    right: 'A good opening leaves many rolls that serve.',
  },
};
