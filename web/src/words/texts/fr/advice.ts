/** Ce qui mène au conseil, au précepteur et à l’examen des parties. */
export const frAdvice = {
  hint: 'Conseil',
  hintTitle: 'Demander conseil (H)',
  section: 'Apprendre',
  tutor: 'Me prévenir avant une faute',
  tutorHint:
    'Contre l’ordinateur : avant qu’un coup qui coûte cher ne parte, on vous demande si vous voulez y repenser.',
  tutorFrom: 'Seuil de l’avertissement',
  tutorFroms: {
    doubtful: 'Douteux (1/8 de trou au début)',
    mistake: 'Faute (1/4 de trou au début)',
    blunder: 'Grosse faute (1/2 trou au début)',
  },
  watching: 'Un instant, vérification…',
  review: 'Examiner la partie',
};
export type AdviceText = typeof frAdvice;
