const SVG = 'http://www.w3.org/2000/svg';

interface BoxPlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a box of the page as shapes that look like it: its ground, its edge (also round) and its words. */
export function boxed(node: HTMLElement, at: BoxPlace, scale: number): Element[] {
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

function body(style: CSSStyleDeclaration, at: BoxPlace, scale: number): Element {
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

function round({ x, y, width, height }: BoxPlace, edge: number, look: Record<string, string | number>): Element {
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
  { x, y, width, height }: BoxPlace,
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
