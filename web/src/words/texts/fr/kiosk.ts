/** The texts of the page in a museum, in French. */
export const frKiosk = {
  begin: 'Jouer un premier relevé',
  beginHint: (minutes: number) => `${minutes} minutes, pas à pas, contre l’ordinateur`,
  /** The text about each roll of the game on the board (pages/start/scene.ts). */
  told: [
    'Les dés des Blancs atteignent une dame noire seule : les Blancs marquent 2 points. Aucune dame ne bouge pour cela ; on la joue ensuite.',
    'Les dés des Noirs atteignent deux dames blanches seules : 2 points pour chacune. Puis les Noirs couvrent leur dame seule.',
    'Les Blancs ne marquent rien. Deux dames rejoignent celles qui étaient seules : les Noirs ne peuvent plus les battre.',
    'Les Noirs ne marquent rien et réunissent deux dames sur une flèche, où elles sont à l’abri.',
    'Deux dames blanches atteignent le coin de repos des Noirs, encore vide : 4 points. Avec les 10 d’avant, c’est un trou : leur fichet avance.',
    'Les Noirs ne marquent rien et jouent une seule dame avec les deux dés.',
    'Les Blancs ne marquent rien et jouent deux dames de leur talon (la pile de départ).',
    'Les Noirs ne marquent rien. Une dame rejoint celle qui était seule : les Blancs ne peuvent plus la battre.',
    'Avec un doublet, deux dames blanches atteignent le coin vide des Noirs : 6 points. Puis deux dames vont à côté du coin des Blancs.',
    'Les Noirs ne marquent rien. La partie continue : le premier joueur à douze trous gagne.',
  ],
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
