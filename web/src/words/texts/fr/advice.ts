/** Ce qui mène au conseil, au précepteur et à l’examen des parties. */
export const frAdvice = {
  hint: 'Conseil',
  hintTitle: 'Demander conseil (H)',
  section: 'Apprendre',
  tutor: 'Me prévenir avant une faute',
  tutorHint:
    'Contre l’ordinateur : avant qu’un coup qui coûte cher ne parte, on vous demande si vous voulez y repenser.',
  tutorFrom: 'Me prévenir à partir d’une perte',
  tutorFroms: {
    doubtful: 'd’un huitième de trou',
    mistake: 'd’un quart de trou',
    blunder: 'd’un demi-trou',
  },
  watching: 'Un instant, vérification…',
  review: 'Examiner la partie',
};
export type AdviceText = typeof frAdvice;
