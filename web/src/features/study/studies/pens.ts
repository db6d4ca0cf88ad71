import type { Colour } from '../../../wire/messages/study';

/** The colours in which a study is drawn on, as they are shown: strong enough to be seen on the board of every theme. */
export const PENS: Record<Colour, string> = { green: '#1f7a3d', red: '#b3261e', blue: '#1d5fa8', yellow: '#c98a00' };
