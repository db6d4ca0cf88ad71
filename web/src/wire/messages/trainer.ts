/** What a trainer asks of the module, and is answered (docs/protocol.md). */
import type { Dice, Side, Step } from './play';
import type { ErrorMessage } from './protocol';
import type { JanEvent } from './rules';

/** What a roll is worth at a position, and what may be played. */
export interface Judged {
  say: 'judged';
  side: Side;
  dice: Dice;
  events: JanEvent[];
  plays: Step[][];
}

/** What may be asked of the 36 throws. */
export type Chance = 'hit' | 'fill' | 'keep' | 'coin';

/** How many of the 36 throws do something, and the rolls that do. */
export interface Throws {
  say: 'throws';
  n: number;
  rolls: Dice[];
}

/** How strong somebody, or a problem, is by Glicko-2. */
export interface Strength {
  rating: number;
  deviation: number;
  volatility: number;
}

/** An answer to a problem, so many days after the one before. */
export interface Answered {
  player: Strength;
  problem: Strength;
  right: boolean;
  days: number;
}

export interface Rated {
  say: 'rated';
  player: Strength;
  problem: Strength;
}

export type AskedByTrainer =
  { do: 'judge'; trid: string; dice?: Dice } | { do: 'throws'; trid: string; of: Chance } | ({ do: 'rate' } & Answered);

/** Speaks to the module about problems. */
export interface Judge {
  judge(trid: string, dice?: Dice): Judged | ErrorMessage;
  throws(trid: string, of: Chance): Throws | ErrorMessage;
  rate(answered: Answered): Rated | ErrorMessage;
}
