/** What the messages of Le Tric Trac say otherwise than those of trictrac. */
import { RACE_LAWS } from '../described/codes';
import type { Sides } from '../described/messages';

export { RACE_LAWS as LAWS };
export type {
  RaceDone as Done,
  RaceInfo as Info,
  RaceLaw as Law,
  RaceLine as Line,
  RaceRefusal as Refusal,
  RaceTurn as Turn,
  RaceWin as Win,
} from '../described/messages';
export type Score = Sides<number>;
