import type { Choosing } from '../../parts/formats/choice.svelte';
import { CLOCKS, termsOf, type ClockChoice } from '../../parts/formats/clocks';
import { families, formatsOf, playersOf, SEATED, type Family } from '../../parts/formats/formats';
import { newGame } from '../../parts/formats/seats';
import type { NewGame } from '../../wire/messages/match';
import type { Messages } from '../../words/language.svelte';

/** The games that two people can play. */
export const OF_TWO: readonly Family[] = families().filter((family) =>
  formatsOf(family).some((format) => playersOf(format)[0] === 2),
);

const OFFERED: readonly ClockChoice[] = ['none', 'quick', 'medium', 'slow', 'three_days'];

/** Returns the clocks to choose from: some, and the one chosen before. */
export function clocksWith(chosen: ClockChoice): readonly ClockChoice[] {
  return CLOCKS.filter((clock) => OFFERED.includes(clock) || clock === chosen);
}

/** Prepares a choice for a game of two people at different devices. */
export function forTwo(choice: Choosing): void {
  choice.opponent = 'friend';
  choice.dice = 'table';
  choice.agree(SEATED.two);
}

/** Chooses a game. */
export function chooseFamily(choice: Choosing, family: Family): void {
  choice.format = formatsOf(family)[0]!;
  choice.agree(SEATED.two);
}

/** Returns the game to request: both seats are given by the challenge. */
export function challengeGame(t: Messages, choice: Choosing): Omit<NewGame, 'white' | 'black' | 'others'> {
  const { white: _white, black: _black, others: _others, ...game } = newGame(t, choice);
  return game;
}

/** Returns whether the answer may take days. */
export function takesDays(choice: Choosing): boolean {
  return termsOf(choice.clock)?.pace === 'days';
}
