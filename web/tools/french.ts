import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The spaces of French print, so that no sign is parted from its word: `npm run spaces` puts them into the sentences. */

const NARROW = '\u202f';
const UNBROKEN = '\u00a0';
const WORDS = new URL('../../words/fr/', import.meta.url);
const DOCS = new URL('../../docs/', import.meta.url);
/** Left as they are: what parts the head of a table from its body, and code within a line. */
const RULER = /^\|[ :|-]+\|$/;
const CODE = /`[^`]*`/g;

/** A narrow space before ; ? ! and within guillemets, an unbroken one before a colon. */
export function spaced(text: string): string {
  return text
    .replace(/(?<!,)[ \u00a0](?=[?!»]|;(?!\w))/g, NARROW)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/[ \u202f](?=:(?![\w-]))/g, UNBROKEN);
}

/** A file of sentences with these spaces; the name of one may be the English sentence. */
export const spacedFile = (json: string) =>
  json.replace(
    /^( *"(?:[^"\\]|\\.)*": )?(.*)$/gm,
    (_, name: string | undefined, text: string) => (name ?? '') + spaced(text),
  );

/** A page of docs/ with these spaces, and with apostrophes; code stays as it is. */
export function spacedPage(page: string): string {
  let fenced = false;
  return page
    .split('\n')
    .map((line) => {
      const fence = line.startsWith('```');
      if (fence) fenced = !fenced;
      return fence || fenced || RULER.test(line) ? line : spacedLine(line);
    })
    .join('\n');
}

/** Code takes part in the spaces around it, and keeps its own. */
function spacedLine(line: string): string {
  const codes: string[] = [];
  const text = line.replace(CODE, (code) => `\`${codes.push(code) - 1}\``);
  return spaced(text)
    .replace(/(?<=\p{L})'(?=[\p{L}\d«*[`])/gu, '’')
    .replace(/`(\d+)`/g, (_, at: string) => codes[Number(at)]!);
}

/** The French pages of docs/. */
export function frenchPages(): URL[] {
  return readdirSync(DOCS)
    .filter((name) => name.endsWith('.fr.md'))
    .map((name) => new URL(name, DOCS));
}

/** The French sentences of the catalogue; the description of the language has a rule in C. */
export function frenchFiles(): URL[] {
  return readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== 'programs/language.json')
    .map((name) => new URL(name, WORDS));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of frenchFiles()) writeFileSync(file, spacedFile(readFileSync(file, 'utf8')));
  for (const page of frenchPages()) writeFileSync(page, spacedPage(readFileSync(page, 'utf8')));
}
