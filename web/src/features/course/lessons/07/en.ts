import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  when: {
    title: 'A hole: what now?',
    text: [
      'You win a hole on your own dice. Before you play you choose: hold (tenir), or go (s’en aller).',
      'To hold is to go on as if nothing had happened. To go is to end the relevé: all men return to the talons.',
    ],
  },
  hold: {
    title: 'What holding keeps',
    text: ['You had 10 points, and you mark 4.'],
    right: 'If you hold, these points left over count towards the next hole.',
    hint: 'Fourteen, less the twelve of the hole.',
  },
  left: {
    title: 'What going keeps',
    text: ['The holes stay. As for the points…'],
    right: 'Both players’ points are wiped out.',
    hint: 'You start again from nothing, holes apart.',
  },
  leads: {
    title: 'Who begins again?',
    text: ['The men are back on the talons.'],
    right: 'Whoever goes keeps the dice: a small advantage.',
    hint: 'Going is a privilege.',
  },
  strong: {
    title: 'What do you do?',
    text: ['Your grand jan is full, three men are free, and the other has hardly begun.'],
    right: 'Hold: this jan will pay for several rolls yet.',
    hint: 'For how many rolls will your jan stand?',
  },
  spent: {
    title: 'And here?',
    text: [
      'Your jan is full, but you are running out of spare men; the other’s is full too, and he has men on his talon.',
    ],
    right: 'Go: on the next roll you would break, and he would mark in your place.',
    hint: 'After this roll, what can you play without breaking?',
  },
  behind: {
    title: 'The other is ready',
    text: ['The other holds his corner and almost all his grand jan. You have everything still to do.'],
    right: 'Taking the hole and starting level is better than leaving him that game.',
    hint: 'Which of you will win the next points?',
  },
  ahead: {
    title: 'The other has no corner',
    text: ['You hold your corner, he has not taken his; his man on 14 lies open.'],
    right: 'Your game promises more: hold.',
    hint: 'Who is better placed for what follows?',
  },
  whose: {
    title: 'Only on your own dice',
    text: [
      'You may go only for a hole made on your own throw. A hole won on the other’s dice is always held.',
      'The question to ask: who will win the points of the next few rolls? If you, hold; if he, go.',
    ],
  },
  drill: {
    title: 'Hold or go?',
    text: ['Each time you have just won a hole. The engine of the game says which is better.'],
  },
  game: {
    title: 'Know when to go',
    text: ['Play against Hector to the end of the relevé. Hold while your jan promises, and go in time.'],
    right: 'The relevé is over. You now know all that makes a simple game.',
  },
};
