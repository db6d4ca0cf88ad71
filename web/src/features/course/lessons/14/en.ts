import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  tour: {
    title: 'A tour',
    text: [
      'An ordinary game is a tour of twelve holes. It takes several relevés, from a quarter of an hour to an hour.',
      'The first to twelve holes wins it, on his own dice or on the other’s.',
    ],
  },
  pavillon: {
    title: 'The pavillon',
    text: [
      'As bredouille does for points, the pavillon, a flag, says who is taking holes without a break. The second player to win holes plants it at his hole.',
      'He loses it when the other wins one again.',
    ],
  },
  who: {
    title: 'Whose is the pavillon?',
    text: ['The other has three holes, you have none. You win a hole.'],
    choices: ['Yours', 'The other’s', 'Nobody’s'],
    right: 'You are the second to take holes: the pavillon is yours, as long as the other wins none.',
    hint: 'It is the sign of the one who begins second.',
  },
  simple: {
    title: 'What the tour is worth',
    text: ['You win the twelfth hole. The other has five, and the pavillon.'],
    right: 'A simple tour: the stake once.',
    hint: 'You did not take your twelve holes in a row.',
  },
  double: {
    title: 'Twelve holes in a row',
    text: ['This time the other has not taken a hole.'],
    right: 'That is grande bredouille: the tour counts double.',
    hint: 'You were not interrupted.',
  },
  second: {
    title: 'As the second',
    text: ['The other took three holes, then you twelve running: you have the pavillon.'],
    right: 'Grande bredouille counts for the second player too: the pavillon says so.',
    hint: 'What is the pavillon for?',
  },
  stakes: {
    title: 'The stake',
    text: [
      'A tour is played for an agreed stake. Other conventions pay more: honours, or the bridge; they are chosen before the game.',
    ],
  },
  lead: {
    title: 'Who begins?',
    text: [
      'Each throws one die: the higher plays those two numbers. After that, whoever went or was first off the board throws first.',
    ],
  },
  drill: {
    title: 'Keep the score',
    text: ['Say where your jeton stands after each roll, holes included.'],
  },
  game: {
    title: 'A whole tour',
    text: [
      'Twelve holes against Géronte. Take your time: you can leave in the middle, and go on with the same tour when you come back.',
    ],
    right: 'You have played a whole tour.',
  },
};
