import type { ErrorCode, Format, Jan, Law } from '../protocol';
import type { AdviceText } from './fr.advice';
import type { BookText } from './fr.book';
import type { LevelsText } from './fr.levels';
import type { Courrier } from './fr.courrier';
import type { GamesText } from './fr.games';
import type { FormatRules } from './fr.formatRules';
import type { Formats } from './fr.formats';
import type { MatchText } from './fr.match';
import type { Offline } from './fr.offline';
import type { JanText } from './fr.rules';
import type { SettingsText } from './fr.settings';
import type { SheetText } from './fr.sheet';
import type { Ui } from './fr.ui';
import type { Voice } from './fr.voice';
import type { WelcomeText } from './fr.welcome';
import type { WhyText } from './fr.why';

export type Lang = 'fr' | 'en';

/** Every sentence of the page in one language. */
export interface Messages extends Ui {
  jan: Record<Jan, JanText>;
  law: Record<Law, string>;
  error: Record<ErrorCode, string>;
  formats: Formats;
  formatRules: Record<Format, FormatRules>;
  match: MatchText;
  ledger: SheetText;
  offline: Offline;
  courrier: Courrier;
  games: GamesText;
  settings: SettingsText;
  voice: Voice;
  why: WhyText;
  book: BookText;
  welcome: WelcomeText;
  levels: LevelsText;
  advice: AdviceText;
}
