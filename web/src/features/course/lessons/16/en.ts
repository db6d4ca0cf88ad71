import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  marque: {
    title: 'The great game',
    text: [
      'À écrire, one plays not twelve holes but rounds called marqués: six, eight or twelve of them. Holes are won as in the tour, but each is worth jetons.',
    ],
  },
  ends: {
    title: 'When does a marqué end?',
    text: ['A number of holes is not enough.'],
    choices: ['At the sixth hole', 'Once somebody has six holes and a player goes', 'At the twelfth hole'],
    right:
      'Six holes open the door; somebody must still go, for a hole made on his own dice. Until then one may hold and take more.',
    hint: 'Somebody must also have the men put back.',
  },
  equal: {
    title: 'Level',
    text: ['Somebody goes at six holes all. What becomes of the marqué?'],
    choices: ['The first to six wins', 'It is shared', 'Refait: the marqué is played again'],
    right: 'Nothing is paid; the consolation of the next winner grows.',
    hint: 'Nobody has more.',
  },
  simple: {
    title: 'What it pays',
    text: ['Your holes, plus the consolation of 2, less those of the other. You win 7 to 3.'],
    right: '7 + 2 − 3 = 6 jetons.',
    hint: 'Seven and two, less three.',
  },
  petite: {
    title: 'Petite bredouille',
    text: ['From six to eleven holes taken in a row, holes and consolation count double. You win 10 to 0, in one run.'],
    right: '2 × (10 + 2) = 24.',
    hint: 'Ten and two, twice.',
  },
  grande: {
    title: 'Grande bredouille',
    text: ['From twelve holes in a row they count four times. You win 12 to 0.'],
    right: '4 × (12 + 2) = 56. That is why one holds.',
    hint: 'Twelve and two, four times.',
  },
  refait: {
    title: 'After a refait',
    text: ['A refait at six all; then you win 6 to 4. The consolation is now 4.'],
    right: '6 + 4 − 4 = 6.',
    hint: 'Six and a consolation of four, less four.',
  },
  cheap: {
    title: 'Losing cheaply',
    text: [
      'You have 2 holes, the other 7 and a splendid game. You make a third on your dice and go: the marqué is lost.',
    ],
    right: '7 + 2 − 3 = 6. It often costs less than holding.',
    hint: 'The same rule, for him.',
  },
  end: {
    title: 'The settlement',
    text: [
      'At the end each marqué won is worth 4 jetons more, and 20 go to whoever has most: the queue of marqués. Another queue, of jetons set aside, goes to whoever won most of them.',
      'The book has the three sets of rules; the page keeps the sheet.',
    ],
  },
  drill: {
    title: 'Count marqués',
    text: ['A consolation of 2 each time. Six to eleven in a row: double. Twelve and more: four times.'],
  },
  game: {
    title: 'One marqué',
    text: ['Play a marqué against Hector. Think of going when you must, and not before.'],
    right: 'The marqué is written.',
  },
};
