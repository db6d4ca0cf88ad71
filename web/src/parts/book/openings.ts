import { openings as FILE } from 'virtual:book';
import { once } from '../../wire/connection/once';
import { request } from '../../wire/connection/request';
import type { Dice, Step } from '../../wire/described/messages';

/** An answer to a roll: its value, its distance from the best, its standard error; in thousandths of a hole. */
export interface OpeningAnswer {
  steps: Step[];
  worth: number;
  behind: number;
  error: number;
}

/** The possible throws at some moment, and the answers to each, the best first. */
export type Rolls = ReadonlyMap<string, OpeningAnswer[]>;

/** The opening book: the first rolls, and what may follow each answer to them. */
export class Openings {
  constructor(private readonly lines: ReadonlyMap<string, Rolls>) {}

  /** Returns the throws after this one; empty if the book has nothing more. */
  after(first: { roll: string; answer: OpeningAnswer } | null): Rolls {
    return (
      this.lines.get(first ? `${first.roll} ${written(first.answer.steps)} ` : '') ?? new Map<string, OpeningAnswer[]>()
    );
  }
}

/** Returns the dice of a roll's name in the book, the larger number first. */
export function diceOf(roll: string): Dice {
  return [Number(roll[0]), Number(roll[1])];
}

/** Reads a file of the book, whose lines are `ROLL = ANSWERS` or `ROLL ANSWER ROLL = ANSWERS`. */
export function parseOpenings(text: string): Openings {
  const lines = new Map<string, Map<string, OpeningAnswer[]>>();
  for (const line of text.split('\n')) {
    const [, before, roll, answers] = /^(.*? ?)(\d\d) = (.+)$/.exec(line) ?? [];
    if (before === undefined || !roll || !answers) continue;
    if (!lines.has(before)) lines.set(before, new Map());
    lines.get(before)!.set(roll, answersOf(answers));
  }
  return new Openings(lines);
}

function answersOf(text: string): OpeningAnswer[] {
  const all = text.split(' | ').map((one) => {
    const [play = '', worth = '', behind = '', error = ''] = one.split(', ');
    const steps = play.split(' ').map((step): Step => {
      const [from = 0, to = 0] = step.split('/').map(Number);
      return [from, to];
    });
    return { steps, worth: Number(worth), behind: Number(behind), error: Number(error) };
  });
  return all.sort((a, b) => a.behind - b.behind);
}

function written(steps: readonly Step[]): string {
  return steps.map((step) => step.join('/')).join(' ');
}

/** Returns the opening book of the program, fetched on first use, and again after a failure. */
export const openings = once(read);

async function read(): Promise<Openings> {
  const answer = await request(FILE);
  if (!answer.ok) throw new Error(`no openings: ${String(answer.status)}`);
  return parseOpenings(await answer.text());
}
