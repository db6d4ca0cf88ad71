import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The spaces of French print, so that no sign is parted from its word: `npm run spaces` puts them into the sentences. */

const NARROW = '\u202f';
const UNBROKEN = '\u00a0';
const SRC = new URL('../src/', import.meta.url);

/** A narrow space before ; ? ! and within guillemets, an unbroken one before a colon. */
export function spaced(text: string): string {
  return text
    .replace(/[ \u00a0](?=[;?!»])/g, NARROW)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/[ \u202f](?=:(?![\w-]))/g, UNBROKEN);
}

/** A file of sentences with these spaces in its texts; its code stays as it is. */
export function spacedSource(source: string): string {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const texts: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) texts.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.reduceRight((all, text) => {
    const [start, end] = [text.getStart(file), text.getEnd()];
    return all.slice(0, start) + spaced(all.slice(start, end)) + all.slice(end);
  }, source);
}

/** The files that hold French sentences. */
export function frenchFiles(): URL[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)fr(\/\w+)?\.ts$/.test(name))
    .map((name) => new URL(name, SRC));
}

/** A piece of text that somebody reads: no name of a file, of a member or of a type. */
function isText(node: ts.Node): boolean {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  const named = (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node;
  return !named && !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent);
}

if (argv[1] === fileURLToPath(import.meta.url))
  for (const file of frenchFiles()) writeFileSync(file, spacedSource(readFileSync(file, 'utf8')));
