import type { Who } from '../../who';
import { them } from './grammar';

/** The links to the pages of games and positions, in French. */
export const frGames = {
  mine: 'Mes parties',
  mineHint: 'revoir, reprendre, ouvrir une partie enregistrée',
  edit: 'Composer une position',
  editHint: 'partir d’une position, la copier, la dessiner',
  studies: 'Études',
  studiesHint: 'parties commentées',
  share: 'Partager la position…',
  replay: 'Revoir la partie',
  drop: 'Déposez ici pour ouvrir',
  handDice: {
    yours: 'Quels dés avez-vous jetés ?',
    ask: (who: Who) => `Quels dés pour ${them(who)} ?`,
    group: 'Les dés jetés',
    first: (n: number) => `Premier dé : ${n}`,
    second: (n: number) => `Second dé : ${n}`,
    again: 'Reprendre',
  },
};
export type GamesText = typeof frGames;
