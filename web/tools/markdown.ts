/** As much of Markdown as the pages in docs/ use, turned into HTML when the page is built. */
import { hashOf, type Shelf } from '../src/state/addresses/route';
import { placeOfRule } from '../src/parts/book/places';
import type { Part } from '../src/parts/book/types';
import { figureOf } from './figures';

const RULE = /\b([MPKX](?:1[01]|[1-9])|R(?:[12]\d|3[01]|[1-9])|J(?:1[0-2]|[1-9]))\b(?!\s*·)/g;

/** Where the link of a page leads: to a page of the book, or nowhere in it. */
export type Finder = (to: string) => { shelf: Shelf; id: string } | null;

/** Paragraphs, lists, tables and figures; headings are the caller's. */
export function blocks(lines: string[], find: Finder): Part[] {
  const parts: Part[] = [];
  for (const block of split(lines)) {
    const figure = figureOf(block[0]!);
    const last = parts.at(-1);
    if (figure) parts.push(figure);
    else if (typeof last === 'string') parts[parts.length - 1] = last + oneBlock(block, find);
    else parts.push(oneBlock(block, find));
  }
  return parts;
}

function oneBlock(block: string[], find: Finder): string {
  const first = block[0]!;
  if (first.startsWith('|')) return table(block, find);
  if (/^(-|\d+\.) /.test(first)) return listed(block, find);
  if (first.startsWith('> ')) return `<blockquote>${inline(block.map((l) => l.slice(2)).join(' '), find)}</blockquote>`;
  return `<p>${inline(block.join(' '), find)}</p>`;
}

/** Text within a line: emphasis, code, links, and every rule named as a link to it. */
export function inline(text: string, find: Finder): string {
  const kept: string[] = [];
  const keep = (html: string) => `\u0001${kept.push(html) - 1}\u0002`;
  return (
    escaped(text)
      .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${code}</code>`))
      .replace(/'/g, '’')
      .replace(/"([^"]+)"/g, '“$1”')
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) => keep(link(words, find(to))))
      .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
      .replace(/\*([^*]+)\*/g, '<i>$1</i>')
      .replace(RULE, (rule) => keep(link(rule, placeOfRule(rule))))
      // eslint-disable-next-line no-control-regex -- what `keep` puts in the place of finished markup
      .replace(/\u0001(\d+)\u0002/g, (_, i: string) => kept[Number(i)]!)
  );
}

/** Without any markup, for searching. */
export function plain(parts: Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `<p>${part.caption}</p>`))
    .join(' ')
    .replace(/<\/?(?:a|b|i|code)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[ \n]+/g, ' ')
    .trim();
}

/** The cells of a row of a table. */
export function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Pages that are not in the book are named and not linked. */
function link(words: string, place: ReturnType<Finder>): string {
  return place ? `<a href="${hashOf({ page: 'book', ...place })}">${words}</a>` : words;
}

function split(lines: string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') found.push([]);
    else found.at(-1)!.push(line);
  }
  return found.filter((block) => block.length > 0);
}

/** The head of a column that names things as files do: it is for programmers, and no part of the book. */
const IN_FILES = /^(Name in files|Nom dans les fichiers)$/;

function table(rows: string[], find: Finder): string {
  const [head, , ...body] = rows;
  const left = cells(head!).findIndex((cell) => IN_FILES.test(cell));
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .filter((_, i) => i !== left)
      .map((cell) => `<${tag}>${inline(cell, find)}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="table" tabindex="0" role="group"><table><thead>${row(head!, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

function listed(lines: string[], find: Finder): string {
  const tag = lines[0]!.startsWith('-') ? 'ul' : 'ol';
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^(?:-|\d+\.) (.*)$/.exec(line);
    if (begun) items.push(begun[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item, find)}</li>`).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
