import type { Dice, Format, Jan } from '../described/messages';
import type { Counted, Drill, Kind, Within } from '../messages/drill';

const NOTHING = '-';

/** Reads a line of a file of problems. */
export function parseDrill(kind: Kind, n: number, line: string): Drill {
  const [trid = '', question = '', answer = '', difficulty = '', themes = ''] = line.split('|');
  return {
    kind,
    n,
    trid: `TRID=${asWhite(trid)}`,
    question,
    answer,
    game: kind === 'hold_or_go' && question !== NOTHING ? 'ecrire' : 'tour',
    difficulty: Number(difficulty),
    themes: themes === NOTHING ? [] : themes.split(' '),
  };
}

/** Returns the position with the player who is asked as White: swaps the colours if Black is asked. */
export function asWhite(trid: string): string {
  const [position = '', ...keys] = trid.split(';');
  const [men = '', turn, stage, dice, points, holes, run, pavillon, rolls] = position.split(':');
  if (turn !== 'b') return trid;
  const other = [...men].reverse().map((man) => (man < 'a' ? man.toLowerCase() : man.toUpperCase()));
  const swapped = (pair = '', by: string) => pair.split(by).reverse().join(by);
  const side = (letter = '') => ({ w: 'b', b: 'w' })[letter] ?? letter;
  const fields = [swapped(points, '-'), swapped(holes, '-'), side(run), side(pavillon), swapped(rolls, '.')];
  return [[other.join(''), 'w', stage, dice, ...fields].join(':'), ...keys].join(';');
}

/** Returns the value of the roll of a counting problem, jan by jan. */
export function countedIn({ answer }: Drill): Counted[] {
  if (answer === NOTHING) return [];
  return answer.split(' ').map((part) => {
    const [jan, ways, points] = part.split(':');
    return { jan: jan as Jan, ways: Number(ways), points: Number(points) };
  });
}

/** Returns the match of a problem; null for a problem in a tour. */
export function withinOf({ game, question }: Drill): Within | null {
  if (game === 'tour') return null;
  const [format = '', ...words] = question.split(' ');
  const terms = words.map((word) => {
    const [name = '', value = ''] = word.split('=');
    return [name, /^-?\d+$/.test(value) ? Number(value) : value] as const;
  });
  return { format: format as Format, terms: Object.fromEntries(terms), words: words.join(' ') };
}

/** Returns the position of a problem as a record, which includes its account. */
export function recordOf(drill: Drill): string {
  const within = withinOf(drill);
  const tags = within ? [`[Format "${within.format}"]`, `[Match "${within.words}"]`] : [];
  return [...tags, `[Start "${drill.trid}"]`, ''].join('\n');
}

/** Returns the roll whose points are to be counted. */
export function rollOf({ question }: Drill): Dice {
  return [Number(question[0]), Number(question[1])];
}
