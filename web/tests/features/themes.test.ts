import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/state/settings/preferences';

const css = readFileSync(new URL('../../src/features/settings/themes.css', import.meta.url), 'utf8');

/** The colours of one theme: the first block holds for all, and the blocks that name the theme override it in turn. */
function colours(theme: string): Record<string, string> {
  const blocks = [...css.matchAll(/^((?::root|\[data-theme)[^{]*) \{([^}]*)\}/gm)];
  const mine = blocks
    .filter(([, themes]) => themes!.includes('[data-theme]') || themes!.includes(`'${theme}'`))
    .map(([, , body]) => body);
  return Object.fromEntries(
    [...mine.join('\n').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['field', 'field-light', 'field-shade', 'fleche-dark', 'fleche-light'];
/** The pieces on the board: body and ring. */
const PIECES = [
  ['white-man', 'white-ring'],
  ['white-shade', 'white-ring'],
  ['black-man', 'black-ring'],
  ['black-shine', 'black-ring'],
  ['jeton-face', 'jeton-ring'],
  ['die-face', 'die-edge'],
];
const TEXTS = [
  ['ink', 'page'],
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink', 'button'],
  ['ink', 'button-2'],
  ['ink', 'lit'],
  ['ink', 'tag'],
  ['ink-2', 'page'],
  ['ink-2', 'paper'],
  ['ink-2', 'paper-2'],
  ['tag-ink', 'tag'],
  ['on-main', 'main'],
  ['on-main', 'main-2'],
  ['green', 'page'],
  ['green', 'paper'],
  ['bad', 'page'],
  ['bad', 'paper'],
  ['names', 'rail'],
  ['names', 'rail-light'],
  ['names', 'rail-shade'],
  ['on-field', 'field'],
  ['jeton-ink', 'jeton-face'],
  ['white-man', 'white-ring'],
  ['black-man', 'black-ring'],
];

/** Every file of the page that has styles. */
function styled(): { file: string; text: string }[] {
  const root = new URL('../../src/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
}

/** The settings that something gives to all that is on it, and where these are: the board to its pieces, the wall to its parts. */
const HANDED_DOWN: Record<string, string> = { upright: '', u: 'features/wall/' };
const isHandedDown = (name: string, file: string) => name in HANDED_DOWN && file.startsWith(HANDED_DOWN[name]!);
const declared = (text: string) => new Set([...text.matchAll(/--([\w-]+)[:=]/g)].map(([, name]) => name));

it('no component asks for a colour or a measure that nobody gives', () => {
  const files = styled();
  const everywhere = declared(
    files
      .filter(({ file }) => file.endsWith('.css'))
      .map(({ text }) => text)
      .join('\n'),
  );
  const missing = files.flatMap(({ file, text }) => {
    const own = declared(text);
    return [...text.matchAll(/var\(--([\w-]+)\)/g)]
      .filter(([, name]) => !own.has(name) && !everywhere.has(name) && !isHandedDown(name!, file))
      .map(([, name]) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

describe.each(THEMES)('the theme %s', (theme) => {
  const c = colours(theme);
  const between = (a: string, b: string) => contrast(c[a]!, c[b]!);

  it('tells the two kinds of flèche and the ground apart', () => {
    expect(between('fleche-dark', 'fleche-light')).toBeGreaterThanOrEqual(3);
    for (const field of GROUNDS.slice(0, 3)) {
      expect(between('outline', field), `outline on ${field}`).toBeGreaterThanOrEqual(3);
      expect(between('fleche-dark', field), `dark flèche on ${field}`).toBeGreaterThanOrEqual(
        field === 'field' ? 3 : 2.7,
      );
    }
  });

  it('gives every piece an edge on every ground', () => {
    for (const [body, ring] of PIECES) {
      for (const ground of GROUNDS) {
        expect(Math.max(between(body!, ground), between(ring!, ground)), `${body} on ${ground}`).toBeGreaterThanOrEqual(
          3,
        );
      }
    }
    expect(between('white-man', 'black-man')).toBeGreaterThanOrEqual(3);
    // The edges of a pile are as light or as dark as its men.
    expect(luminance(c['white-edge']!)).toBeGreaterThan(0.6);
    expect(luminance(c['black-edge']!)).toBeLessThan(0.05);
    expect(between('pip', 'die-face')).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the pegs and the flag in the rails', () => {
    for (const rail of ['rail', 'rail-light', 'rail-shade']) {
      for (const [body, ring] of [
        ['peg-white', 'peg-white-ring'],
        ['peg-black', 'peg-black-ring'],
        ['pole', 'pole'],
        ['hole-face', 'hole-edge'],
      ]) {
        expect(Math.max(between(body!, rail), between(ring!, rail)), `${body} in ${rail}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(between('peg-white', 'peg-black')).toBeGreaterThanOrEqual(3);
    // A black peg has a heart, or on a black rail it would be a hole.
    expect(between('peg-heart', 'peg-black')).toBeGreaterThanOrEqual(3);
  });

  it('shows arrows, the last play and the rings of men that may move', () => {
    expect(between('arrow', 'halo')).toBeGreaterThanOrEqual(4.5);
    expect(between('played', 'halo')).toBeGreaterThanOrEqual(4.5);
    for (const ground of GROUNDS.slice(0, 1)) {
      expect(Math.max(between('arrow', ground), between('halo', ground)), ground).toBeGreaterThanOrEqual(3);
      expect(between('land', ground), `landing on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(TEXTS)('writes %s on %s legibly', (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
