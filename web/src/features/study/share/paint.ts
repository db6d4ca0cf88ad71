import { boxed } from './boxShapes';

const SVG = 'http://www.w3.org/2000/svg';
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-size',
  'font-family',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Returns a board as one SVG: copies its drawings, and draws its men and tokens again as they look. */
export function paint(board: HTMLElement, width: number, trid: string): string {
  const frame = board.getBoundingClientRect();
  const scale = width / frame.width;
  const height = Math.round(frame.height * scale);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const place = (node: Element) => {
    const box = node.getBoundingClientRect();
    return {
      x: (box.x - frame.x) * scale,
      y: (box.y - frame.y) * scale,
      width: box.width * scale,
      height: box.height * scale,
    };
  };
  svg.append(textNode('title', 'Trictrac'), textNode('metadata', trid));
  for (const node of drawn(board)) {
    const at = place(node);
    if (node instanceof SVGSVGElement) svg.append(copied(node, at));
    else for (const part of boxed(node as HTMLElement, at, scale)) svg.append(part);
  }
  return new XMLSerializer().serializeToString(svg);
}

/** Returns the visible parts of the board, from the ground up: drawings, and the boxes of men, tokens and dice. */
function drawn(board: HTMLElement): Element[] {
  const all = [...board.querySelectorAll('svg, .man, .jeton, .fichet, .die')].filter(
    (node) => !node.parentElement?.closest('svg, .man'),
  );
  const level = (node: Element) => Number(getComputedStyle(node).zIndex) || 0;
  const men = all.filter((node) => node.classList.contains('man')).sort((a, b) => level(a) - level(b));
  // Men lie under each other by their level in the stack, which is not the order in which they are listed.
  const first = all.findIndex((node) => node.classList.contains('man'));
  const rest = all.filter((node) => !node.classList.contains('man'));
  return [...rest.slice(0, first), ...men.flatMap((man) => [...man.querySelectorAll('svg, b')]), ...rest.slice(first)];
}

function textNode(name: string, text: string): Element {
  const node = document.createElementNS(SVG, name);
  node.textContent = text;
  return node;
}

interface PaintPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a copy of a drawing with its computed style written into it. */
function copied(node: SVGSVGElement, at: PaintPlace): Element {
  const copy = node.cloneNode(true) as SVGSVGElement;
  const from = [node, ...node.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  copies.forEach((one, i) => dressed(one, getComputedStyle(from[i]!)));
  // The grain is a separate file, and the picture must not need one.
  copies.forEach((one, i) => from[i]!.matches('.veneer, pattern:has(> image), filter') && one.remove());
  for (const [name, value] of Object.entries(at)) copy.setAttribute(name, String(value));
  copy.setAttribute('overflow', 'visible');
  return copy;
}

function dressed(node: Element, style: CSSStyleDeclaration): void {
  for (const name of ['class', 'style', 'data-testid', 'aria-hidden']) node.removeAttribute(name);
  for (const name of KEPT) {
    const value = style.getPropertyValue(name);
    // A gradient of the drawing is named by its address in the page.
    if (value) node.setAttribute(name, value.replace(/url\("[^"#]*(#[^"]+)"\)/, 'url($1)'));
  }
}
