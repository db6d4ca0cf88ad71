/** Sides, dice and steps: what every message about a board is made of. */

export const SIDES = ['white', 'black'] as const;

export type { Dice, NumberedStep, Play, Side, Step } from '../described/messages';
