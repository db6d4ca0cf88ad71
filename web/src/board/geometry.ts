import { COIN, OFF, absolute, homeOf, type Absolute } from '../wire/messages/fleches';
import type { Score, Scores, Side } from '../wire/described/messages';
import type { Metrics } from './metrics';

export interface Point {
  x: number;
  y: number;
}

/** A flèche on the screen: its column's left edge and middle, its base and tip, and the way up from base to tip. */
interface FlecheShape {
  left: number;
  x: number;
  base: number;
  tip: number;
  up: 1 | -1;
  top: boolean;
}

/** Returns the colour of a flèche; the two alternate along White's numbering. */
export function ground(fleche: Absolute): 'green' | 'ivory' {
  return fleche % 2 === 1 ? 'green' : 'ivory';
}

/** Returns the shape of a flèche on the screen: `bottom` sits below, and the talons are on the left unless mirrored. */
export function place(m: Metrics, bottom: Side, fleche: Absolute): FlecheShape {
  const top = homeOf(fleche) !== bottom;
  const column = fleche <= COIN ? fleche : OFF - fleche;
  const left = columnLeft(m, column);
  const base = top ? m.sideRail : m.height - m.sideRail;
  const up = top ? 1 : -1;
  return { left, x: left + m.column / 2, base, tip: base + up * m.fleche, up, top };
}

/** Returns how many men lie flat along a flèche; if there are more, they are piled up. */
export function flatMost(m: Metrics): number {
  return Math.floor((m.fleche - 0.12 * m.man) / (FLAT * m.man));
}

const FLAT = 1.03;
const THICK = 0.093;

/** Returns to which pile of a high stack the man at `level` belongs, and whether it is its lowest or topmost man. */
export function pileOf(count: number, level: number): { outer: boolean; lowest: boolean; topmost: boolean } {
  const inner = Math.ceil(count / 2);
  return {
    outer: level >= inner,
    lowest: level === 0 || level === inner,
    topmost: level === inner - 1 || level === count - 1,
  };
}

/** Returns the centre of the man at `level` (0 lowest) in a stack of `count`, which lies flat while it fits, then in two piles. */
export function manAt(m: Metrics, bottom: Side, fleche: Absolute, level: number, count: number): Point {
  const p = place(m, bottom, fleche);
  const base = p.base + p.up * (m.man / 2 + 2);
  if (count <= flatMost(m)) return { x: p.x, y: base + p.up * level * FLAT * m.man };
  const inner = Math.ceil(count / 2);
  const room = m.fleche - (1 + FLAT) * m.man - 2;
  const thick = Math.max(1.5, Math.min(Math.max(THICK * m.man, 3), room / (count - 2)));
  const { outer } = pileOf(count, level);
  const [own, height] = outer ? [level - inner, count - inner] : [level, inner];
  // A pile rises on the screen on both sides: above, its lowest man lies farthest from the rail.
  const rise = (p.top ? height - 1 - own : own) * thick;
  return { x: p.x, y: base + p.up * ((outer ? FLAT * m.man + (inner - 1) * thick : 0) + rise) };
}

/** Returns the centre of a man of `side` borne off: in the end rail beside the opponent's talon. */
export function offAt(m: Metrics, bottom: Side, side: Side, level: number): Point {
  const top = side === bottom;
  const start = top ? m.sideRail + m.endRail / 2 : m.height - m.sideRail - m.endRail / 2;
  const step = (m.fleche - m.endRail) / 16;
  return { x: talonRail(m), y: start + (top ? 1 : -1) * level * step };
}

/** Returns the flèche at whose tip the jeton lies for that many points, 0 for the place between the talons. */
function jetonFleche(points: number): number {
  const law = [0, 2, 4, 6, 7, COIN];
  return law[Math.floor(points / 2)] ?? 0;
}

/** Returns the centres of a side's jetons (the second is the double jeton), which never overlap. */
export function jetonsAt(m: Metrics, bottom: Side, side: Side, score: Score): Point[] {
  const fleche = jetonFleche(score.points);
  const talon = place(m, bottom, absolute(side, 1));
  const first =
    fleche === 0 ? { x: talon.x, y: talon.tip + talon.up * (m.jeton / 2 + 1) } : tip(m, bottom, absolute(side, fleche));
  const second = { x: first.x + ((m.mirrored ? -1 : 1) * (m.jeton * 2)) / 3, y: first.y };
  return score.jetons > 1 ? [first, second] : [first];
}

/** Returns the centre of the third jeton while neither player carries it as a double. */
export function spareJeton(m: Metrics, scores: Scores): Point | null {
  if (scores.white.jetons > 1 || scores.black.jetons > 1) return null;
  return { x: columnLeft(m, 1) + m.column / 2, y: m.height / 2 };
}

/** Returns the centre of a side's hole `n` in its rail; 0 is the outer hole of the talon end rail. */
export function holeAt(m: Metrics, bottom: Side, side: Side, n: number): Point {
  if (n === 0) return endHole(m, 'talon', side === bottom ? 2 : 0);
  const p = place(m, bottom, absolute(side, n));
  return { x: p.x, y: p.base - p.up * m.sideRail * (m.turned ? 0.24 : 0.33) };
}

/** Returns the centre of one of the three holes of an end rail, 0 at the top. */
export function endHole(m: Metrics, rail: 'talon' | 'coin', n: number): Point {
  const x = rail === 'talon' ? talonRail(m) : m.width - talonRail(m);
  return { x, y: m.height / 2 + (n - 1) * (m.lane / 2 + m.hole * 3) };
}

/** Returns the foot of the flag: the middle of the talon rail, or its holder's starting hole. */
export function flagAt(m: Metrics, bottom: Side, holder: Side | null): Point {
  return holder ? holeAt(m, bottom, holder, 0) : endHole(m, 'talon', 1);
}

/** Returns where a flèche's name is printed, outside its hole. */
export function nameAt(m: Metrics, bottom: Side, fleche: Absolute): Point {
  const p = place(m, bottom, fleche);
  return { x: p.x, y: p.base - p.up * m.sideRail * (m.turned ? 0.68 : 0.69) };
}

/** Returns the flèche (or 'off') under a point, counted by halves of columns; null on the rails. */
export function under(m: Metrics, bottom: Side, at: Point): Absolute | null {
  for (let fleche = 1; fleche < OFF; fleche += 1) {
    const p = place(m, bottom, fleche);
    if (p.top !== at.y < m.height / 2) continue;
    if (at.x >= p.left && at.x < p.left + m.column) return fleche;
  }
  return null;
}

/** Returns the left edge of a strip of that width along the rail of the talons, where men leave. */
export function talonEdge(m: Metrics, width: number): number {
  return m.mirrored ? m.width - width : 0;
}

/** Returns the distance from a point to the half column of a flèche. */
export function distance(m: Metrics, bottom: Side, fleche: Absolute, at: Point): number {
  const p = place(m, bottom, fleche);
  const dx = Math.max(p.left - at.x, 0, at.x - p.left - m.column);
  const half = m.height / 2;
  const dy = p.top ? Math.max(0, at.y - half) : Math.max(0, half - at.y);
  return Math.hypot(dx, dy);
}

/** Returns the left edge of a column, counted from the talons. */
export function columnLeft(m: Metrics, column: number): number {
  const past = column > 6 ? m.bridge : 0;
  const left = m.endRail + past + (column - 1) * m.column;
  return m.mirrored ? m.width - left - m.column : left;
}

function talonRail(m: Metrics): number {
  return m.mirrored ? m.width - m.endRail / 2 : m.endRail / 2;
}

function tip(m: Metrics, bottom: Side, fleche: Absolute): Point {
  const p = place(m, bottom, fleche);
  return { x: p.x, y: p.tip + p.up * (m.jeton / 3) };
}
