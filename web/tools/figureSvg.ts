import type { Figure } from '../src/parts/book/types';
import type { Board } from '../src/wire/messages/trid';

/** The measures of a figure on paper, White below and the talons on the left. */
const WIDTH = 640;
const HEIGHT = 400;
const RAIL = 26;
const BRIDGE = 20;
const COLUMN = (WIDTH - 2 * RAIL - BRIDGE) / 12;
const FLECHE = 150;
const MAN = 30;
const DIE = 28;
const PIPS = ['', '4', '26', '246', '0268', '02468', '023568'];
/** An engraving: black lines on white paper, the darker flèches hatched. */
const INK = '#000';
const PAPER = '#fff';
const HATCHED = 'url(#d)';
const MEN = { white: [PAPER, INK], black: [INK, PAPER] } as const;

interface Point {
  x: number;
  y: number;
}

/** A figure as a picture that stands by itself. */
export function svgOf(figure: Figure): string {
  const { board, dice, roller } = figure;
  const own = (fleche: number) => (roller === 'white' ? fleche : 25 - fleche);
  const drawn = [
    ...fleches(),
    ...Array.from({ length: 24 }, (_, i) => menOn(board, i + 1)).flat(),
    ...holesOf(figure),
    ...(dice ?? []).flatMap(die),
    ...figure.at.map((fleche) => ring(topOf(board, own(fleche)))),
    ...figure.paths.map((path) => arrow(path.map((fleche) => (fleche > 24 ? off(roller) : topOf(board, own(fleche)))))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" text-anchor="middle">
<defs><marker id="h" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0 10 5 0 10Z" fill="${INK}" stroke="${PAPER}" stroke-width=".8"/></marker><pattern id="d" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 2H4" stroke="${INK}" stroke-width="1.3"/></pattern></defs>
<rect x="1" y="1" width="${WIDTH - 2}" height="${HEIGHT - 2}" rx="8" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>
${[RAIL, WIDTH - RAIL - 6 * COLUMN].map((x) => `<rect x="${r(x)}" y="${RAIL}" width="${r(6 * COLUMN)}" height="${HEIGHT - 2 * RAIL}" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>`).join('')}
${drawn.join('\n')}
</svg>
`;
}

/** The middle of a flèche's column, its base, and the way from base to tip. */
function place(fleche: number): Point & { up: 1 | -1 } {
  const column = fleche <= 12 ? fleche : 25 - fleche;
  const x = RAIL + (column - 0.5) * COLUMN + (column > 6 ? BRIDGE : 0);
  return fleche <= 12 ? { x, y: HEIGHT - RAIL, up: -1 } : { x, y: RAIL, up: 1 };
}

function fleches(): string[] {
  return Array.from({ length: 24 }, (_, i) => {
    const { x, y, up } = place(i + 1);
    const tip = y + up * FLECHE;
    const name = `<text x="${r(x)}" y="${y - up * 8 + 4}" font-size="12">${i + 1}</text>`;
    const fill = i % 2 === 0 ? HATCHED : PAPER;
    return `<path d="M${r(x - COLUMN * 0.46)} ${y}L${r(x)} ${tip}L${r(x + COLUMN * 0.46)} ${y}Z" fill="${fill}" stroke="${INK}"/>${name}`;
  });
}

/** Where the man at a level of a stack lies. */
function manAt(fleche: number, level: number, count: number): Point {
  const { x, y, up } = place(fleche);
  const step = Math.min(MAN, (FLECHE - MAN) / Math.max(1, count - 1));
  return { x, y: y + up * (MAN / 2 + 1 + level * step) };
}

function menOn(board: Board, fleche: number): string[] {
  const men = board.men[fleche] ?? 0;
  const count = Math.abs(men);
  const [face, edge] = MEN[men > 0 ? 'white' : 'black'];
  const discs = Array.from({ length: count }, (_, level) => {
    const { x, y } = manAt(fleche, level, count);
    return `<circle cx="${r(x)}" cy="${r(y)}" r="${MAN / 2 - 1}" fill="${face}" stroke="${edge}" stroke-width="1.5"/>`;
  });
  if (count < 6) return discs;
  const { x, y } = manAt(fleche, count - 1, count);
  return [...discs, `<text x="${r(x)}" y="${r(y + 5)}" font-size="14" fill="${edge}">${count}</text>`];
}

/** The last man of a flèche, or the middle of one that is empty. */
function topOf(board: Board, fleche: number): Point {
  const count = Math.abs(board.men[fleche] ?? 0);
  return count > 0 ? manAt(fleche, count - 1, count) : manAt(fleche, 2, 5);
}

/** Beside the other's talon, where a man leaves. */
function off(side: 'white' | 'black'): Point {
  return { x: RAIL / 2, y: side === 'white' ? RAIL + 60 : HEIGHT - RAIL - 60 };
}

/** What stands on the account, in the middle of the right table. */
function holesOf({ score }: Figure): string[] {
  const { white, black } = score;
  if (white.points + black.points + white.holes + black.holes === 0) return [];
  const line = ({ points, holes, jetons }: typeof white) => `${holes} : ${points}${jetons > 1 ? ' ••' : ' •'}`;
  const x = WIDTH - RAIL - 3 * COLUMN;
  const text = (y: number, side: 'white' | 'black') =>
    `<circle cx="${r(x - 44)}" cy="${y - 5}" r="7" fill="${MEN[side][0]}" stroke="${INK}"/><text x="${r(x)}" y="${y}" font-size="15">${line(score[side])}</text>`;
  return [text(HEIGHT / 2 - 5, 'black'), text(HEIGHT / 2 + 17, 'white')];
}

function die(number: number, i: number): string {
  const x = RAIL + 3 * COLUMN + (i - 0.5) * DIE * 1.4 - DIE / 2;
  const y = HEIGHT / 2 - DIE / 2;
  const pips = [...PIPS[number]!].map((at) => {
    const [column, row] = [Number(at) % 3, Math.floor(Number(at) / 3)];
    return `<circle cx="${r(x + 6 + column * 8)}" cy="${y + 6 + row * 8}" r="2.6"/>`;
  });
  return `<rect x="${r(x)}" y="${y}" width="${DIE}" height="${DIE}" rx="5" fill="${PAPER}" stroke="${INK}"/>${pips.join('')}`;
}

function ring({ x, y }: Point): string {
  const circle = `<circle cx="${r(x)}" cy="${r(y)}" r="${MAN * 0.62}" fill="none"`;
  return `${circle} stroke="${PAPER}" stroke-width="4"/>${circle} stroke="${INK}" stroke-width="2" stroke-dasharray="6 4"/>`;
}

/** From place to place, swinging towards the middle. */
function arrow(points: Point[]): string {
  const [start, ...rest] = points;
  let from = start!;
  const curves = rest.map((to) => {
    const middle = HEIGHT / 2;
    const y = (from.y + to.y) / 2;
    const swing = from.y < middle === to.y < middle ? Math.sign(middle - y) * (40 + Math.abs(from.x - to.x) * 0.2) : 0;
    const curve = `Q${r((from.x + to.x) / 2)} ${r(y + swing)} ${r(to.x)} ${r(to.y)}`;
    from = to;
    return curve;
  });
  const way = `<path d="M${r(start!.x)} ${r(start!.y)}${curves.join('')}" fill="none"`;
  return `${way} stroke="${PAPER}" stroke-width="7"/>${way} stroke="${INK}" stroke-width="3" marker-end="url(#h)"/>`;
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}
