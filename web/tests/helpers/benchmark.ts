import { readFileSync } from 'node:fs';
import { stepsOf } from '../../src/features/trainer/answers';
import { asWhite } from '../../src/wire/drills/parse';
import { moved, parseTrid, type Board } from '../../src/wire/messages/trid';

/** An answer of the benchmark: its worth, in thousandths of a tour, and the men it leaves. */
export interface JudgedAnswer {
  /** The play, or `go`. */
  text: string;
  worth: number;
  board: Board;
}

/** A position of the benchmark, White to answer, and its answers, the best first. */
export interface JudgedPosition {
  trid: string;
  answers: JudgedAnswer[];
}

/** An answer as a line of the benchmark has it. */
export interface ValuedAnswer {
  /** The play, or `go`. */
  text: string;
  /** In thousandths of a tour. */
  worth: number;
  /** Trials measured it; else it was only looked at. */
  tried: boolean;
}

/** Reads the lines of a file of the benchmark. */
export function problemsOf(name: string): { trid: string; answers: ValuedAnswer[] }[] {
  return readFileSync(new URL(`../../../data/benchmark/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('TRID='))
    .map((line) => {
      const [trid, ...answers] = line.split(' | ');
      return { trid: trid!, answers: answers.map(valued) };
    });
}

/** Reads `1/7 5/8 = 10.65 19.29 8.06`, played out in two halves, or `4/8 1/7 ~ -9.1`, looked at. */
function valued(answer: string): ValuedAnswer {
  const [, text, sign, numbers] = /^(.+) ([=~]) (.+)$/.exec(answer)!;
  const [one, other = one] = numbers!.split(' ').map(Number);
  return { text: text!, worth: (one! + other!) / 2, tried: sign === '=' };
}

/** Returns the positions of a file of the benchmark, seen by White, with the men after each answer. */
export function benchmark(file: 'plays' | 'decisions' | 'openings' | 'returns'): JudgedPosition[] {
  return problemsOf(file).map(({ trid, answers }) => {
    const white = `TRID=${asWhite(trid.slice('TRID='.length))}`;
    const { board } = parseTrid(white)!;
    const judged = answers.map(({ text, worth }) => ({ text, worth, board: afterAnswer(board, text) }));
    return { trid: white, answers: judged.toSorted((a, b) => b.worth - a.worth) };
  });
}

/** Returns how often White, who is asked, has thrown. */
export function thrown({ trid }: JudgedPosition): number {
  return Number(trid.split(':')[8]!.split('.')[0]);
}

function afterAnswer(board: Board, text: string): Board {
  const steps = text === 'go' ? [] : stepsOf(text);
  return steps.reduce((now, [from, to]) => moved(now, 'white', from, to), board);
}

/** The best answer of a position and one clearly worse, by 20 to 250 thousandths of a tour. */
export interface Pair {
  best: JudgedAnswer;
  worse: JudgedAnswer;
}

export function pairsOf(positions: JudgedPosition[]): Pair[] {
  return positions
    .flatMap(({ answers: [best, ...others] }) => others.map((worse) => ({ best: best!, worse })))
    .filter(({ best, worse }) => best.worth - worse.worth >= 20 && best.worth - worse.worth <= 250);
}

/** Of the pairs that differ in a count, returns the share, of 1, in which the best answer has more of it. */
export function inFavour(pairs: Pair[], count: (answer: JudgedAnswer) => number): { share: number; of: number } {
  const some = pairs.map(({ best, worse }) => count(best) - count(worse)).filter((more) => more !== 0);
  return { share: some.filter((more) => more > 0).length / some.length, of: some.length };
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** Returns the number of men that stand alone on these flèches after an answer. */
export const alone = (first: number, last: number) => (answer: JudgedAnswer) =>
  from(first, last).filter((at) => answer.board.men[at] === 1).length;

/** Returns the number of cases on these flèches after an answer. */
export const cases = (first: number, last: number) => (answer: JudgedAnswer) =>
  from(first, last).filter((at) => answer.board.men[at]! >= 2).length;
