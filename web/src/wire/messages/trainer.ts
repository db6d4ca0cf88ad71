/** The messages between a trainer and the module (docs/protocol.md). */
import { described } from './fits';
import type { Dice, JanEvent, Side, Step } from '../described/messages';
import { list, number, object, oneOf, type Of } from './shape';

const dice = described<Dice>('Dice');

/** The events of a roll at a position, and the legal plays. */
export const judged = object({
  say: oneOf('judged'),
  side: described<Side>('Side'),
  dice,
  events: list(described<JanEvent>('JanEvent')),
  plays: list(list(described<Step>('Step'))),
});
export type Judged = Of<typeof judged>;

/** The questions about the 36 throws. */
export type Chance = 'hit' | 'fill' | 'keep' | 'coin';

/** The number of the 36 throws that do something, and their rolls. */
export const throws = object({ say: oneOf('throws'), n: number, rolls: list(dice) });
export type Throws = Of<typeof throws>;

/** The strength of a player, or the difficulty of a problem, by Glicko-2. */
const strength = object({ rating: number, deviation: number, volatility: number });
export type Strength = Of<typeof strength>;

export const rated = object({ say: oneOf('rated'), player: strength, problem: strength });
export type Rated = Of<typeof rated>;

/** An answer to a problem, and the days since the answer before. */
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
