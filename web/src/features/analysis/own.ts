import type { Answer, Hint, Way } from '../../wire/messages/analysis';

/** The reader's answer: as an action, and with a test that finds it among others. */
export interface OwnAnswer {
  action: { type: 'play' | 'hold' | 'go' | 'suspend' } & Record<string, unknown>;
  is: (answer: Answer) => boolean;
}

/** The ways of a hint with the place of the reader's own answer among them. */
export interface HintRows {
  rows: Way[];
  /** The row of the reader's answer; null if there is none, or an illegal one. */
  own: number | null;
}

/** Returns the ways of a hint, and which of them the reader gave. */
export function withOwn({ ways }: Pick<Hint, 'ways'>, own: OwnAnswer | null): HintRows {
  const at = own ? ways.findIndex(({ answer }) => own.is(answer)) : -1;
  return { rows: ways, own: at < 0 ? null : at };
}

/** The number of rows shown at first, on a wide and on a narrow screen. */
const FEW = { wide: 4, narrow: 2 } as const;

/** Returns the rows in sight at first, by their numbers: the best, and always the reader's own, which comes second where there is little room. */
export function firstRows({ rows, own }: HintRows, { narrow, more }: { narrow: boolean; more: boolean }): number[] {
  const few = narrow && !more ? FEW.narrow : FEW.wide;
  const best = own !== null && own >= few ? few - 1 : few;
  const first = [...rows.keys()].filter((i) => i < best || i === own);
  return narrow && own ? [0, own, ...first.filter((i) => i !== 0 && i !== own)] : first;
}
