/** Draws the figures of the book for readers on paper: docs/img/PAGE/, from the lines of docs/PAGE.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figureOf } from './figures.ts';
import { svgOf } from './figureSvg.ts';

const docs = new URL('../../docs/', import.meta.url);
/** The pages that have figures. */
export const DRAWN = ['rules', 'strategy'] as const;
type Drawn = (typeof DRAWN)[number];

/** The folder of the pictures of a page. */
export const folderOf = (page: Drawn): URL => new URL(`img/${page}/`, docs);

/** Each picture of a page by the name of its file. */
export function pictures(page: Drawn): Map<string, string> {
  const lines = readFileSync(new URL(`${page}.md`, docs), 'utf8').split('\n');
  const figures = lines.map(figureOf).filter((figure) => figure !== null);
  return new Map(figures.map((figure) => [`${figure.id}.svg`, svgOf(figure)]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const page of DRAWN) {
    mkdirSync(folderOf(page), { recursive: true });
    for (const [name, svg] of pictures(page)) writeFileSync(new URL(name, folderOf(page)), svg);
  }
}
