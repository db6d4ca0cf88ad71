import type { Dice, Side } from '../../../wire/described/messages';
import { letter, parseDice, parseMen, parsePair, parseSide, split } from '../../../wire/messages/trid';

export const STAGES = ['L', 'R', 'D', 'M'] as const;
export type Stage = (typeof STAGES)[number];
export const PAVILLONS = ['middle', 'white', 'black', 'lost'] as const;
export type Pavillon = (typeof PAVILLONS)[number];

/** The content of a TRID, right or wrong. */
export interface Sketch {
  /** By flèche in White's numbering: above nought White's, below Black's; index 0 is unused. */
  men: number[];
  turn: Side;
  stage: Stage;
  dice: Dice | null;
  points: Record<Side, number>;
  holes: Record<Side, number>;
  bredouille: Side | null;
  pavillon: Pavillon;
  coups: Record<Side, number>;
  /** The agreed rules, as they stand after the fields. */
  keys: string;
}

const LETTER: Record<Pavillon, string> = { middle: '-', white: 'w', black: 'b', lost: 'x' };
const none = { white: 0, black: 0 };

/** The men at the beginning of a tour, and none at all. */
export const EMPTY_MEN: number[] = new Array<number>(25).fill(0);
const START_MEN: number[] = EMPTY_MEN.with(1, 15).with(24, -15);

export const START: Sketch = {
  men: START_MEN,
  turn: 'white',
  stage: 'R',
  dice: null,
  points: none,
  holes: none,
  bredouille: null,
  pavillon: 'middle',
  coups: none,
  keys: '',
};

/** Returns the TRID of a sketch. */
export function printed(s: Sketch): string {
  const dice = s.dice && (s.stage === 'M' || s.stage === 'D') ? s.dice.join('') : '-';
  const pair = (both: Record<Side, number>, between = '-') => `${both.white}${between}${both.black}`;
  const fields = [
    s.men.slice(1).map(letter).join(''),
    s.turn.charAt(0),
    s.stage,
    dice,
    pair(s.points),
    pair(s.holes),
    s.bredouille?.charAt(0) ?? '-',
    LETTER[s.pavillon],
    pair(s.coups, '.'),
  ];
  return `TRID=${fields.join(':')}${s.keys}`;
}

/** Returns the sketch of a TRID; null if the text is not a TRID. A finished game becomes a position before a throw. */
export function written(trid: string): Sketch | null {
  const { fields, keys } = split(trid);
  const [letters, turn, stage, dice, points, holes, bredouille, pavillon, coups] = fields;
  const men = parseMen(letters);
  const score = parsePair(points);
  const pegs = parsePair(holes);
  const rolls = parsePair(coups, '.') ?? shared(Number(coups ?? ''));
  if (!men || !score || !pegs || !rolls) return null;
  const written = keys.filter((key) => !/^(winner|by|marker|marking)=/.test(key)).map((key) => `;${key}`);
  return {
    men,
    turn: parseSide(turn) ?? 'white',
    stage: STAGES.find((one) => one === stage) ?? 'R',
    dice: parseDice(dice),
    points: score,
    holes: pegs,
    bredouille: parseSide(bredouille),
    coups: rolls,
    keys: written.join(''),
    pavillon: PAVILLONS.find((one) => LETTER[one] === pavillon) ?? 'middle',
  };
}

/** Returns a total of rolls, split between the players as in a TRID. */
function shared(n: number): Record<Side, number> | null {
  return Number.isInteger(n) ? { white: Math.ceil(n / 2), black: Math.floor(n / 2) } : null;
}
