/** As much of Markdown as the pages in docs/ use, turned into HTML when the page is built. */

const RULE = /\b([MPKX](?:1[01]|[1-9]))\b(?!\s*·)/g;

/** A paragraph, a list or a table; headings are the caller's. */
export function blocks(lines: string[]): string {
  const html: string[] = [];
  for (const block of split(lines)) {
    if (block[0]!.startsWith('|')) html.push(table(block));
    else if (/^(-|\d+\.) /.test(block[0]!)) html.push(listed(block));
    else html.push(`<p>${inline(block.join(' '))}</p>`);
  }
  return html.join('');
}

/** Text within a line: emphasis, code, links, and every rule named as a link to it. */
export function inline(text: string): string {
  const kept: string[] = [];
  const keep = (html: string) => `\u0001${kept.push(html) - 1}\u0002`;
  return (
    escaped(text)
      .replace(/`([^`]+)`/g, (_, code: string) => keep(`<code>${code}</code>`))
      .replace(/'/g, '’')
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) => keep(link(words, to)))
      .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
      .replace(/\*([^*]+)\*/g, '<i>$1</i>')
      .replace(RULE, (rule) => keep(`<a href="#/rules/${rule.toLowerCase()}">${rule}</a>`))
      // eslint-disable-next-line no-control-regex -- what `keep` puts in the place of finished markup
      .replace(/\u0001(\d+)\u0002/g, (_, i: string) => kept[Number(i)]!)
  );
}

/** Without any markup, for searching. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The cells of a row of a table. */
export function cells(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Pages that are not in the page itself are named and not linked. */
function link(words: string, to: string): string {
  if (to.startsWith('#')) return `<a href="#/rules/${to.slice(1)}">${words}</a>`;
  return to.startsWith('glossary.md') ? `<a href="#/glossary/">${words}</a>` : words;
}

function split(lines: string[]): string[][] {
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') found.push([]);
    else found.at(-1)!.push(line);
  }
  return found.filter((block) => block.length > 0);
}

function table(rows: string[]): string {
  const [head, , ...body] = rows;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`;
  return `<div class="table" tabindex="0" role="group"><table><thead>${row(head!, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}

function listed(lines: string[]): string {
  const tag = lines[0]!.startsWith('-') ? 'ul' : 'ol';
  const items: string[] = [];
  for (const line of lines) {
    const begun = /^(?:-|\d+\.) (.*)$/.exec(line);
    if (begun) items.push(begun[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
