import type { PlayedText } from '../fr/played';

/** What is said of a play. */
export const enPlayed: PlayedText = {
  free: (n) => `No rule compelled it: ${n} plays were legal, and this one was chosen.`,
  among: (n) => `${n} plays were legal.`,
  made: (places) => `It makes a case, two men together, on ${places}.`,
  broken: (places) => `It breaks the case on ${places}.`,
  alone: (places, n) =>
    n === 1
      ? `It leaves a man alone on ${places}, which can be hit.`
      : `It leaves men alone on ${places}, which can be hit.`,
  none: 'It leaves no man alone.',
};
