import { inflateSync } from 'node:zlib';

/** A font of a PDF: how many digits a glyph has, and what each stands for. */
interface Font {
  digits: number;
  letters: Map<string, string>;
}

/** The text of each page of a PDF as Chromium writes it, without spaces: where a word ends is a matter of places. */
export function textOfPages(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n?([\s\S]*?)endobj/g)].map(([, n, body]) => [n!, body!]),
  );
  const stream = (n: string): string => {
    const body = objects.get(n) ?? '';
    const data = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const fontOf = (n: string): Font => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(n) ?? '')?.[1];
    return map ? readFont(stream(map)) : { digits: 4, letters: new Map() };
  };
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((page) => {
      const indirect = /\/Resources (\d+) 0 R/.exec(page)?.[1];
      const resources = indirect ? (objects.get(indirect) ?? '') : page;
      const named = /\/Font\s*<<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
      const fonts = new Map([...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, n]) => [name!, fontOf(n!)]));
      const contents = [...(/\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
      return contents.map(([, n]) => textIn(stream(n!), fonts)).join('');
    });
}

/** Reads the meaning of the glyphs of a font (a ToUnicode map). */
function readFont(map: string): Font {
  const digits = /begincodespacerange\s*<([0-9A-Fa-f]+)>/.exec(map)?.[1]?.length ?? 4;
  const letters = new Map<string, string>();
  const code = (n: number) => n.toString(16).toUpperCase().padStart(digits, '0');
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, lines] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from, to] of lines!.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      letters.set(from!.toUpperCase(), text(to!));
  for (const [, lines] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, last, to] of lines!.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g))
      for (let n = parseInt(from!, 16), letter = parseInt(to!, 16); n <= parseInt(last!, 16); n += 1, letter += 1)
        letters.set(code(n), String.fromCodePoint(letter));
  return { digits, letters };
}

function textIn(content: string, fonts: Map<string, Font>): string {
  let font: Font | undefined;
  let said = '';
  for (const [, name, hex] of content.matchAll(/\/(\w+) [\d.-]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name);
    else if (font && hex)
      for (let i = 0; i < hex.length; i += font.digits)
        said += font.letters.get(hex.slice(i, i + font.digits).toUpperCase()) ?? '';
  }
  return said.replace(/\s/g, '');
}
