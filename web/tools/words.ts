/**
 * Writes the sentences of the page, src/words/texts/, from the catalogue of sentences, words/; before it,
 *
 *   --export LANGUAGE   prints all sentences of a language as a PO file for translators, also of one that is to come
 *   --import FILE.po    writes the files of a language from such a file; if anything is wrong with it, it says what, and
 *                       changes nothing
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueError, languages } from './words/catalogue.ts';
import { exported, imported } from './words/po.ts';
import { filesOf, type Functions } from './words/typescript.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../src/words/texts/');

/** Returns the functions that sentences of a language may be made with. */
export async function functionsOf(lang: string): Promise<Functions> {
  const names = async (path: string) => Object.keys((await import(at(path))) as object);
  return { all: await names('../src/words/forms.ts'), own: await names(`../src/words/grammar/${lang}.ts`) };
}

/** Writes a file that has another text, in one step: another process may read it meanwhile. */
async function write(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
}

async function translated(path: string): Promise<void> {
  const { files } = imported(await readFile(path, 'utf8'));
  for (const [address, text] of files) await write(fileURLToPath(address), text);
}

async function main(): Promise<void> {
  const [what, of = ''] = process.argv.slice(2);
  if (what === '--export') return void process.stdout.write(exported(of, languages().includes(of)));
  if (what === '--import') await translated(of);
  const functions = new Map(
    await Promise.all(languages().map(async (lang) => [lang, await functionsOf(lang)] as const)),
  );
  const files = filesOf([...functions.keys()], (lang) => functions.get(lang)!);
  for (const [name, text] of Object.entries(files)) await write(FOLDER + name, text);
  for (const name of await readdir(FOLDER, { recursive: true }))
    if (name.endsWith('.ts') && !(name in files)) await rm(FOLDER + name, { force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch((error: unknown) => {
    if (!(error instanceof CatalogueError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
