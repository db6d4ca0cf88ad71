import type { ErrorCode, Format, Jan, Law } from '../protocol';
import { enCourrier } from './en.courrier';
import { enFormatRules } from './en.formatRules';
import { enFormats } from './en.formats';
import { enHelp } from './en.help';
import { enMatch } from './en.match';
import { enErrors, enJans, enLaws } from './en.rules';
import { enSheet } from './en.sheet';
import { enUi } from './en.ui';
import { frCourrier, type Courrier } from './fr.courrier';
import { frFormatRules, type FormatRules } from './fr.formatRules';
import { frFormats, type Formats } from './fr.formats';
import { frHelp, type Help } from './fr.help';
import { frMatch, type MatchText } from './fr.match';
import { frErrors, frJans, frLaws, type JanText } from './fr.rules';
import { frSheet, type SheetText } from './fr.sheet';
import { frUi, type Ui } from './fr.ui';

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
  courrier: Courrier;
}

export const tables: Record<Lang, Messages> = {
  fr: { ...frUi, jan: frJans, law: frLaws, error: frErrors, help: frHelp, match: frMatch, ledger: frSheet, courrier: frCourrier, formats: frFormats, formatRules: frFormatRules },
  en: { ...enUi, jan: enJans, law: enLaws, error: enErrors, help: enHelp, match: enMatch, ledger: enSheet, courrier: enCourrier, formats: enFormats, formatRules: enFormatRules },
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
