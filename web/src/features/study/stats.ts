import type { Dice, Side } from '../../wire/described/messages';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const PAIRS = 36;

/** The number of times that something fell, and the expected number. */
export interface Count {
  name: string;
  fell: number;
  expected: number;
}

interface Statistics {
  rolls: number;
  faces: Count[];
  doublets: Count[];
  /** All doublets together. */
  doubled: Count;
  /** Points of the dice a roll, on average; 7 is expected. */
  mean: number;
}

/** Returns the statistics of the dice, of both sides or of one. */
export function statistics(throws: { side: Side; dice: Dice }[], side: Side | null = null): Statistics {
  const mine = throws.filter((one) => side === null || one.side === side).map(({ dice }) => dice);
  const n = mine.length;
  const faces = FACES.map((face) => ({
    name: String(face),
    fell: mine.flat().filter((die) => die === face).length,
    expected: (2 * n) / FACES.length,
  }));
  const doublets = FACES.map((face) => ({
    name: `${face}${face}`,
    fell: mine.filter(([a, b]) => a === face && b === face).length,
    expected: n / PAIRS,
  }));
  const fell = doublets.reduce((sum, one) => sum + one.fell, 0);
  const total = mine.flat().reduce((sum, die) => sum + die, 0);
  return {
    rolls: n,
    faces,
    doublets,
    doubled: { name: '', fell, expected: n / FACES.length },
    mean: n === 0 ? 0 : total / n,
  };
}
