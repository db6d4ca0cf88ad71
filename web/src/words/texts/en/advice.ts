import type { AdviceText } from '../fr/advice';

/** The words that lead to hints, the tutor and reviews. */
export const enAdvice: AdviceText = {
  hint: 'Hint',
  hintTitle: 'Ask for a hint (H)',
  section: 'Learning',
  tutor: 'Warn me before a mistake',
  tutorHint: 'Against the computer: before a costly play is sent, you are asked whether you want to think again.',
  tutorFrom: 'Warn me from',
  tutorFroms: {
    doubtful: 'Doubtful (1/8 of a hole at the start)',
    mistake: 'Mistake (1/4 of a hole at the start)',
    blunder: 'Blunder (1/2 a hole at the start)',
  },
  watching: 'One moment, checking…',
  review: 'Review the game',
};
