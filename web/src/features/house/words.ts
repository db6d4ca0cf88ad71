import type HouseText from '../../words/texts/house';
import { i18n, wordsOf } from '../../words/language.svelte';

/** The sentences about the server's own name and rules, in the language chosen. */
export const words = wordsOf<HouseText>(
  import.meta.glob('../../words/texts/*/house.ts', { eager: true, import: 'default' }),
);

/** Returns the one of these texts that is in the language chosen, or else the first. */
export function inLanguage<T extends { language: string }>(texts: readonly T[]): T | undefined {
  return texts.find(({ language }) => language === i18n.like) ?? texts[0];
}
