import { BASE } from './base';
import { byLanguage, languageOf, textsIn, type Lang } from './languages';
import type Messages from './texts/all';
import { chosenLang, keepLang, sentencesIn } from './sentences';

export type { Lang } from './languages';
export type { default as Messages } from './texts/all';

class CurrentLanguage {
  /** The language chosen; set before anything is shown. */
  lang = $state<Lang>(BASE);
  #sentences = $state.raw<Messages>();

  /** Returns the sentences in the chosen language. */
  get t(): Messages {
    return this.#sentences!;
  }

  /** Returns the language of e-mails and of notifications. */
  get like(): Lang {
    return languageOf(this.lang).like;
  }

  /** Returns the chosen language and its country, which decide the form of dates and figures. */
  get locale(): string {
    return languageOf(this.lang).locale;
  }

  /** Returns the table of the chosen language, of sentences that load with the part that needs them. */
  of<T>(tables: Record<Lang, T>): T {
    return textsIn(tables, this.lang);
  }

  /** Takes the language chosen before, or else the browser's. Must be done before any text is shown. */
  begin(): Promise<void> {
    return this.#take(chosenLang());
  }

  /** Changes the language and remembers it; if its texts cannot be loaded, nothing changes. */
  async choose(lang: Lang): Promise<void> {
    await this.#take(lang).then(
      () => keepLang(lang),
      () => undefined,
    );
  }

  async #take(lang: Lang): Promise<void> {
    this.#sentences = await sentencesIn(lang);
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const i18n = new CurrentLanguage();

/** The sentences, each in the language that is chosen when it is read. */
export const t = asChosen(() => i18n.t);

/** Returns sentences that load with the page that needs them: those of some files, in the chosen language. */
export function wordsOf<T extends object>(files: Record<string, T>): T {
  const tables = byLanguage(files);
  return asChosen(() => i18n.of(tables));
}

function asChosen<T extends object>(sentences: () => T): T {
  return new Proxy({} as T, { get: (_, name) => sentences()[name as keyof T] });
}
