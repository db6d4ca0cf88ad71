import { eventSides } from '../../state/game/rolls';
import { stepped } from '../../state/game/view';
import type { Dice, JanEvent, Scores, Side, Step } from '../../wire/described/messages';
import type { Board } from '../../wire/messages/trid';
import type { ModelQuestion } from './script';
import type { ModelTurn } from './turns';

/** What happens at a beat of a roll, one after another. */
type Deed =
  /** A question stops the game. */
  | { kind: 'ask'; question: ModelQuestion }
  | { kind: 'throw' }
  /** One way of an event is counted on the board. */
  | { kind: 'count'; event: JanEvent; way: number; ways: number }
  /** A side moves its jeton and its peg. */
  | { kind: 'mark'; side: Side }
  | { kind: 'decide'; held: 'hold' | 'go' }
  /** A man is counted to where it goes. */
  | { kind: 'move'; step: Step; number: number }
  /** The roll is done: the teacher's words stand beside the board. */
  | { kind: 'rest' };

/** A beat, and the board while it lasts. */
export type Beat = Deed & {
  board: Board;
  score: Scores;
  dice: Dice | null;
  /** The men's ways that are walked, counted by the roller. */
  paths: number[][];
};

/** Returns the beats of a roll, with its question before what it is about. */
export function beatsOf(turn: ModelTurn, question: ModelQuestion | null): Beat[] {
  const { before, marked, end, dice, side } = turn;
  const asked = (of: ModelQuestion['kind'][]): Deed[] =>
    question && of.includes(question.kind) ? [{ kind: 'ask', question }] : [];
  const thrown = { board: before.board, score: before.score, dice, paths: [] };
  const scored = { ...thrown, score: marked.score };
  const steps = turn.steps ?? [];
  const held = turn.held === 'hold' || turn.held === 'go' ? turn.held : null;
  const final = turn.releve || turn.held === 'go' ? end.board : turn.played;
  const moves = steps.map((step, i): Beat => ({
    ...scored,
    kind: 'move',
    step,
    number: step[1] - step[0],
    board: stepped(before.board, side, steps.slice(0, i)),
    paths: [[...step]],
  }));
  const theirs = turn.lines.last.marks.filter((mark) => mark.side !== side);
  return [
    ...asked(['throws']).map((deed): Beat => ({ ...thrown, ...deed, dice: null })),
    { ...thrown, kind: 'throw' },
    ...asked(['points']).map((deed): Beat => ({ ...thrown, ...deed })),
    ...countsOf(turn).map((deed): Beat => ({ ...thrown, ...deed })),
    ...(turn.lines.thrown.marks.length > 0 ? [{ ...scored, kind: 'mark' as const, side }] : []),
    ...asked(['choice']).map((deed): Beat => ({ ...scored, ...deed })),
    ...(held ? [{ ...scored, kind: 'decide' as const, held }] : []),
    ...asked(['play']).map((deed): Beat => ({ ...scored, ...deed })),
    ...moves,
    ...(theirs.length > 0
      ? [{ ...scored, kind: 'mark' as const, side: theirs[0]!.side, board: turn.played, score: end.score }]
      : []),
    { kind: 'rest', board: final, score: end.score, dice, paths: [] },
  ];
}

/** Returns the counts of a roll, way by way: the roller's events first. */
function countsOf(turn: ModelTurn): (Extract<Deed, { kind: 'count' }> & { paths: number[][] })[] {
  return eventSides(turn).flatMap((side) =>
    turn.events
      .filter((event) => event.side === side)
      .flatMap((event) =>
        (event.paths.length > 0 ? event.paths : [[]]).map((way, i, all) => ({
          kind: 'count' as const,
          event,
          way: i,
          ways: all.length,
          paths: way.filter((path) => path.length > 1),
        })),
      ),
  );
}
