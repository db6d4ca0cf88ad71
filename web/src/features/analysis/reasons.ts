import { stepped } from '../../state/game/view';
import type { Chance, Line, Side } from '../../wire/described/messages';
import type { Answer, Odds } from '../../wire/messages/analysis';
import { parseTrid, thrownNext } from '../../wire/messages/trid';
import { stepsOf } from './answer';
import type { Compared } from './comparing.svelte';

/** The numbers of the next 36 throws that do something: after the best answer, and after another. */
export interface CountedFact {
  /** The player who throws: the same player, if nothing changes, or the opponent. */
  by: 'own' | 'other';
  what: 'hit' | 'fill' | 'keep' | 'coin' | 'break';
  best: number;
  given: number;
}

/** Counts the throws that do something for the side about to throw. */
export type CountThrows = (trid: string, of: Chance) => number | null;

/** Smaller differences, in throws, are ignored. */
const APART = 3;
const MOST = 2;
const OWN = ['hit', 'fill', 'keep', 'coin'] as const;
/** Facts that are good for the opponent, with the names of their counts; the last is bad for them. */
const OTHER = [
  ['hit', 'hit_true'],
  ['fill', 'fill'],
  ['keep', 'keep'],
  ['coin', 'coin'],
  ['break', 'break'],
] as const satisfies readonly (readonly [CountedFact['what'], keyof Odds])[];

/** Returns the countable facts in favour of the best answer, the greatest difference first; empty if there are none. */
export function factsOf(
  { hint, rows }: Compared,
  [first, other]: readonly [best: number, other: number],
  at: Line,
  count: CountThrows,
): CountedFact[] {
  const [best, given] = [rows[first], rows[other]];
  if (!best || !given || first === other) return [];
  const facts: CountedFact[] = [];
  if (best.other && given.other)
    for (const [what, name] of OTHER)
      facts.push({ by: 'other', what, best: best.other[name], given: given.other[name] });
  if (moves(best.answer) && moves(given.answer)) {
    const [after, instead] = [best.answer, given.answer].map((answer) => afterwards(at, hint.side, answer));
    for (const what of OWN) {
      const [a, b] = [after && count(after, what), instead && count(instead, what)];
      if (typeof a === 'number' && typeof b === 'number') facts.push({ by: 'own', what, best: a, given: b });
    }
  }
  return facts
    .filter((fact) => gain(fact) >= APART)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, MOST);
}

/** Returns the number of throws by which a fact speaks for the best answer. */
function gain({ by, what, best, given }: CountedFact): number {
  return by === 'own' || what === 'break' ? best - given : given - best;
}

const moves = (answer: Answer) => answer.type !== 'go';

/** Returns the position after an answer, with the same player to throw again. */
function afterwards({ trid }: Line, side: Side, answer: Answer): string | null {
  const position = parseTrid(trid);
  return position && thrownNext(trid, stepped(position.board, side, stepsOf(answer)));
}
