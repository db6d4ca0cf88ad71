import type { Call } from '../../state/person/news';
import { enPush } from '../../words/texts/en.push';
import { frPush } from '../../words/texts/fr.push';
import type { Lang } from '../../words/language.svelte';

/** What has happened in a game, as a notice says it. */
export function callText(lang: Lang, { what, who }: Pick<Call, 'what' | 'who'>): string {
  const says = (lang === 'fr' ? frPush : enPush)[what];
  return who ? says.named.replace('{who}', () => who) : says.unnamed;
}
