import type { Dice, Side } from '../described/messages';
import type { Absolute } from './fleches';

/** Men by flèche in White's numbering: positive White's, negative Black's; index 0 is unused. */
export interface Board {
  men: number[];
  off: Record<Side, number>;
}

export interface Position {
  board: Board;
  turn: Side;
  stage: string;
  dice: Dice | null;
  points: Record<Side, number>;
  holes: Record<Side, number>;
  /** The options that differ from the usual rules, by key: `margot` is `on`. */
  agreed: Partial<Record<string, string>>;
}

const MEN = 15;

/** Reads a TRID line; returns null for other text. */
export function parseTrid(text: string): Position | null {
  const { fields, keys } = split(text);
  const [letters, turn, stage, dice, points, holes] = fields;
  const board = parseBoard(letters);
  const side = parseSide(turn);
  const [p, h] = [parsePair(points), parsePair(holes)];
  if (!board || !p || !h || !side || !stage) return null;
  const agreed = Object.fromEntries(keys.map((key) => pairOf(key)));
  return { board, turn: side, stage, dice: parseDice(dice), points: p, holes: h, agreed };
}

/** Returns the fields of a TRID, and its options as they are written. */
export function split(text: string): { fields: string[]; keys: string[] } {
  const [position = '', ...keys] = text
    .trim()
    .replace(/^TRID=/, '')
    .split(';');
  return { fields: position.split(':'), keys };
}

function pairOf(key: string): [name: string, value: string] {
  const [name = '', value = ''] = key.split('=');
  return [name, value];
}

/** Returns a TRID without some of its options. */
export function withoutKeys(trid: string, keys: readonly string[]): string {
  const [position, ...agreed] = trid.split(';');
  return [position, ...agreed.filter((key) => !keys.includes(key.split('=')[0]!))].join(';');
}

/** Returns a TRID at another stage of its turn. */
export function atStage(trid: string, stage: string): string {
  return trid.split(':').with(2, stage).join(':');
}

/** Returns a TRID with other men on the board, a side about to throw: the same one, unless `side` is given. */
export function thrownNext(trid: string, { men }: Board, side?: Side): string {
  const [, turn = '', ...rest] = trid.split(':');
  const now = side ? side.charAt(0) : turn;
  return [`TRID=${men.slice(1).map(letter).join('')}`, now, ...rest.with(0, 'R').with(1, '-')].join(':');
}

/** Returns the letter for a number of men on a flèche; Black's numbers are negative. */
export function letter(men: number): string {
  if (men === 0) return '-';
  const upper = String.fromCharCode(64 + Math.abs(men));
  return men > 0 ? upper : upper.toLowerCase();
}

/** Returns the board of the 24 letters of a TRID; null if they are invalid. */
export function parseBoard(letters: string | undefined): Board | null {
  const men = parseMen(letters);
  if (!men) return null;
  const on = (sign: number) => men.reduce((sum, n) => sum + Math.max(0, sign * n), 0);
  const off = { white: MEN - on(1), black: MEN - on(-1) };
  return off.white < 0 || off.black < 0 ? null : { men, off };
}

/** Returns the board with one man of `side` moved; the man is borne off if the end is not a flèche. */
export function moved(board: Board, side: Side, from: Absolute, to: Absolute): Board {
  const men = [...board.men];
  const off = { ...board.off };
  const sign = side === 'white' ? 1 : -1;
  men[from] = (men[from] ?? 0) - sign;
  if (to >= 1 && to <= 24) men[to] = (men[to] ?? 0) + sign;
  else off[side] += 1;
  return { men, off };
}

/** Returns how many men of `side` stand on a flèche. */
export function menAt(board: Board, side: Side, at: Absolute): number {
  return Math.max(0, (board.men[at] ?? 0) * (side === 'white' ? 1 : -1));
}

/** Returns the men of 24 letters, by flèche; null for other text. */
export function parseMen(letters = ''): number[] | null {
  return /^[A-Oa-o-]{24}$/.test(letters) ? [0, ...[...letters].map(count)] : null;
}

function count(letter: string): number {
  if (letter === '-') return 0;
  const upper = letter.toUpperCase();
  const n = upper.charCodeAt(0) - 64;
  return letter === upper ? n : -n;
}

export function parseSide(letter: string | undefined): Side | null {
  return letter === 'w' ? 'white' : letter === 'b' ? 'black' : null;
}

export function parseDice(text = ''): Dice | null {
  return /^[1-6][1-6]$/.test(text) ? [Number(text[0]), Number(text[1])] : null;
}

/** Returns two numbers, White's first; null for other text. */
export function parsePair(text = '', between: '-' | '.' = '-'): Record<Side, number> | null {
  const found = (between === '-' ? /^(\d+)-(\d+)$/ : /^(\d+)\.(\d+)$/).exec(text);
  return found ? { white: Number(found[1]), black: Number(found[2]) } : null;
}
