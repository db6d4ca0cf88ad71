import { enClock } from './en.clock';
import { enCourrier } from './en.courrier';
import { enFair } from './en.fair';
import { enFriends } from './en.friends';
import { enFormatRules } from './en.formatRules';
import { enGames } from './en.games';
import { enFormats } from './en.formats';
import { enMatch } from './en.match';
import { enOffline } from './en.offline';
import { enErrors, enJans, enLaws } from './en.rules';
import { enSettings } from './en.settings';
import { enSheet } from './en.sheet';
import { enUi } from './en.ui';
import { enAdvice } from './en.advice';
import { enBook } from './en.book';
import { enLevels } from './en.levels';
import { enStanding } from './en.standing';
import { enVoice } from './en.voice';
import { enWelcome } from './en.welcome';
import { enWhy } from './en.why';
import type { Messages } from '../messages';

/** The page in English: fetched where it is shown. */
const sentences: Messages = {
  ...enUi,
  levels: enLevels,
  advice: enAdvice,
  games: enGames,
  offline: enOffline,
  voice: enVoice,
  why: enWhy,
  welcome: enWelcome,
  book: enBook,
  settings: enSettings,
  jan: enJans,
  law: enLaws,
  error: enErrors,
  match: enMatch,
  ledger: enSheet,
  clock: enClock,
  courrier: enCourrier,
  formats: enFormats,
  formatRules: enFormatRules,
  fair: enFair,
  friends: enFriends,
  standing: enStanding,
};

export default sentences;
