/** The opening of four sentences, and the way into the first guided relevé. */
export const frWelcome = {
  opening: [
    'Deux joueurs, quinze dames chacun, deux dés.',
    'Rien n’est jamais pris. Vous marquez des points pour ce que les dés permettraient : battre une dame seule, remplir un jan (un quart du tablier), le garder plein.',
    'Douze points font un trou, et douze trous la partie.',
  ],
  guidedHint: 'de courtes leçons sur le tablier',
  book: 'Règles et glossaire',
  train: 'Exercices',
  trainHint: 'compter, jouer, tenir ou s’en aller',
};

export type WelcomeText = typeof frWelcome;
