import type { Done, GameInfo, Line, Scores } from '../../src/wire/described/messages';

const START = `TRID=O${'-'.repeat(22)}o:w:R:-:0-0:0-0:-:-:0.0`;

export const scores = (white: [number, number], black: [number, number]): Scores => ({
  white: { points: white[0], holes: white[1], bredouille: false, jetons: 1, pavillon: false },
  black: { points: black[0], holes: black[1], bredouille: false, jetons: 1, pavillon: false },
});

/** A line with nothing in it but what is given. */
export function line(n: number, done: Done, more: Partial<Line> = {}): Line {
  return {
    say: 'line',
    n,
    side: 'white',
    do: done,
    events: [],
    marks: [],
    releve: null,
    over: null,
    score: scores([0, 0], [0, 0]),
    trid: START,
    turn: { side: 'white', stage: 'roll' },
    ...more,
  };
}

export const info: GameInfo = {
  say: 'game',
  game: 'g',
  format: 'tour',
  rules: 'lois',
  options: {},
  white: { name: 'Anne', kind: 'human' },
  black: { name: 'Commis', kind: 'bot', bot: 'commis' },
  you: [0],
  commit: 'ab',
  start: START,
  lines: 0,
};

const afterPlay = `TRID=M-A-A${'-'.repeat(18)}o:b:R:-:8-2:5-0:-:-:1.0`;

/** A roll that makes a hole, is held, is played, and pays the other too. */
export const hole: Line[] = [
  line(
    1,
    {
      type: 'lead',
      throws: [
        [3, 3],
        [5, 2],
      ],
      first: 'white',
    },
    { score: scores([8, 4], [4, 0]) },
  ),
  line(
    2,
    { type: 'roll', dice: [4, 2] },
    {
      events: [
        {
          jan: 'hit_true_outer',
          rule: 'P1',
          side: 'white',
          ways: 2,
          points: 4,
          at: [15],
          paths: [[[11, 15]], [[9, 13, 15]]],
        },
        { jan: 'hit_true_home', rule: 'P1', side: 'white', ways: 1, points: 4, at: [20], paths: [[[16, 20]]] },
        { jan: 'hit_false_outer', rule: 'P2', side: 'black', ways: 1, points: 2, at: [17], paths: [[[11, 17]]] },
      ],
      marks: [{ side: 'white', had: 8, points: 8, holes: 2, bredouille: true, rest: 4 }],
      score: scores([4, 6], [0, 0]),
      turn: { side: 'white', stage: 'decide', dice: [4, 2], plays: [] },
    },
  ),
  line(
    3,
    { type: 'hold' },
    { score: scores([4, 6], [0, 0]), turn: { side: 'white', stage: 'move', dice: [4, 2], plays: [] } },
  ),
  line(
    4,
    {
      type: 'play',
      steps: [
        [1, 5],
        [1, 3],
      ],
    },
    {
      marks: [{ side: 'black', had: 0, points: 2, holes: 0, bredouille: false, rest: 2 }],
      score: scores([4, 6], [2, 0]),
      trid: afterPlay,
      turn: { side: 'black', stage: 'roll' },
    },
  ),
];
