import type { Line, Mark, Scores } from '../../wire/described/messages';
import { diceOf, marked } from '../../state/game/view';
import { JANS_TAUGHT, type Idea } from '../../state/training/taught';

/** One thing the coach explains. */
export type CoachPage =
  | { kind: 'welcome'; line: number; part: number }
  /** Asks for the value of the roll before it is explained. */
  | { kind: 'guess'; line: number; points: number }
  | { kind: 'event'; line: number; event: number; idea: Idea; first: boolean }
  | { kind: 'none'; line: number }
  | { kind: 'hole'; line: number; mark: Mark; first: boolean }
  | { kind: 'end'; line: number };

/** A text of the coach: a heading, sentences, and their rule. */
export interface CoachText {
  title: string;
  text: string[];
  rule?: string;
  /** The text is only for sight: screen readers say the table itself. */
  quiet?: true;
}

const WELCOME = 2;
/** The acts of the whole taste: holding, and the play that follows, are the last. */
const ACTS = new Set(['play', 'hold', 'go']);

/** Returns the number of acts up to a line. */
export function actsOf(lines: Line[]): number {
  return lines.filter(({ do: { type } }) => ACTS.has(type)).length;
}

/** Returns the score as far as explained: a mark counts from its last page, a hole from its own page. */
export function explainedScore(before: Scores, line: Line, shown: CoachPage[]): Scores {
  const done = line.marks.filter((mark) => isExplained(line, mark, shown));
  return done.length === line.marks.length ? line.score : done.reduce(marked, before);
}

function isExplained(line: Line, mark: Mark, shown: CoachPage[]): boolean {
  if (mark.holes > 0) return shown.some((page) => page.kind === 'hole' && page.mark === mark);
  const last = line.events.findLastIndex(({ side }) => side === mark.side);
  return last < 0 || shown.some((page) => page.kind === 'event' && page.event === last);
}

/** Returns all pages on a game so far: every mark, each idea at length the first time; the end is going, or `acts`. */
export function pagesOf(lines: Line[], acts: number): CoachPage[] {
  const met = new Set<Idea | 'none' | 'hole'>();
  const first = (idea: Idea | 'none' | 'hole') => !met.has(idea) && Boolean(met.add(idea));
  return lines.flatMap((line): CoachPage[] => {
    const n = line.n;
    const welcome =
      n === 1 ? Array.from({ length: WELCOME }, (_, part): CoachPage => ({ kind: 'welcome', line: n, part })) : [];
    const events = line.events.map((event, i): CoachPage => {
      const { idea } = JANS_TAUGHT[event.jan];
      return { kind: 'event', line: n, event: i, idea, first: first(idea) };
    });
    const mine = line.events.filter(({ side }) => side === 'white' && line.side === 'white');
    const guess: CoachPage[] =
      mine.length > 0 ? [{ kind: 'guess', line: n, points: mine.reduce((sum, { points }) => sum + points, 0) }] : [];
    const nothing: CoachPage[] =
      diceOf(line) && events.length === 0 && first('none') ? [{ kind: 'none', line: n }] : [];
    const holes = line.marks
      .filter(({ holes: won }) => won > 0)
      .map((mark): CoachPage => ({ kind: 'hole', line: n, mark, first: first('hole') }));
    const over = line.do.type === 'go' || (line.do.type === 'play' && actsOf(lines.slice(0, n)) === acts);
    const end: CoachPage[] = over ? [{ kind: 'end', line: n }] : [];
    return [...welcome, ...guess, ...events, ...nothing, ...holes, ...end];
  });
}
