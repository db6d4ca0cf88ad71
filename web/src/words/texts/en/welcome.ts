import type { WelcomeText } from '../fr/welcome';

/** The same in English. */
export const enWelcome: WelcomeText = {
  opening: [
    'Two players, fifteen men each, two dice.',
    'Nothing is ever taken: you mark what the dice would allow you to do, hit a lone man, fill a jan (a quarter of the board), keep it full.',
    'Twelve points make a hole, and twelve holes the game.',
  ],
  guidedHint: 'seventeen lessons of a few minutes',
  book: 'Rules and glossary',
  train: 'Trainers',
  trainHint: 'counting, playing, hold or go',
};
