import { frAdvice } from './fr.advice';
import { frBook } from './fr.book';
import { frLevels } from './fr.levels';
import { frClock } from './fr.clock';
import { frCourrier } from './fr.courrier';
import { frGames } from './fr.games';
import { frFair } from './fr.fair';
import { frFriends } from './fr.friends';
import { frFormatRules } from './fr.formatRules';
import { frFormats } from './fr.formats';
import { frMatch } from './fr.match';
import { frOffline } from './fr.offline';
import { frErrors, frJans, frLaws } from './fr.rules';
import { frSettings } from './fr.settings';
import { frSheet } from './fr.sheet';
import { frUi } from './fr.ui';
import { frStanding } from './fr.standing';
import { frVoice } from './fr.voice';
import { frWelcome } from './fr.welcome';
import { frWhy } from './fr.why';
import type { Messages } from '../messages';

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
  error: frErrors,
  match: frMatch,
  ledger: frSheet,
  clock: frClock,
  courrier: frCourrier,
  formats: frFormats,
  formatRules: frFormatRules,
  fair: frFair,
  friends: frFriends,
  standing: frStanding,
};

export default sentences;
