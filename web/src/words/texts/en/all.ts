import { enClock } from './clock';
import { enCourrier } from './courrier';
import { enFair } from './fair';
import { enFriends } from './friends';
import { enGames } from './games';
import { enFormats } from './formats';
import { enMatch } from './match';
import { enOffline } from './offline';
import { enErrors, enJans, enLaws, enOptions } from './rules';
import { enSettings } from './settings';
import { enSheet } from './sheet';
import { enUi } from './ui';
import { enAdvice } from './advice';
import { enBook } from './book';
import { enLevels } from './levels';
import { enStanding } from './standing';
import { enVoice } from './voice';
import { enWelcome } from './welcome';
import { enWhy } from './why';
import type { Messages } from '../../messages';

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
  option: enOptions,
  error: enErrors,
  match: enMatch,
  ledger: enSheet,
  clock: enClock,
  courrier: enCourrier,
  formats: enFormats,
  fair: enFair,
  friends: enFriends,
  standing: enStanding,
};

export default sentences;
