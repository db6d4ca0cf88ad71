/** What leads to the pages of games and positions, in French. */
export const frGames = {
  mine: 'Mes parties',
  mineHint: 'revoir, reprendre, ouvrir une partie enregistrée',
  edit: 'Composer une position',
  editHint: 'partir d’une position, la copier, la dessiner',
  share: 'Partager la position…',
  replay: 'Revoir la partie',
};
export type GamesText = typeof frGames;
