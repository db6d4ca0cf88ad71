import type { ErrorCode, Jan, Law } from '../protocol';
import { enHelp } from './en.help';
import { enErrors, enJans, enLaws } from './en.rules';
import { enUi } from './en.ui';
import { frHelp, type Help } from './fr.help';
import { frErrors, frJans, frLaws, type JanText } from './fr.rules';
import { frUi, type Ui } from './fr.ui';

export type Lang = 'fr' | 'en';

/** Every sentence of the page in one language. */
export interface Messages extends Ui {
  jan: Record<Jan, JanText>;
  law: Record<Law, string>;
  error: Record<ErrorCode, string>;
  help: Help;
}

export const tables: Record<Lang, Messages> = {
  fr: { ...frUi, jan: frJans, law: frLaws, error: frErrors, help: frHelp },
  en: { ...enUi, jan: enJans, law: enLaws, error: enErrors, help: enHelp },
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
