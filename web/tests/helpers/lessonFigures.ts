import { expect, it } from 'vitest';
import { DeviceDealer } from '../../src/features/course/deals';
import { nearBest } from '../../src/features/course/goals';
import { asking, lookedAhead, type PosedQuestion } from '../../src/features/course/questions';
import type { CourseLesson, LessonStep } from '../../src/features/course/script';
import type { Step } from '../../src/wire/described/messages';
import { parseTrid, type Board } from '../../src/wire/messages/trid';
import { benchmark, inFavour, type JudgedAnswer, type Pair } from './benchmark';
import { referee } from './referee';

/** Returns the share of 100 of these pairs in which the best play has more of it. */
export const percent = (count: (answer: JudgedAnswer) => number, pairs: Pair[]) =>
  Math.round(100 * inFavour(pairs, count).share);

/** Returns the part of these that pass, out of 100. */
export function share<T>(all: readonly T[], passes: (one: T) => boolean): number {
  return Math.round((100 * all.filter(passes).length) / all.length);
}

/** Returns the figures that a step shows. */
export const sharesOf = (step: LessonStep | undefined) => (step?.kind === 'show' ? step.shares : undefined);

export const fewer = (count: (answer: JudgedAnswer) => number) => (answer: JudgedAnswer) => -count(answer);

/** The least difference of a clear decision, in thousandths of a tour. */
const CLEAR = 20;

/** Returns the clear decisions of the benchmark: the board after the best hold, and whether holding is better. */
export function clearDecisions(): { board: Board; holds: boolean }[] {
  return benchmark('decisions').flatMap(({ answers }) => {
    const go = answers.find(({ text }) => text === 'go');
    const best = answers.find(({ text }) => text !== 'go');
    const clear = go && best && Math.abs(best.worth - go.worth) >= CLEAR;
    return clear ? [{ board: best.board, holds: best.worth > go.worth }] : [];
  });
}

const CASE = 2;
/** The first flèches of the jans that can be filled. */
const JANS = { petit: 1, grand: 7, retour: 19 } as const;
type FillableJan = keyof typeof JANS;

/** Returns the flèches of a jan. */
export const flechesOf = (jan: FillableJan) => Array.from({ length: 6 }, (_, i) => JANS[jan] + i);
/** Returns the number of White's men on a flèche. */
export const menOn = ({ men }: Board, at: number) => Math.max(0, men[at]!);
/** Returns the number of men that a jan lacks. */
export const missing = (board: Board, jan: FillableJan) =>
  flechesOf(jan).reduce((sum, at) => sum + Math.max(0, CASE - menOn(board, at)), 0);
/** Returns minus the number of men that a jan lacks after an answer. */
export const nearer = (jan: FillableJan) => (answer: JudgedAnswer) => -missing(answer.board, jan);

/** Returns the question of a step with its answer. */
export async function askedAt(step: LessonStep | undefined): Promise<PosedQuestion> {
  if (step?.kind !== 'ask') throw new Error('a question is wanted');
  return asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
}

/** What the texts of a lesson say of its steps, by their names: a play, the better of two, a decision, or a number. */
export interface SaidAnswers {
  plays?: Record<string, string>;
  better?: Record<string, string>;
  decisions?: Record<string, 'hold' | 'go'>;
  numbers?: Record<string, number>;
}

/** Tests that the engine and the rules answer the steps of a lesson as its texts say. */
export function itAnswers(
  { script }: CourseLesson,
  { plays = {}, better = {}, decisions = {}, numbers = {} }: SaidAnswers,
) {
  const playOf = (steps: readonly Step[]) => steps.map((one) => one.join('/')).join(' ');

  const searched = Object.entries(script).filter(
    ([, step]) => step.kind === 'ask' && ['better', 'decide'].includes(step.question),
  );
  it('explains its comparisons by the reasons of the engine, and none of them is close', async () => {
    expect(searched.map(([name]) => name).sort()).toEqual([...Object.keys(better), ...Object.keys(decisions)].sort());
    for (const [name, step] of searched) {
      const { because } = await askedAt(step);
      expect(because, name).toContainEqual(expect.objectContaining({ kind: 'reasons', close: false }));
    }
  });

  it.each(Object.entries(plays))('%s takes %s alone', (name, play) => {
    const step = script[name];
    if (step?.kind !== 'play') throw new Error('a play is wanted');
    const hint = referee.hint(referee.judge(step).line.trid);
    const steps = play.split(' ').map((one) => one.split('/').map(Number) as Step);
    expect(nearBest(hint, { steps })).toBe('best');
    expect(hint.ways.filter(({ lost }) => lost.mille < 5)).toHaveLength(1);
  });

  it.each(Object.entries(better))('%s: the better is %s', async (name, play) => {
    const { plays: two, right } = await askedAt(script[name]);
    expect(playOf(two[right[0]!]!)).toBe(play);
  });

  it.each(Object.entries(decisions))('%s: %s', async (name, choice) => {
    const { choices, right } = await askedAt(script[name]);
    expect(choices[right[0]!]).toBe(choice);
  });

  it.each(Object.entries(numbers))('%s is %i', async (name, number) => {
    expect((await askedAt(script[name])).right).toEqual([number]);
  });
}

/** Returns the position of a step. */
export function tridAt({ script }: CourseLesson, name: string): string {
  const step = script[name];
  if (!step || !('trid' in step)) throw new Error(`a position is wanted at ${name}`);
  return step.trid;
}

/** Returns White's men at a step, by their flèches. */
export const boardAt = (lesson: CourseLesson, name: string): Board => parseTrid(tridAt(lesson, name))!.board;
