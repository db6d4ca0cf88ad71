import { SIDES } from '../../wire/messages/fleches';
import { letter, parseTrid } from '../../wire/messages/trid';

/** The state of a position besides its men; the default is the beginning, with the rare jans of the opening past. */
interface SceneStanding {
  points?: [white: number, black: number];
  holes?: [white: number, black: number];
  /** The player with the double jeton. */
  bredouille?: 'w' | 'b';
  /** The player with the pavillon; x: nobody can take it any more. */
  pavillon?: 'w' | 'b' | 'x';
  /** The number of throws of each. */
  thrown?: [white: number, black: number];
}

/** Returns a position before White's throw; "1*13 8 11" are 13 men on flèche 1, one on 8, one on 11 (White's count). */
export function scene(white: string, black: string, at: SceneStanding = {}): string {
  const men = new Array<number>(25).fill(0);
  for (const [fleche, count] of listed(white)) men[fleche] = count;
  for (const [fleche, count] of listed(black)) men[fleche] = -count;
  const { points = [0, 0], holes = [0, 0], bredouille = '-', pavillon = '-', thrown = [9, 9] } = at;
  const [p, h, t] = [points.join('-'), holes.join('-'), thrown.join('.')];
  return `TRID=${men.slice(1).map(letter).join('')}:w:R:-:${p}:${h}:${bredouille}:${pavillon}:${t}`;
}

/** The first position of all. */
export const START = scene('1*15', '24*15', { thrown: [0, 0] });

function listed(text: string): [fleche: number, count: number][] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split('*').map(Number))
    .map(([fleche = 0, count = 1]) => [fleche, count]);
}

/** Returns whether either player has points or holes. */
export function isMarked(trid: string): boolean {
  const position = parseTrid(trid);
  return SIDES.some((side) => (position?.points[side] ?? 0) + (position?.holes[side] ?? 0) > 0);
}
