/**
 * Writes the sentences of the page, src/words/texts/, from the catalogue of sentences, words/; before it,
 *
 *   --export LANGUAGE   prints all sentences of a language as a PO file for translators, also of one that is to come
 *   --import FILE.po    writes the files of a language from such a file; if anything is wrong with it, it says what, and
 *                       changes nothing
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CatalogueError, languages } from './words/catalogue.ts';
import { exported, imported } from './words/po.ts';
import { filesOf, type Functions } from './words/typescript.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../src/words/texts/');

/** Returns the functions that sentences of a language may be made with; throws if it has no grammar. */
export async function functionsOf(lang: string): Promise<Functions> {
  const names = async (path: string) => Object.keys((await import(at(path))) as object);
  const grammar = `src/words/grammar/${lang}.ts`;
  if (!existsSync(at(`../${grammar}`)))
    throw new CatalogueError(`web/${grammar} is missing: write the grammar of "${lang}" (docs/translating.md)`);
  return { all: await names('../src/words/forms.ts'), own: await names(`../${grammar}`) };
}

/** Writes a file that has another text, in one step: another process may read it meanwhile. */
async function write(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
}

async function translated(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new CatalogueError(`"${path}" cannot be read: ${error.message}`);
  });
  const { files } = imported(text);
  for (const [address, text] of files) await write(fileURLToPath(address), text);
}

async function main(): Promise<void> {
  const [what, of = ''] = process.argv.slice(2);
  if (what === '--export') return void process.stdout.write(exported(of, languages().includes(of)));
  if (what === '--import') await translated(of);
  else if (what !== undefined)
    throw new CatalogueError(`"${what}" is no option: use --export LANGUAGE, --import FILE.po or nothing`);
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
