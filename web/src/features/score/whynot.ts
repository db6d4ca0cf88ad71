import type { Refusal, Side, Step } from '../../wire/described/messages';
import type { VerdictOf } from '../../wire/messages/protocol';

/** A number a man may not play, where it would take it, and the law that forbids it; null for the sum of both. */
export interface Forbidden {
  number: number | null;
  to: number;
  refusal: Refusal;
}

interface AskedMove {
  inquire(side: Side, steps: Step[]): Promise<VerdictOf<Refusal> | null>;
}

const OFF = 25;

/** Asks the table about every remaining number for the man on a flèche, after the steps already made. */
export async function asks(
  table: AskedMove,
  side: Side,
  made: Step[],
  left: number[],
  from: number,
): Promise<Forbidden[]> {
  const numbers = [...new Set(left)].map((number) => ({ number, to: Math.min(OFF, from + number) }));
  const sum = left.length === 2 ? from + left[0]! + left[1]! : OFF;
  const tries = [...numbers, ...(sum < OFF ? [{ number: null, to: sum }] : [])];
  const apart = tries.filter(({ to }, i) => tries.findIndex((one) => one.to === to) === i);
  const found = await Promise.all(
    apart.map(async ({ number, to }) => {
      const refusal = (await table.inquire(side, [...made, [from, to]]))?.refusal;
      return refusal ? [{ number, to, refusal }] : [];
    }),
  );
  return found.flat();
}
