import type { PlayedText } from './fr.played';

/** What is said of a play. */
export const enPlayed: PlayedText = {
  free: (n) => `No rule compelled it: ${n} plays were legal, and this one was chosen.`,
  among: (n) => `${n} plays were legal.`,
  made: (places) => `It makes a case, two men together, on ${places}.`,
  broken: (places) => `It breaks the case on ${places}.`,
  alone: (places, n) =>
    n === 1
      ? `It leaves a man alone on ${places}: your opponent can hit it with dice that reach it.`
      : `It leaves men alone on ${places}: your opponent can hit them with dice that reach them.`,
  none: 'It leaves no man alone.',
};
