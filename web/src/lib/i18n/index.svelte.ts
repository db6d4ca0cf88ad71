import type { ErrorCode, Format, Jan, Law } from '../protocol';
import { enCourrier } from './en.courrier';
import { enFormatRules } from './en.formatRules';
import { enGames } from './en.games';
import { enFormats } from './en.formats';
import { enHelp } from './en.help';
import { enMatch } from './en.match';
import { enOffline } from './en.offline';
import { enErrors, enJans, enLaws } from './en.rules';
import { enSettings } from './en.settings';
import { enSheet } from './en.sheet';
import { enUi } from './en.ui';
import { enAdvice } from './en.advice';
import { enBook } from './en.book';
import { enLevels } from './en.levels';
import { enVoice } from './en.voice';
import { enWelcome } from './en.welcome';
import { enWhy } from './en.why';
import { frAdvice, type AdviceText } from './fr.advice';
import { frBook, type BookText } from './fr.book';
import { frLevels, type LevelsText } from './fr.levels';
import { frCourrier, type Courrier } from './fr.courrier';
import { frGames, type GamesText } from './fr.games';
import { frFormatRules, type FormatRules } from './fr.formatRules';
import { frFormats, type Formats } from './fr.formats';
import { frHelp, type Help } from './fr.help';
import { frMatch, type MatchText } from './fr.match';
import { frOffline, type Offline } from './fr.offline';
import { frErrors, frJans, frLaws, type JanText } from './fr.rules';
import { frSettings, type SettingsText } from './fr.settings';
import { frSheet, type SheetText } from './fr.sheet';
import { frUi, type Ui } from './fr.ui';
import { frVoice, type Voice } from './fr.voice';
import { frWelcome, type WelcomeText } from './fr.welcome';
import { frWhy, type WhyText } from './fr.why';

export type Lang = 'fr' | 'en';

/** Every sentence of the page in one language. */
export interface Messages extends Ui {
  jan: Record<Jan, JanText>;
  law: Record<Law, string>;
  error: Record<ErrorCode, string>;
  help: Help;
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

export const tables: Record<Lang, Messages> = {
  fr: { ...frUi, levels: frLevels, advice: frAdvice, games: frGames, offline: frOffline, voice: frVoice, why: frWhy, welcome: frWelcome, book: frBook, settings: frSettings, jan: frJans, law: frLaws, error: frErrors, help: frHelp, match: frMatch, ledger: frSheet, courrier: frCourrier, formats: frFormats, formatRules: frFormatRules },
  en: { ...enUi, levels: enLevels, advice: enAdvice, games: enGames, offline: enOffline, voice: enVoice, why: enWhy, welcome: enWelcome, book: enBook, settings: enSettings, jan: enJans, law: enLaws, error: enErrors, help: enHelp, match: enMatch, ledger: enSheet, courrier: enCourrier, formats: enFormats, formatRules: enFormatRules },
};

const KEY = 'trictrac.lang';

class Language {
  lang = $state<Lang>('fr');

  /** The sentences in the language of the moment. */
  get t(): Messages {
    return tables[this.lang];
  }

  /** Takes the language chosen before, or else the browser's. */
  begin(): void {
    const kept = localStorage.getItem(KEY);
    this.set(kept === 'fr' || kept === 'en' ? kept : navigator.language.startsWith('fr') ? 'fr' : 'en');
  }

  /** Goes over to the other language and remembers it. */
  toggle(): void {
    this.set(this.lang === 'fr' ? 'en' : 'fr');
    localStorage.setItem(KEY, this.lang);
  }

  private set(lang: Lang): void {
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const i18n = new Language();
