import type { Jan, Side } from '../../../wire/described/messages';
import { JANS } from '../../../wire/described/codes';
import { givesText, isPlainAct } from '../../../words/acts';
import type { Messages } from '../../../words/language.svelte';
import type ByHandText from '../../../words/texts/byhand';
import type { Who } from '../../../words/who';

/** The material for sentences about the actions of a record. */
interface Telling {
  t: Messages;
  /** The sentences of a table where players mark for themselves. */
  w: ByHandText;
  who: Record<Side, Who>;
  /** Returns a text with the flèches of a record under the names that the reader has chosen. */
  named: (text: string, side: Side) => string;
}

/** An action on a line of its own, as a record of a game marked by hand writes it (docs/record.md). */
interface WrittenAction {
  side: Side;
  what: string;
  rest: string[];
}

/** Parses a line of a record as an action; null if it is a roll, or something else. */
export function actionOf(line: string): WrittenAction | null {
  const [, who, what = '', rest = ''] = /^([WB]) ([a-z_]+)(?: (.*))?$/.exec(line) ?? [];
  return who ? { side: who === 'W' ? 'white' : 'black', what, rest: rest.split(' ').filter(Boolean) } : null;
}

const isJan = (word: string): word is Jan => (JANS as readonly string[]).includes(word);
const numberIn = (words: string[]) => Number(words.find((word) => /^\d+$/.test(word)) ?? 0);

/** Returns an action in a sentence; for a play only the ways of the men. */
export function actionText({ t, w, who: at, named }: Telling, { side, what, rest }: WrittenAction): string {
  const who = at[side];
  const said = w.done;
  const points = numberIn(rest);
  switch (what) {
    case 'play':
      return rest[0] === '-' ? t.sheet.nothing : named(rest.join(' '), side);
    case 'mark': {
      const holes = Number(rest.map((word) => /^(\d+)h$/.exec(word)?.[1]).find(Boolean) ?? 0);
      return points === 0 && holes === 0 ? said.nothing(who) : said.mark(who, points, holes);
    }
    case 'school':
    case 'false_school':
      return said[what](who, points);
    case 'reason': {
      const jans = rest.filter(isJan);
      if (jans.length === 0 && !rest.includes('-')) return said.reason(who);
      return givesText(t, w, who, jans);
    }
    case 'touch':
      return said.touch(who, named(rest[0] ?? '', side));
    case 'remedy':
      return said.remedy(who, '');
    case 'hold':
      return t.log.hold(who);
    case 'go':
      return said.going(who);
    case 'suspend':
      return rest[0] === 'honours' ? t.match.log.suspendHonours(who) : t.match.log.suspendEcrire(who);
    case 'resigns':
      return t.log.resign(who);
    default:
      if (isPlainAct(what)) return said[what](who);
      return [what, ...rest].join(' ');
  }
}
