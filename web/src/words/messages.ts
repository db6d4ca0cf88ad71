import type { ErrorCode, Law } from '../wire/described/messages';
import type { AdviceText } from './texts/fr/advice';
import type { BookText } from './texts/fr/book';
import type { LevelsText } from './texts/fr/levels';
import type { Clock } from './texts/fr/clock';
import type { Courrier } from './texts/fr/courrier';
import type { FairText } from './texts/fr/fair';
import type { Friends } from './texts/fr/friends';
import type { GamesText } from './texts/fr/games';
import type { Formats } from './texts/fr/formats';
import type { MatchText } from './texts/fr/match';
import type { Offline } from './texts/fr/offline';
import type { JanTexts, OptionTexts } from './texts/fr/rules';
import type { SettingsText } from './texts/fr/settings';
import type { SheetText } from './texts/fr/sheet';
import type { Ui } from './texts/fr/ui';
import type { StandingText } from './texts/fr/standing';
import type { Voice } from './texts/fr/voice';
import type { WelcomeText } from './texts/fr/welcome';
import type { WhyText } from './texts/fr/why';

/** Every sentence of the page in one language. */
export interface Messages extends Ui {
  jan: JanTexts;
  option: OptionTexts;
  law: Record<Law, string>;
  error: Record<ErrorCode, string>;
  formats: Formats;
  match: MatchText;
  ledger: SheetText;
  offline: Offline;
  clock: Clock;
  courrier: Courrier;
  games: GamesText;
  settings: SettingsText;
  voice: Voice;
  why: WhyText;
  book: BookText;
  welcome: WelcomeText;
  levels: LevelsText;
  fair: FairText;
  friends: Friends;
  standing: StandingText;
  advice: AdviceText;
}
