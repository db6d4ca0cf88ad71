/**
 * Writes what the program offers as TypeScript: src/wire/described/, from the description of the module at wasm/.
 * With --check it writes nothing, and fails where the files say otherwise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { begin, type Exports } from '../src/wire/module/module.ts';
import { filesOf, type Description } from './described.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../src/wire/described/');

/** What the module says of itself. */
export async function description(): Promise<Description> {
  const exports = await begin(await WebAssembly.compile(await readFile(at('../wasm/trictrac.wasm'))));
  return JSON.parse(said(exports)) as Description;
}

function said(exports: Exports): string {
  const at = exports.trictrac_describe();
  const { buffer } = exports.memory;
  const size = new DataView(buffer).getUint32(at, true);
  return new TextDecoder().decode(new Uint8Array(buffer, at + 4, size));
}

/** The files as they should be: their texts, by name. */
export async function described(): Promise<Map<string, string>> {
  const options = await resolveConfig(`${FOLDER}formats.ts`);
  const files = Object.entries(filesOf(await description())).map(
    async ([name, text]) => [name, await format(text, { ...options, parser: 'typescript' })] as const,
  );
  return new Map(await Promise.all(files));
}

async function main(): Promise<void> {
  for (const [name, text] of await described()) {
    const written = await readFile(FOLDER + name, 'utf8').catch(() => '');
    if (written === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`src/wire/described/${name} is not what the program offers: npm run describe writes it anew`);
      process.exitCode = 1;
    } else {
      await writeFile(FOLDER + name, text);
      console.log(`written: src/wire/described/${name}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
