import { i18n, type Lang } from '../i18n/index.svelte';

const MOST = 12;

/** A sentence for those who listen: it stays in the language in which it was said. */
export interface Said {
  n: number;
  text: string;
  lang: Lang;
}

/** What has been said, the latest last, with what is said now. */
export function saidAfter(before: Said[], told: string[]): Said[] {
  const next = (before.at(-1)?.n ?? 0) + 1;
  return [...before, ...told.map((text, i) => ({ n: next + i, text, lang: i18n.lang }))].slice(-MOST);
}
