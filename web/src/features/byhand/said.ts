import { standing } from '../../state/game/standing';
import { begun } from '../../state/game/view';
import { other } from '../../wire/messages/fleches';
import type { Dice, Jan, Line, Missed, Moved, Side } from '../../wire/described/messages';
import { parseTrid } from '../../wire/messages/trid';
import { givesText, isPlainAct } from '../../words/acts';
import type { Messages } from '../../words/language.svelte';
import { placeName, whoAt, type Facing } from '../../words/names';
import type { Namer } from '../../words/naming';
import type ByHandText from '../../words/texts/byhand';
import { remedyText } from './remedies';
import type { Marked } from './worth';

/** A sentence about an action or announcement on marks and men. */
interface MarkSentence {
  line: number;
  side: Side;
  text: string;
  rule: string;
  /** The wrong mark that the sentence is about. */
  missed?: Missed;
  /** The mark whose right value is now known. */
  mark?: Marked;
  /** The jans to show of it: those that its owner has named. */
  only?: Jan[];
}

/** The material for sentences: the texts of these tables and of all, the players, and the names of the flèches. */
export interface Speech {
  w: ByHandText;
  t: Messages;
  info: Facing | null;
  name: Namer;
}

/** A roll with all sentences since. */
export interface SaidRoll {
  line: number;
  side: Side;
  dice: Dice;
  sayings: MarkSentence[];
}

/** Returns the sentences on the last two rolls, which may still be disputed; the latest last. */
export function lately(speech: Speech, lines: Line[]): SaidRoll[] {
  const all: SaidRoll[] = [];
  const kept = standing(lines);
  kept.forEach((line, i) => {
    const roll = begun(line);
    const before = kept[i - 1];
    const sayings = sayingsOf(speech, line, before);
    // The line of the throw tells the wrong marks of an earlier roll.
    if (roll) all.push({ line: line.n, ...roll, sayings });
    else all.at(-1)?.sayings.push(...sayings);
  });
  return all.slice(-2);
}

/** Returns the lines to the end of the roll that a line belongs to: until dice are thrown again. */
export function through(lines: Line[], line: number): Line[] {
  const next = lines.findIndex((one, i) => i >= line && begun(one) !== null);
  return next < 0 ? lines : lines.slice(0, next);
}

/** Returns the result of counting again. */
function ruledText(w: ByHandText, { claimed, right }: { claimed: number; right: number }): string {
  return right === claimed ? w.answer.confirmed(claimed) : w.answer.ruling(claimed, right);
}

/** Returns the sentences on a line, in the order in which they are said. */
export function sayingsOf(speech: Speech, line: Line, before: Line | undefined): MarkSentence[] {
  const done = doing(speech, line, before);
  const row = (text: string, rule: string, side = line.side): MarkSentence => ({ line: line.n, side, text, rule });
  return [
    ...(done ? [{ ...row(done, ruleOf(line)), ...pointedAt(line, before) }] : []),
    ...(line.moved ?? []).filter(isTaken).map((one) => row(takenText(speech, one), one.rule, one.side)),
    ...(line.ruling ? [{ ...row(ruledText(speech.w, line.ruling), 'R12'), mark: ruledOn(line, before) }] : []),
    ...(line.missed ?? []).filter(isWrong).map((one) => ({
      ...row(missedText(speech, one), 'R18', one.side),
      missed: one,
      mark: one.for === 'play' ? undefined : one,
    })),
  ];
}

/** Returns the jans that a player points at on the board to give a reason (R17). */
function pointedAt({ do: done, side, turn }: Line, before: Line | undefined): Pick<MarkSentence, 'mark' | 'only'> {
  if (done.type !== 'reason' || !done.jans) return {};
  const mark = (before?.turn.marks ?? turn.marks)?.find(
    (one) => one.side === side && one.for === (done.for ?? one.for),
  );
  return mark ? { mark, only: done.jans } : {};
}

/** Returns the mark that a ruling is about: the opponent's, for that part. */
function ruledOn({ ruling, side }: Line, before: Line | undefined): Marked | undefined {
  return before?.turn.marks?.find((mark) => mark.side !== side && mark.for === ruling?.for);
}

/** Returns whether the mark was wrong and not claimed. */
export function isWrong({ for: what, points = 0 }: Missed): boolean {
  return what === 'play' || points !== 0;
}

/** Returns whether anybody has marked anything. */
export function hasMarks(lines: Line[]): boolean {
  return lines.some(({ do: done }) => done.type === 'mark');
}

/** Returns who forgot or marked too much, and how much. */
export function missedText({ w, t, info }: Speech, { side, for: what, points = 0 }: Missed): string {
  const who = whoAt(t, info, side);
  if (what === 'play') return w.missed.play(who);
  return points > 0 ? w.missed.less(who, points) : w.missed.more(who, -points);
}

const isTaken = ({ points }: Moved) => points < 0;

function takenText({ w, t, info }: Speech, { side, points }: Moved): string {
  return w.done.back(whoAt(t, info, side), -points);
}

const RULES: Partial<Record<Line['do']['type'], string>> = {
  mark: 'R6',
  school: 'R8',
  rectify: 'R10',
  whole: 'R10',
  false_school: 'R11',
  augment: 'R12',
  reason: 'R17',
  touch: 'R20',
  adoube: 'R20',
  remedies: 'R21',
  remedy: 'R21',
  invite: 'R5',
  roll: 'R30',
};

function ruleOf({ do: done, moved }: Line): string {
  return moved?.[0]?.rule ?? RULES[done.type] ?? 'R16';
}

function doing({ w, t, info, name }: Speech, line: Line, before: Line | undefined): string {
  const { do: done, side, turn } = line;
  const who = whoAt(t, info, side);
  switch (done.type) {
    case 'mark':
      return done.points === 0 && !done.holes && !line.moved?.length
        ? w.done.nothing(who)
        : w.done.mark(who, done.points, holesWon(line, before));
    case 'school':
      return w.done.school(who, done.points);
    case 'false_school':
      return w.done.false_school(who, done.points ?? 0);
    case 'roll':
      return turn.early ? w.done.early(who) : '';
    case 'touch':
      return w.done.touch(who, placeName(t, name, side, done.from));
    case 'go':
      return turn.to === 'go' ? w.done.going(who) : '';
    case 'reason':
      return done.jans ? givesText(t, w, who, done.jans) : w.done.reason(who);
    case 'remedy':
      return w.done.remedy(who, demanded({ w, t, info, name }, line, before));
    default:
      return isPlainAct(done.type) ? w.done[done.type](who) : '';
  }
}

/** Returns the demand of a remedy: one of those that the line before it lists. */
function demanded({ w, t, name }: Speech, { do: done, side }: Line, before: Line | undefined): string {
  const chosen = done.type === 'remedy' ? before?.remedies?.find(({ n }) => n === done.n) : undefined;
  const board = parseTrid(before?.trid ?? '')?.board;
  return chosen && board ? remedyText(w, t, name, { player: other(side), board }, chosen) : '';
}

/** Returns the holes that a mark made, as the board has them. */
function holesWon({ side, score }: Line, before: Line | undefined): number {
  return Math.max(0, score[side].holes - (before?.score[side].holes ?? score[side].holes));
}

/** Returns the points that a side has gained since a roll, as the board has them; negative if it lost them. */
export function sumSince(lines: Line[], roll: number, side: Side): number {
  const moved = standing(lines)
    .filter(({ n }) => n >= roll)
    .flatMap((line) => line.moved ?? []);
  return moved.filter((one) => one.side === side).reduce((sum, { points }) => sum + points, 0);
}
