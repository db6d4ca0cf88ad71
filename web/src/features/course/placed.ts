import type { Situation } from './situation';
import { scene } from './scene';

/** Beginnings of a relevé in which a rare jan is near: the men of both, and how often each has thrown. */
type Beginning = (of: <T>(all: readonly T[]) => T) => { white: string; black: string; thrown: [number, number] };

const BLACK = ['24*13 20 18', '24*12 21*2 19', '24*12 22 20 17', '24*13 23 19'];
const HOLDING = ['13*2 24*13', '13*2 24*12 20'];
const FACES = [1, 2, 3, 4, 5, 6] as const;

const BEGINNINGS: readonly Beginning[] = [
  // Four men on four of the flèches 2 to 7.
  (of) => {
    const missing = [of([2, 3, 4]), of([5, 6, 7])];
    const out = [2, 3, 4, 5, 6, 7].filter((at) => !missing.includes(at));
    return { white: `1*11 ${out.join(' ')}`, black: of(BLACK), thrown: [2, 2] };
  },
  // Two men off the talon, both corners empty or Black's held.
  (of) => ({
    white: `1*13 ${of([6, 7, 8])} ${of([9, 10, 11])}`,
    black: of([...BLACK, ...HOLDING]),
    thrown: [2, 2],
  }),
  // The corner taken by the first two men.
  (of) => ({ white: '1*13 12*2', black: of([...BLACK, ...HOLDING]), thrown: [2, 2] }),
];

/** Black's men while White bears off. */
const PASSED = ['1*5 2*4 3*3 4*3', '1*3 2*2 5*4', '3*6 4*2 6'];
const RETURN = [19, 20, 21, 22, 23, 24] as const;
const MEN = [2, 3, 4, 5, 6, 8, 10] as const;
/** The men that a full jan leaves over. */
const SPARE = 3;

/** Returns a roll with all of White's men in the return, which games between computers seldom come to. */
export function bearingOff(random: () => number): Situation {
  const of = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const men = new Map<number, number>();
  for (let left = of(MEN); left > 0; left -= 1) {
    const at = of(RETURN);
    men.set(at, (men.get(at) ?? 0) + 1);
  }
  const white = [...men].map(([at, count]) => `${at}*${count}`).join(' ');
  return { trid: scene(white, of(PASSED)), dice: [of(FACES), of(FACES)] };
}

/** The flèches on which men wait on their way home, and how many of a jan are still missing. */
const COMING = [14, 15, 16, 17, 18] as const;
const MISSING = [2, 3, 4] as const;

/** Returns a roll with most of White's men in the return, none of which can be hit. */
export function comingHome(random: () => number): Situation {
  const of = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const men = new Map<number, number>(RETURN.map((at) => [at, 2]));
  const move = (at: number, by: number) => men.set(at, (men.get(at) ?? 0) + by);
  const missing = of(MISSING);
  for (let left = missing; left > 0; left -= 1) move(of(RETURN.filter((at) => men.get(at)! > 0)), -1);
  for (let left = missing + SPARE; left > 0; left -= 1) move(of(COMING), 1);
  const white = [...men]
    .filter(([, count]) => count > 0)
    .map(([at, count]) => `${at}*${count}`)
    .join(' ');
  return { trid: scene(white, of(PASSED)), dice: [of(FACES), of(FACES)] };
}

/** Returns a roll at the beginning of a relevé near to a rare jan; `random`: 0 to 1. */
export function opening(random: () => number): Situation {
  const of = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const { white, black, thrown } = of(BEGINNINGS)(of);
  return { trid: scene(white, black, { thrown }), dice: [of(FACES), of(FACES)] };
}
