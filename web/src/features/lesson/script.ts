import type { Step } from '../../wire/messages/play';

/** What a player does in the lesson, dice apart. */
export type Deed = { do: 'play'; steps: Step[] } | { do: 'hold' } | { do: 'go' };

/** The dice of the lesson: with these plays they bring hits, the coin, a simple hole, a plein filled and kept, two bredouilles. */
export const SEED = '1d40'.padStart(64, '0');

/** How many pages explain it. */
export const PAGES = 21;

const DEEDS = `
1/7 1/6, 1/2 1/2, 7/10 6/8, 1/6 6/9, 1/7 7/10, 1/6 2/6, 1/4 1/7, 1/6 6/9, 1/5 4/8, 1/6 1/3,
8/12 7/12, 3/6 1/6, 1/7 1/7, 2/5 1/5, 1/6 5/9, 1/5 6/9, 1/7 7/12, 6/7 6/7, 7/11 9/11, 5/10 9/10,
hold, 8/9 6/9, 1/2 2/6, 1/2 1/7, 1/6 6/10, 1/6 2/8, 1/5 5/10, hold, 6/8 1/7, 9/12 10/12, go`;

/** Everything that is done in the lesson, White's and Black's in turn, each in his own numbering. */
export const SCRIPT: Deed[] = DEEDS.split(',').map((text) => deed(text.trim()));

function deed(text: string): Deed {
  if (text === 'hold' || text === 'go') return { do: text };
  return { do: 'play', steps: text.split(' ').map((step) => step.split('/').map(Number) as Step) };
}
