import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  marque: {
    title: 'The long game',
    text: [
      'In trictrac à écrire you play rounds, called marqués, instead of twelve holes: six, eight or twelve of them. You win holes as in the tour, but each hole is paid in jetons.',
    ],
  },
  ends: {
    title: 'When does a marqué end?',
    text: ['A number of holes is not enough.'],
    choices: ['At the sixth hole', 'Once either player has six holes and somebody goes', 'At the twelfth hole'],
    right:
      'From six holes on, going ends the marqué, and you go only for a hole won on your own dice. Until somebody goes, you may hold and take more holes.',
    hint: 'Somebody must also have the men put back.',
  },
  equal: {
    title: 'A tie',
    text: ['Somebody goes at six holes all. What becomes of the marqué?'],
    choices: ['The first to six wins', 'It is shared', 'Refait: the marqué is played again'],
    right: 'The marqué is void, a refait: nothing is paid, and the consolation of the next winner grows.',
    hint: 'Neither player has more holes.',
  },
  simple: {
    title: 'What it pays',
    text: ['A marqué pays your holes, plus a consolation of 2, less your opponent’s holes. You win 7 to 3.'],
    right: 'The marqué pays you 7 + 2 − 3 = 6 jetons.',
    hint: 'Seven and two, less three.',
  },
  petite: {
    title: 'Petite bredouille',
    text: ['From six to eleven holes taken in a row, holes and consolation count double. You win 10 to 0, in one run.'],
    right: 'The petite bredouille pays you 2 × (10 + 2) = 24 jetons.',
    hint: 'Ten and two, twice.',
  },
  grande: {
    title: 'Grande bredouille',
    text: ['From twelve holes in a row they count four times. You win 12 to 0.'],
    right: 'The grande bredouille pays you 4 × (12 + 2) = 56 jetons. That is why you hold.',
    hint: 'Twelve and two, four times.',
  },
  refait: {
    title: 'After a refait',
    text: ['There is a refait at six all; then you win 6 to 4. The consolation is now 4.'],
    right: 'The marqué pays you 6 + 4 − 4 = 6 jetons.',
    hint: 'Six and a consolation of four, less four.',
  },
  cheap: {
    title: 'Losing cheaply',
    text: [
      'You have 2 holes; your opponent has 7, and a splendid game. You win a third on your own dice and go: you lose the marqué.',
    ],
    right: 'You pay 7 + 2 − 3 = 6 jetons. It often costs less than holding.',
    hint: 'The same sum, for your opponent.',
  },
  end: {
    title: 'The settlement',
    text: [
      'At the end each marqué won is worth 4 jetons more, and a bonus of 20, the queue des marqués, goes to the player who won more of them. A second bonus, the jetons set aside for each marqué lost, goes to the player who won more jetons.',
      'The book has the three sets of rules; the page keeps the sheet.',
    ],
  },
  drill: {
    title: 'Count marqués',
    text: ['The consolation is 2 each time. Six to eleven in a row count double, twelve or more four times.'],
  },
  game: {
    title: 'One marqué',
    text: ['Play a marqué against Hector. Go when it pays, and not before.'],
    right: 'Your first marqué is on the sheet.',
  },
};
