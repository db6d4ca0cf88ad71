import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  tour: {
    title: 'A tour',
    text: [
      'An ordinary game is a tour of twelve holes. It takes several relevés, and from half an hour to an hour and a half.',
      'The first player to twelve holes wins it, on either player’s dice.',
    ],
  },
  pavillon: {
    title: 'The pavillon',
    text: [
      'The pavillon, a small flag, does for holes what the double jeton does for points: it shows an unbroken run. The second player to win holes takes it.',
      'That player loses it when the first player wins a hole again.',
    ],
  },
  who: {
    title: 'Who has the pavillon?',
    text: ['Your opponent has three holes, you have none. You win a hole.'],
    choices: ['Yours', 'Your opponent’s', 'Nobody’s'],
    right: 'You are the second to win holes: the pavillon is yours until your opponent wins another.',
    hint: 'It belongs to the player who wins holes second.',
  },
  simple: {
    title: 'What the tour is worth',
    text: ['You win the twelfth hole. Your opponent has five holes, and the pavillon.'],
    right: 'Your opponent’s holes broke your run: it is a simple tour, and pays the stake once.',
    hint: 'You did not take your twelve holes in a row.',
  },
  double: {
    title: 'Twelve holes in a row',
    text: ['This time your opponent has not won a hole.'],
    right: 'You took twelve holes in a row: that is grande bredouille, and the tour counts double.',
    hint: 'Your opponent has not broken your run.',
  },
  second: {
    title: 'As the second',
    text: ['Your opponent took three holes, then you took twelve in a row: you have the pavillon.'],
    right: 'Your run is unbroken, as the pavillon shows: grande bredouille counts for the second player too.',
    hint: 'What does the pavillon show?',
  },
  stakes: {
    title: 'The stake',
    text: [
      'You play a tour for an agreed stake, paid once for a simple tour and twice for grande bredouille. Two other conventions pay more; you choose them before the game.',
      'With honours a tour pays up to four times (lesson 17). With the bridge (pont) it pays one and a half times if the loser has fewer than seven holes.',
    ],
  },
  lead: {
    title: 'Who begins?',
    text: [
      'Each player throws one die: the higher begins, and plays those two numbers. After that, the player who went, or who bore off all their men, throws first.',
    ],
  },
  drill: {
    title: 'Keep the score',
    text: ['Say where your jeton stands after each roll, once any holes are counted.'],
  },
  game: {
    title: 'A whole tour',
    text: [
      'Play twelve holes against Géronte. Take your time: you can leave in the middle, and continue the same tour when you come back.',
    ],
    right: 'You have played a whole tour.',
  },
};
