import { frAdvice } from './advice';
import { frBook } from './book';
import { frLevels } from './levels';
import { frClock } from './clock';
import { frCourrier } from './courrier';
import { frGames } from './games';
import { frFair } from './fair';
import { frFriends } from './friends';
import { frFormats } from './formats';
import { frMatch } from './match';
import { frOffline } from './offline';
import { frErrors, frJans, frLaws, frOptions } from './rules';
import { frSettings } from './settings';
import { frSheet } from './sheet';
import { frUi } from './ui';
import { frStanding } from './standing';
import { frVoice } from './voice';
import { frWelcome } from './welcome';
import { frWhy } from './why';
import type { Messages } from '../../messages';

/** The page in French: fetched where it is shown. */
const sentences: Messages = {
  ...frUi,
  levels: frLevels,
  advice: frAdvice,
  games: frGames,
  offline: frOffline,
  voice: frVoice,
  why: frWhy,
  welcome: frWelcome,
  book: frBook,
  settings: frSettings,
  jan: frJans,
  law: frLaws,
  option: frOptions,
  error: frErrors,
  match: frMatch,
  ledger: frSheet,
  clock: frClock,
  courrier: frCourrier,
  formats: frFormats,
  fair: frFair,
  friends: frFriends,
  standing: frStanding,
};

export default sentences;
