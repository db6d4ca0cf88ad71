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

/** Returns a box of the page as shapes that look like it: its ground, its edge (also round) and its words. */
function boxed(node: HTMLElement, at: PaintPlace, scale: number): Element[] {
  const style = getComputedStyle(node);
  const parts = [body(style, at, scale), ...words(node, style, at, scale)];
  if (Number(style.opacity) < 1) for (const part of parts) part.setAttribute('opacity', style.opacity);
  return parts;
}

function shape(name: string, values: Record<string, string | number>): Element {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) node.setAttribute(key, String(value));
  return node;
}

function body(style: CSSStyleDeclaration, at: PaintPlace, scale: number): Element {
  const edge = parseFloat(style.borderTopWidth) * scale;
  const look = { fill: ground(style), stroke: edge > 0 ? style.borderTopColor : 'none', 'stroke-width': edge };
  if (style.borderTopLeftRadius === '50%') return round(at, edge, look);
  const corner = /%$/.test(style.borderTopLeftRadius)
    ? (parseFloat(style.borderTopLeftRadius) / 100) * at.width
    : parseFloat(style.borderTopLeftRadius) * scale;
  return shape('rect', {
    x: at.x + edge / 2,
    y: at.y + edge / 2,
    width: at.width - edge,
    height: at.height - edge,
    rx: corner,
    ...look,
  });
}

function round({ x, y, width, height }: PaintPlace, edge: number, look: Record<string, string | number>): Element {
  return shape('circle', { cx: x + width / 2, cy: y + height / 2, r: (Math.min(width, height) - edge) / 2, ...look });
}

/** Shades are left out: of a gradient the colour that covers most, which the themes put in the middle. */
function ground(style: CSSStyleDeclaration): string {
  const colours = style.backgroundImage.match(/(?:rgba?|oklch|color)\([^)]*\)/g) ?? [];
  return colours[Math.floor(colours.length / 2)] ?? style.backgroundColor;
}

/** Returns the words that stand in the box itself, in its middle. */
function words(
  node: HTMLElement,
  style: CSSStyleDeclaration,
  { x, y, width, height }: PaintPlace,
  scale: number,
): Element[] {
  if (node.querySelector('b, svg')) return [];
  const own = (node.textContent ?? '').trim();
  if (own === '') return [];
  const text = shape('text', {
    x: x + width / 2,
    y: y + height / 2,
    fill: style.color,
    'font-size': parseFloat(style.fontSize) * scale,
    'font-family': style.fontFamily,
    'font-weight': style.fontWeight,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  text.textContent = own;
  return [text];
}
