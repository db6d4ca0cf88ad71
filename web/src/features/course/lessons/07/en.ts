import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  when: {
    title: 'A hole: what now?',
    text: [
      'You win a hole on your own dice. Before you play, you choose: hold (tenir), or go (s’en aller).',
      'If you hold, the game continues as it stands. If you go, this stretch of the game, the relevé, ends: all men return to the talons.',
    ],
  },
  hold: {
    title: 'What holding keeps',
    text: ['You had 10 points, and you mark 4.'],
    right: 'If you hold, your 2 points left over count towards the next hole.',
    hint: 'Fourteen, less the twelve of the hole.',
  },
  left: {
    title: 'What going keeps',
    text: ['Your holes stay. And your points?'],
    right: 'Going wipes out the points of both players.',
    hint: 'You start again from nothing, except for the holes.',
  },
  leads: {
    title: 'Who throws first?',
    text: ['The men are back on the talons.'],
    right: 'If you go, you throw again: a small advantage.',
    hint: 'Who has just won the hole?',
  },
  strong: {
    title: 'What do you do?',
    text: ['Your grand jan is full, three men are spare, and your opponent has hardly begun.'],
    right: 'Hold: your spare men will keep this jan for several rolls, and each of them scores.',
    hint: 'For how many rolls can you keep your jan?',
  },
  spent: {
    title: 'And here?',
    text: [
      'Your jan is full, but you are running out of spare men. Your opponent’s is full too, with men left on the talon.',
    ],
    right: 'Go: on the next roll you would have to break, and your opponent would score instead.',
    hint: 'After this roll, what can you play without breaking?',
  },
  behind: {
    title: 'Your opponent is ready',
    text: ['Your opponent holds their corner and almost all of their grand jan. You still have everything to do.'],
    right: 'Go: it is better to take the hole and start level than to leave your opponent this game.',
    hint: 'Which of you will win the next points?',
  },
  ahead: {
    title: 'Your opponent has no corner',
    text: ['You hold your corner, your opponent has not taken theirs, and their man on 14 is exposed.'],
    right: 'Hold: your game is better than your opponent’s, and will win more points.',
    hint: 'Who is better placed for what follows?',
  },
  whose: {
    title: 'Only on your own dice',
    text: [
      'You may go only for a hole won on your own dice. A hole won on your opponent’s dice must be held.',
      'Ask yourself who will win the points of the next few rolls. If it is you, hold; if not, go.',
    ],
  },
  drill: {
    title: 'Hold or go?',
    text: ['Each time you have just won a hole. The engine says which choice is better.'],
  },
  game: {
    title: 'Know when to go',
    text: [
      'Play against Hector to the end of the relevé. Hold while your jan is good for more holes, and go before it breaks.',
    ],
    right: 'The relevé is over. You now know all you need for a simple game.',
  },
};
