import { longer } from '../src/words/longer';
import { slug } from './markdown';

/** Code, addresses, anchors, tags and what a figure shows stay as they are. */
const KEPT = /(`[^`]*`|\]\([^)]*\)|<[^>]+>)/;
/** What a line begins with: the signs of a heading, or a word of the glossary, as terms of the game are the same in every language. */
const HEAD = /^(#+ |\| <a id="[^"]+"><\/a>[^|]*)(.*)$/;
const HEADING = /^#{1,3} /;
const ANCHOR = /^<a id="[^"]+"><\/a>$/;

/** A page of docs/ in the made-up language that is a third longer; headings keep the names by which they are found. */
export function longerPage(page: string): string {
  const lines = page.split('\n');
  let fenced = false;
  return lines
    .flatMap((line, i) => {
      if (line.startsWith('```')) fenced = !fenced;
      if (fenced || /^\|[ :|-]+\|$/.test(line)) return [line];
      const [, head = '', rest = line] = HEAD.exec(line) ?? [];
      const said = rest.split(KEPT).map((piece, at) => (at % 2 ? piece : longer(piece)));
      return HEADING.test(line) && line[1] === '#' && !ANCHOR.test(lines[i - 1] ?? '')
        ? [`<a id="${slug(line.replace(HEADING, ''))}"></a>`, head + said.join('')]
        : [head + said.join('')];
    })
    .join('\n');
}
