/** The opening of three sentences, and the way into the first guided relevé. */
export const frWelcome = {
  opening: [
    'Deux joueurs, quinze dames chacun, deux dés.',
    'On ne prend jamais rien : on marque ce que les dés permettraient de faire, battre une dame seule, remplir un jan, le garder plein.',
    'Douze points font un trou, et douze trous la partie.',
  ],
  guidedHint: 'dix-sept leçons de quelques minutes',
  book: 'Règles et glossaire',
  train: 'Exercices',
  trainHint: 'compter, jouer, tenir ou s’en aller',
};

export type WelcomeText = typeof frWelcome;
