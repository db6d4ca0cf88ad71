/** Draws the figures of the rules for readers on paper: docs/img/rules/, from the lines of docs/rules.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figureOf } from './figures.ts';
import { svgOf } from './figureSvg.ts';

const docs = new URL('../../docs/', import.meta.url);
export const FOLDER = new URL('img/rules/', docs);

/** Each picture by the name of its file. */
export function pictures(): Map<string, string> {
  const lines = readFileSync(new URL('rules.md', docs), 'utf8').split('\n');
  const figures = lines.map(figureOf).filter((figure) => figure !== null);
  return new Map(figures.map((figure) => [`${figure.id}.svg`, svgOf(figure)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, svg] of pictures()) writeFileSync(new URL(name, FOLDER), svg);
}
