import type { Hint, Outlook } from '../../wire/messages/analysis';
import { NEARLY_EQUAL } from '../../parts/reason/reasons';
import { thrownNext, parseTrid } from '../../wire/messages/trid';
import { absolute, COIN, OFF } from '../../wire/messages/fleches';
import type { AnswerReason, Chance, Dice, Play, Refusal, Step } from '../../wire/described/messages';
import { waysOf } from './pairs';
import type { RuledRoll, Referee } from './referee';
import type { Paper } from './situation';

/** The number of the rule by which the answer is no, for questions that do not ask for yes or no. */
export const NOTHING = { nothing: 'P1', other: 'P2', fills: 'P5', keeps: 'P6', coin: 'M6', played: 'M4' } as const;

/** The lead of one answer over another, in words: a search of one roll is not more exact. */
export type Margin = 'little' | 'some' | 'much';
/** The least leads, in holes. */
const MARGINS = { some: 0.3, much: 1.5 };

/** One reason of an answer, besides the gains of the roll. */
export type Because =
  /** A place where a man may stop or not, by one number, by the sum, or by puissance on the corner. */
  | { kind: 'end'; number: number | 'sum' | 'puissance'; to: number; refusal: Refusal | null }
  /** The throws that do the thing asked for. */
  | { kind: 'throws'; rolls: Dice[] }
  /** A man that the opponent's throws hit, and how many of the 36 do. */
  | { kind: 'man'; at: number; throws: number }
  /** A play that does it. */
  | { kind: 'play'; steps: Step[]; rule: string }
  /** The better of two plays, and by how much. */
  | { kind: 'better'; steps: Step[]; by: Margin }
  /** No throw or play does it. */
  | { kind: 'nothing'; of: keyof typeof NOTHING; rule: string }
  /** The effect of a number as men leave the board: takes one off, exactly or as the farthest, or is played inside. */
  | { kind: 'number'; number: number; from: number; to: number; how: 'exact' | 'exceeding' | 'inside'; rule: string }
  /** A number that cannot be played. */
  | { kind: 'stuck'; rule: string }
  /** The better choice of going and holding, its lead, and the points that holding keeps. */
  | { kind: 'decision'; go: boolean; by: Margin; left: number }
  /** Why it is better to go, or to hold. */
  | { kind: 'reasons'; reasons: AnswerReason[]; better: 'go' | 'hold' | null; close: boolean; plays?: ComparedPlays }
  /** The payment of a round. */
  | { kind: 'paid'; won: number; lost: number; times: number; pays: number };

/** Two plays that were compared: the better and the worse. */
interface ComparedPlays {
  best: Step[];
  given: Step[];
}

const CHANCES: Record<string, Chance | undefined> = {
  hitting: 'hit',
  filling: 'fill',
  keeping: 'keep',
  taking: 'coin',
};
/** The numbers of a roll. */
const BOTH = 2;
/** The holes of a run that count double, and four times; the consolation of a marqué. */
const RUNS = { double: 6, four: 12, consolation: 2 };

interface AnsweredQuestion {
  ask: { question: string; trid: string; from?: number; paper?: Paper; plays?: Step[][] };
  right: number[];
  judged: RuledRoll | null;
  ahead: Hint | Outlook | null;
}

/** Returns the reasons for the answer that the gains of the roll do not show. */
export function becauseOf(referee: Referee, { ask, right, judged, ahead }: AnsweredQuestion): Because[] {
  const { question, paper } = ask;
  const chance = CHANCES[question];
  if (chance) return [{ kind: 'throws', rolls: referee.throws(ask.trid, chance) }];
  if (question === 'exposed') return ahead?.say === 'outlook' ? exposedBecause(referee, ask.trid, ahead) : [];
  if (question === 'paid') return paper?.round ? [paidBecause(paper.round, Math.abs(referee.paid(paper) ?? 0))] : [];
  if (!judged) return [];
  if (question === 'ends') return endsBecause(referee, judged, ask.from ?? 0, right);
  if (question === 'decide') return ahead?.say === 'hint' ? decisionBecause(judged, ahead) : [];
  if (question === 'better') return ahead?.say === 'hint' ? betterBecause(ask.plays ?? [], right, ahead) : [];
  if (question === 'coin') return coinBecause(judged);
  if (question === 'leave') return leaveBecause(judged, right[0] ?? 0);
  return nothingBecause(question, judged, right);
}

function endsBecause(referee: Referee, judged: RuledRoll, from: number, right: number[]): Because[] {
  const [one, two] = judged.dice;
  const numbers = [...new Set([one, two])].map((number) => ({ number, to: from + number }));
  const tries = [...numbers, { number: 'sum' as const, to: from + one + two }].filter(({ to }) => to < OFF);
  const steps = tries.map(({ to }): Step => [from, to]);
  const refusals = referee.refused(judged, steps);
  const tried = tries.map((end, i): Because => ({
    kind: 'end',
    ...end,
    refusal: right.includes(end.to) ? null : refusals[i]!,
  }));
  const corner = right.includes(COIN) && !tries.some(({ to }) => to === COIN);
  return corner ? [...tried, { kind: 'end', number: 'puissance', to: COIN, refusal: null }] : tried;
}

/** Returns the steps of both men of a play that takes the corner. */
function coinBecause({ plays }: RuledRoll): Because[] {
  const taking = plays.filter((play) => play.length === 2 && play.every(([from, to]) => to === COIN && from < COIN));
  const play = taking.find((steps) => steps.every(([, , number]) => number !== 0)) ?? taking[0];
  if (!play) return [{ kind: 'nothing', of: 'coin', rule: NOTHING.coin }];
  return [{ kind: 'play', steps: play.map(([from, to]): Step => [from, to]), rule: NOTHING.coin }];
}

function leaveBecause({ plays }: RuledRoll, most: number): Because[] {
  const play = plays.find((steps) => steps.filter(([, to]) => to === OFF).length === most);
  if (!play) return [];
  const shown: Because = { kind: 'play', steps: play.map(([from, to]): Step => [from, to]), rule: 'M8' };
  return [shown, ...play.map(numberBecause), ...(play.length < BOTH ? [{ kind: 'stuck', rule: 'M4' } as const] : [])];
}

/** Returns the effect of one number of a play: exact from as many flèches before the rail, exceeding from fewer. */
function numberBecause([from, to, number]: Play[number]): Because {
  const distance = OFF - from;
  const how = to < OFF ? 'inside' : number === distance ? 'exact' : 'exceeding';
  return { kind: 'number', number, from, to, how, rule: 'M8' };
}

function decisionBecause({ line }: RuledRoll, { ways }: Hint): Because[] {
  const go = ways.find(({ answer }) => answer.type === 'go');
  const hold = ways.find(({ answer }) => answer.type !== 'go');
  if (!go || !hold) return [];
  const gain = Math.abs(go.holes - hold.holes);
  const by = marginOf(gain);
  const better = go.holes > hold.holes ? 'go' : 'hold';
  const worth: Because = { kind: 'decision', go: better === 'go', by, left: line.score.white.points };
  const close = Math.abs(go.lost.mille - hold.lost.mille) < NEARLY_EQUAL;
  return [worth, { kind: 'reasons', reasons: (better === 'go' ? go : hold).reasons ?? [], better, close }];
}

function marginOf(gain: number): Margin {
  return gain < MARGINS.some ? 'little' : gain < MARGINS.much ? 'some' : 'much';
}

/** Returns why one of two plays is better: what the reasons of the search say of the other. */
function betterBecause(plays: Step[][], [right = 0]: number[], hint: Hint): Because[] {
  const [best, given] = [plays[right], plays[1 - right]];
  const [, worse] = best && given ? waysOf(hint, [best, given]) : [];
  if (!best || !given || !worse) return [];
  const reasons = worse.reasons ?? [];
  return [
    { kind: 'better', steps: best, by: marginOf(worse.lost.holes) },
    { kind: 'reasons', reasons, better: null, close: false, plays: { best, given } },
  ];
}

/** Returns the throws that hit White's men if Black throws now, and how many hit each man. */
function exposedBecause(referee: Referee, trid: string, { theirs }: Outlook): Because[] {
  const rolls = referee.throws(thrownNext(trid, parseTrid(trid)!.board, 'black'), 'hit');
  const men = Object.entries(theirs.true_on).map(([at, throws]) => ({ at: absolute('black', Number(at)), throws }));
  const told = men.sort((a, b) => b.throws - a.throws).map((man): Because => ({ kind: 'man', ...man }));
  return [{ kind: 'throws', rolls }, ...told];
}

function paidBecause({ won, lost, run }: { won: number; lost: number; run: boolean }, pays: number): Because {
  const times = !run || won < RUNS.double ? 1 : won < RUNS.four ? 2 : 4;
  return { kind: 'paid', won, lost, times, pays };
}

function nothingBecause(question: string, { line }: RuledRoll, right: number[]): Because[] {
  const mine = line.events.filter(({ side }) => side === 'white');
  const theirs = line.events.filter(({ side }) => side === 'black');
  const none = (of: keyof typeof NOTHING): Because[] => [{ kind: 'nothing', of, rule: NOTHING[of] }];
  if (question === 'fills' || question === 'keeps') return right[0] === 1 ? none(question) : [];
  if (question === 'other') return theirs.length === 0 ? none('other') : [];
  if (question === 'unplayed') return theirs.some(({ jan }) => jan === 'helpless') ? [] : none('played');
  const counted = question === 'points' || question === 'holes' || question === 'stands' || question === 'school';
  return counted && mine.length === 0 ? none('nothing') : [];
}
