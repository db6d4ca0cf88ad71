import { i18n, type Lang } from '../../words/language.svelte';

/** A sentence for a screen reader, in the language in which it was written. */
interface TranscriptLine {
  n: number;
  text: string;
  lang: Lang;
}

const LENGTH = 12;

/** The latest announcements, the newest last. */
export class Transcript {
  entries = $state.raw<TranscriptLine[]>([]);

  /** Adds sentences in the language chosen. */
  add(texts: string[]): void {
    const next = (this.entries.at(-1)?.n ?? 0) + 1;
    const { lang } = i18n;
    this.entries = [...this.entries, ...texts.map((text, i) => ({ n: next + i, text, lang }))].slice(-LENGTH);
  }
}
