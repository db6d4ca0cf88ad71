import type { Answer, Hint, Tutor, Way } from '../../wire/messages/analysis';

/** The answer that the reader gave: as an action, and how it is known among others. */
export interface OwnAnswer {
  action: { type: 'play' | 'hold' | 'go' | 'suspend' } & Record<string, unknown>;
  is: (answer: Answer) => boolean;
}

/** A way of a hint; of one that was not compared the chances are not known. */
type HintRow = Omit<Way, 'chance'> & { chance: number | null };

/** The ways of a hint with the reader's own answer among them, and the others that were left out. */
export interface HintRows {
  rows: HintRow[];
  /** The place of the reader's own answer; null where none was given. */
  own: number | null;
  leftOut: number;
}

/** Returns the ways of a hint; the reader's own answer is put last where it is not among them. */
export async function withOwn(
  hint: Hint,
  own: OwnAnswer | null,
  weigh: (own: OwnAnswer) => Promise<Tutor>,
): Promise<HintRows> {
  const rows: HintRows = { rows: hint.ways, own: null, leftOut: hint.left_out };
  if (!own) return rows;
  const at = hint.ways.findIndex(({ answer }) => own.is(answer));
  if (at >= 0) return { ...rows, own: at };
  const found = await weigh(own);
  const best = hint.ways[0];
  if (!found.lawful || !best) return rows;
  const row: HintRow = {
    answer: found.given,
    holes: best.holes - found.lost.holes,
    worth: best.worth - found.lost.unit,
    chance: null,
    lost: found.lost,
  };
  return { rows: [...hint.ways, row], own: hint.ways.length, leftOut: Math.max(0, hint.left_out - 1) };
}
