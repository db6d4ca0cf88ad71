/** What a trainer asks of the module, and is answered (docs/protocol.md). */
import { described } from './fits';
import type { Dice, JanEvent, Side, Step } from '../described/messages';
import { list, number, object, oneOf, type Of } from './shape';

const dice = described<Dice>('Dice');

/** What a roll is worth at a position, and what may be played. */
export const judged = object({
  say: oneOf('judged'),
  side: described<Side>('Side'),
  dice,
  events: list(described<JanEvent>('JanEvent')),
  plays: list(list(described<Step>('Step'))),
});
export type Judged = Of<typeof judged>;

/** What may be asked of the 36 throws. */
export type Chance = 'hit' | 'fill' | 'keep' | 'coin';

/** How many of the 36 throws do something, and the rolls that do. */
export const throws = object({ say: oneOf('throws'), n: number, rolls: list(dice) });
export type Throws = Of<typeof throws>;

/** How strong somebody, or a problem, is by Glicko-2. */
const strength = object({ rating: number, deviation: number, volatility: number });
export type Strength = Of<typeof strength>;

export const rated = object({ say: oneOf('rated'), player: strength, problem: strength });
export type Rated = Of<typeof rated>;

/** An answer to a problem, so many days after the one before. */
export interface RatedAnswer {
  player: Strength;
  problem: Strength;
  right: boolean;
  days: number;
}

export type AskTrainer =
  | { do: 'judge'; trid: string; dice?: Dice }
  | { do: 'throws'; trid: string; of: Chance }
  | ({ do: 'rate' } & RatedAnswer);
