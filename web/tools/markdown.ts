/** The Markdown of the pages in docs/ as the HTML of the book, when the page is built. */
import MarkdownIt, { type Token } from 'markdown-it';
import { hashOf, type BookShelf } from '../src/state/addresses/route';
import { placeOfRule } from '../src/parts/book/places';
import type { BookPart } from '../src/parts/book/types';
import { figureOf } from './figures';

const RULE = /\b([MPKX](?:1[01]|[1-9])|R(?:[12]\d|3[01]|[1-9])|J(?:1[0-2]|[1-9]))\b(?!\s*·)/g;
/** A column whose head is code in italics is for programmers, and no part of the book. */
const IN_FILES = /^\*`[^`]+`\*$/;

/** Where the link of a page leads: to a page of the book, or nowhere in it. */
export type Finder = (to: string) => { shelf: BookShelf; id: string } | null;

/** Of the text rendered: where its links lead, and the links it is in. */
interface Rendering {
  find: Finder;
  links: { to: string | null }[];
}

const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”’’' }).disable('replacements');
const { rules } = markdown.renderer;

// Nothing stands between the tags, and only what the book has is said in them.
markdown.renderer.renderToken = (tokens, i) => {
  const { hidden, nesting, tag } = tokens[i]!;
  return hidden ? '' : `<${nesting < 0 ? '/' : ''}${tag}>`;
};
rules.softbreak = () => ' ';
rules.strong_open = () => '<b>';
rules.strong_close = () => '</b>';
rules.em_open = () => '<i>';
rules.em_close = () => '</i>';
rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>';
rules.table_close = () => '</table></div>';
rules.code_inline = (tokens, i) => `<code>${escaped(tokens[i]!.content)}</code>`;
// Pages that are not in the book are named and not linked.
rules.link_open = (tokens, i, _, env) => {
  const { find, links } = env as unknown as Rendering;
  const to = addressOf(find(String(tokens[i]!.attrGet('href'))));
  links.push({ to });
  return to === null ? '' : `<a href="${to}">`;
};
rules.link_close = (_tokens, _i, _, env) => ((env as unknown as Rendering).links.pop()?.to == null ? '' : '</a>');
// Every rule named is a link to it.
rules.text = (tokens, i, _, env) => {
  const text = escaped(tokens[i]!.content);
  if ((env as unknown as Rendering).links.length > 0) return text;
  return text.replace(RULE, (rule) => `<a href="${addressOf(placeOfRule(rule))}">${rule}</a>`);
};

/** Paragraphs, lists, tables and figures; headings are the caller's. */
export function blocks(lines: string[], find: Finder): BookPart[] {
  const parts: BookPart[] = [];
  for (const tokens of topLevel(markdown.parse(lines.join('\n'), {}))) {
    const figure = tokens[0]!.type === 'paragraph_open' ? figureOf(tokens[1]!.content) : null;
    const html = figure ?? rendered(shown(tokens), find);
    const last = parts.at(-1);
    if (typeof last === 'string' && typeof html === 'string') parts[parts.length - 1] = last + html;
    else parts.push(html);
  }
  return parts;
}

/** Text within a line: emphasis, code, links, and every rule named as a link to it. */
export function inline(text: string, find: Finder): string {
  return rendered(markdown.parseInline(text, {}), find);
}

/** Without any markup, for searching. */
export function plain(parts: BookPart[]): string {
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

/** A heading as the name by which it is found. */
export function slug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function rendered(tokens: Token[], find: Finder): string {
  const rendering: Rendering = { find, links: [] };
  return markdown.renderer.render(tokens, markdown.options, rendering as unknown as Record<string, unknown>);
}

/** The tokens of each block by itself. */
function topLevel(tokens: Token[]): Token[][] {
  const found: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) found.push([token]);
    else found.at(-1)!.push(token);
  }
  return found;
}

/** A quotation has no paragraphs of its own, and a table no column for programmers. */
function shown(tokens: Token[]): Token[] {
  if (tokens[0]!.type === 'blockquote_open') for (const token of tokens) if (token.tag === 'p') token.hidden = true;
  if (tokens[0]!.type !== 'table_open') return tokens;
  const heads = tokens.filter((_, i) => tokens[i - 1]?.type === 'th_open');
  const left = heads.findIndex(({ content }) => IN_FILES.test(content));
  let column = -1;
  let inCell = false;
  return tokens.filter(({ type }) => {
    if (type === 'tr_open') column = -1;
    if (/^t[hd]_open$/.test(type)) {
      column += 1;
      inCell = true;
    }
    const kept = !inCell || column !== left;
    if (/^t[hd]_close$/.test(type)) inCell = false;
    return kept;
  });
}

function addressOf(place: ReturnType<Finder>): string | null {
  return place && hashOf({ page: 'book', ...place });
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
