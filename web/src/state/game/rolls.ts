import { isMatch, roundOf, type Round } from './account';
import type {
  Account,
  Dice,
  Game,
  JanEvent,
  Justification,
  Line,
  Mark,
  Side,
  Step,
} from '../../wire/described/messages';
import { SIDES, other } from '../../wire/messages/fleches';
import { boards } from './plays';
import { standing } from './standing';
import { begun, diceOf, rollOf, type View } from './view';

/** One roll of the game with its consequences so far. */
export interface Roll {
  line: number;
  number: number;
  side: Side;
  dice: Dice;
  events: JanEvent[];
  marks: Mark[];
  steps: Step[] | null;
  /** The rules that bind every play; the remarks about this play; the number of boards that the legal plays lead to. */
  bound: Justification[];
  reasons: Justification[];
  legal: number;
  held: 'hold' | 'go' | 'suspend' | null;
  /** The game set aside on this roll. */
  suspended: Game | null;
  releve: Line['releve'];
  /** The event that ended the roll, once it has been shown; only after a play does the opponent mark. */
  ended: 'play' | 'go' | 'over' | null;
  /** The tour, marqué or meeting it was thrown in, where there are several. */
  round: Round | null;
}

/** Returns every roll up to a view. */
export function rolls(lines: Line[], view: View): Roll[] {
  const found: Roll[] = [];
  let account: Account | null = null;
  let before: Line | null = null;
  let thrown = 0;
  for (const line of standing(lines.slice(0, view.line))) {
    const roll = begun(line);
    account ??= line.account ?? null;
    if (diceOf(line)) thrown += 1;
    const takenUp = roll !== null && line.do.type === 'play';
    if (takenUp) followAll(found.at(-1), line, line.n === view.line ? view.marks : line.marks.length, before);
    if (roll) found.push(begin(line, roll, thrown, isMatch(account) ? roundOf(account) : null));
    account = line.account ?? account;
    if (!takenUp) followAll(found.at(-1), line, line.n === view.line ? view.marks : line.marks.length, before);
    before = line;
  }
  return found;
}

/** Returns the whole of one roll, also the part that has not been shown yet. */
export function rollAt(lines: Line[], n: number): Roll | null {
  const next = lines.findIndex((line) => line.n > n && begun(line));
  const end = next < 0 ? lines.length : lines[next]!.do.type === 'play' ? next + 1 : next;
  const whole = { line: end, marks: lines[end - 1]?.marks.length ?? 0 } as View;
  return rolls(lines, whole).find((roll) => roll.line === rollOf(lines, n)) ?? null;
}

/** Returns whether a line only sets up a position whose dice were thrown and marked elsewhere. */
export function isGiven(line: Line | undefined): boolean {
  return line?.do.type === 'lead' && line.do.throws.length === 0 && diceOf(line) !== null;
}

/** Returns the sides that the events of a roll belong to, the roller's first. */
export function eventSides(roll: Roll): Side[] {
  return [roll.side, other(roll.side)];
}

/** Returns the gains of both sides in a roll, the roller's first. */
export function gainsOf(roll: Roll) {
  return eventSides(roll).map((side) => ({ side, ...gain(roll, side) }));
}

/** Returns the points and holes that one side gained in a roll. */
export function gain(roll: Roll, side: Side): { points: number; holes: number } {
  const mine = roll.marks.filter((mark) => mark.side === side);
  return {
    points: mine.reduce((sum, mark) => sum + mark.points, 0),
    holes: mine.reduce((sum, mark) => sum + mark.holes, 0),
  };
}

/** Applies a line to the roll in hand. */
function followAll(roll: Roll | undefined, line: Line, marks: number, before: Line | null): void {
  if (!roll) return;
  follow(roll, line, marks);
  roll.marks.push(...movedMarks(line, before));
}

function begin(line: Line, { side, dice }: { side: Side; dice: Dice }, number: number, round: Round | null): Roll {
  return {
    line: line.n,
    number,
    dice,
    round,
    side,
    events: line.events,
    marks: [],
    steps: null,
    bound: [],
    reasons: [],
    legal: 0,
    held: null,
    suspended: null,
    releve: null,
    ended: null,
  };
}

function follow(roll: Roll, line: Line, marks: number): void {
  roll.marks.push(...line.marks.slice(0, marks));
  if (line.turn.plays && line.turn.side === roll.side) {
    roll.bound = line.turn.bound ?? [];
    roll.legal = boards(line.turn.plays);
  }
  if (line.do.type === 'play') {
    roll.steps = line.do.steps;
    roll.reasons = line.reasons ?? [];
  }
  if (line.do.type === 'hold' || line.do.type === 'go' || line.do.type === 'suspend') roll.held = line.do.type;
  // Their hole has been taken back (R16): they play.
  if (line.stays) roll.held = null;
  if (line.do.type === 'suspend') roll.suspended = line.do.game;
  roll.releve = line.releve ?? roll.releve;
  roll.ended = ending(line);
}

/** Returns marks made by hand as marks: the total that a line moved for each side. */
function movedMarks({ moved, score }: Line, before: Line | null): Mark[] {
  return SIDES.filter((side) => moved?.some((one) => one.side === side)).map((side) => ({
    side,
    had: before?.score[side].points ?? 0,
    points: moved!.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0),
    holes: score[side].holes - (before?.score[side].holes ?? 0),
    bredouille: false,
    rest: score[side].points,
  }));
}

function ending(line: Line): Roll['ended'] {
  const { type } = line.do;
  if (type === 'play' || type === 'go') return type;
  return line.over || line.round_ended ? 'over' : null;
}
