import { byLanguage } from '../../../words/languages';
import { i18n } from '../../../words/language.svelte';
import type { Counsel } from '../../../wire/drills/masters';

const tables = byLanguage<Record<string, string>>(
  import.meta.glob('../../../words/texts/*/reasons.ts', { eager: true, import: 'default' }),
);

/** Returns why the author of a situation advises a play, in our words; null where the source gives no reason. */
export function reasonOf({ trid, source }: Pick<Counsel, 'trid' | 'source'>): string | null {
  const [author = ''] = source.split(/,? /);
  return i18n.of(tables)[`${trid.replace('TRID=', '')} ${author}`] ?? null;
}
