import type { WelcomeText } from '../fr/welcome';

/** The English sentences of the start page on a first visit. */
export const enWelcome: WelcomeText = {
  opening: [
    'Two players, fifteen men each, two dice.',
    'Nothing is ever captured. You mark points for what the dice would allow: hitting a lone man, filling a jan (a quarter of the board), keeping it full.',
    'Twelve points make a hole, and twelve holes the game.',
  ],
  guidedHint: 'short lessons on the board',
  book: 'Rules and glossary',
  train: 'Trainers',
  trainHint: 'counting, playing, hold or go',
};
