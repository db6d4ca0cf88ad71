/** What leads to the pages of games and positions, in French. */
export const frGames = {
  mine: 'Mes parties',
  mineHint: 'revoir, reprendre, ouvrir une partie enregistrée',
  edit: 'Composer une position',
  editHint: 'partir d’une position, la copier, la dessiner',
  share: 'Partager la position…',
  replay: 'Revoir la partie',
  drop: 'Déposez ici pour ouvrir',
  handDice: {
    yours: 'Quels dés avez-vous jetés ?',
    ask: (who: string) => `Quels dés pour ${who} ?`,
    group: 'Les dés jetés',
    first: (n: number) => `Premier dé : ${n}`,
    second: (n: number) => `Second dé : ${n}`,
    again: 'Reprendre',
  },
};
export type GamesText = typeof frGames;
