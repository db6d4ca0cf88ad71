import type { GameNews } from '../../state/person/news';
import { byLanguage, textsIn, type Lang } from '../../words/languages';
import type ChallengeText from '../../words/texts/challenge';
import type PushText from '../../words/texts/push';

const tables = byLanguage<PushText>(
  import.meta.glob('../../words/texts/*/push.ts', { eager: true, import: 'default' }),
);

/** Returns the text of a notification about a game. */
export function callText(lang: Lang, { what, who }: Pick<GameNews, 'what' | 'who'>): string {
  const says = textsIn(tables, lang)[what];
  return who ? says.named(who) : says.unnamed;
}

const challenges = byLanguage<ChallengeText>(
  import.meta.glob('../../words/texts/*/challenge.ts', { eager: true, import: 'default' }),
);

/** Returns the sentences about challenges. */
export function challengeWords(lang: Lang): ChallengeText {
  return textsIn(challenges, lang);
}
