import type StudyText from '../../../words/texts/study';
import type { Problem } from '../../../wire/messages/study';

type Sentences = Record<string, string | ((side: string, found: string) => string) | undefined>;

/** Returns one error of a position, in a sentence: of a number that no side has, the sentence about its text. */
export function problemText({ who, problem }: StudyText, { code, side, found }: Problem): string {
  const sentences: Sentences = problem;
  const said = (side ? undefined : sentences[`${code}_text`]) ?? sentences[code] ?? problem.other;
  return typeof said === 'string' ? said : said(side ? who[side] : '', found);
}
