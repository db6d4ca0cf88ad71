import type { Dice } from '../../wire/messages/play';

/** A roll: the position in which it falls, White to throw, and the dice. */
export interface Situation {
  trid: string;
  dice: Dice;
}
