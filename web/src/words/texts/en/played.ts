import type { PlayedText } from '../fr/played';

/** The texts about a play. */
export const enPlayed: PlayedText = {
  free: (n) => `No rule compelled it: ${n} plays were legal, and this one was chosen.`,
  among: (n) => `${n} plays were legal.`,
  made: (places) => `It makes a case, two men together, on ${places}.`,
  broken: (places) => `It breaks the case on ${places}.`,
  exposed: (place, throws) =>
    `It leaves a man alone on ${place}: ${throws} of your opponent’s 36 throws ${throws === 1 ? 'hits' : 'hit'} it.`,
  safe: (places, n) => `No throw can hit the ${n === 1 ? 'man' : 'men'} left alone on ${places}.`,
  none: 'It leaves no man alone.',
};
