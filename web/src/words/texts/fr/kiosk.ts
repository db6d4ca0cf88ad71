/** What the page says in a museum, in French. */
export const frKiosk = {
  begin: 'Jouer un premier relevé',
  beginHint: (minutes: number) => `${minutes} minutes, pas à pas, contre l’ordinateur`,
  language: 'Langue',
  home: 'Continuer chez vous',
  homeHint: 'Photographiez ce code : le jeu et ses leçons, gratuits, sur votre téléphone.',
  picture: (address: string) => `Code QR de l’adresse ${address}`,
  quit: 'Revenir au début',
  again: 'Rejouer ce relevé',
  still: 'Êtes-vous encore là ?',
  stillHint: 'Touchez l’écran pour continuer ; sinon, la page revient au début.',
};

export type KioskText = typeof frKiosk;
