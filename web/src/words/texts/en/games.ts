import { them } from './grammar';
import type { GamesText } from '../fr/games';

/** The links to the pages of games and positions, in English. */
export const enGames: GamesText = {
  mine: 'My games',
  mineHint: 'replay, resume, open a saved game',
  edit: 'Set up a position',
  editHint: 'start from a position, copy it, draw it',
  studies: 'Studies',
  studiesHint: 'annotated games',
  share: 'Share the position…',
  replay: 'Replay the game',
  drop: 'Drop here to open',
  handDice: {
    yours: 'Which dice have you thrown?',
    ask: (who) => `Which dice for ${them(who)}?`,
    group: 'The dice thrown',
    first: (n) => `First die: ${n}`,
    second: (n) => `Second die: ${n}`,
    again: 'Take back',
  },
};
