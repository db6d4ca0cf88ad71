import type { Lang, Messages } from './messages';
import { chosenLang, keepLang, sentencesIn } from './sentences';

export type { Lang, Messages } from './messages';

class Language {
  /** The language of the moment; set before anything is shown. */
  lang = $state<Lang>('fr');
  #sentences = $state.raw<Messages>();

  /** The sentences in the language of the moment. */
  get t(): Messages {
    return this.#sentences!;
  }

  /** Takes the language chosen before, or else the browser's. Nothing can be said until this is done. */
  begin(): Promise<void> {
    return this.#take(chosenLang());
  }

  /** Goes over to the other language and remembers it; where it cannot be fetched, all stays as it is. */
  async toggle(): Promise<void> {
    const other = this.lang === 'fr' ? 'en' : 'fr';
    await this.#take(other).then(
      () => keepLang(other),
      () => undefined,
    );
  }

  async #take(lang: Lang): Promise<void> {
    this.#sentences = await sentencesIn(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const i18n = new Language();
