/** Sides, dice and steps: what every message about a board is made of. */

export const SIDES = ['white', 'black'] as const;

export type Side = (typeof SIDES)[number];

export type Dice = [number, number];

/** From, to: flèches 1..24 from the mover's talon, 25 is off. */
export type Step = [from: number, to: number];

/** From, to, and the number played (0 by puissance). */
export type NumberedStep = [from: number, to: number, number: number];

export type Play = NumberedStep[];
