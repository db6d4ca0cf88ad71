/**
 * Writes what the program offers as TypeScript, src/wire/described/, from the description of the module at wasm/; with
 * --documents, also the tables of messages and calls in docs/protocol.md. `npm run describe` does the first before
 * whatever needs it.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { begin, type Exports } from '../src/wire/module/module.ts';
import { filesOf, type Description } from './described.ts';
import { documented } from './messages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../src/wire/described/');
const MODULE = at('../wasm/trictrac.wasm');
const PROTOCOL = at('../../docs/protocol.md');

/** What the module says of itself. */
export async function description(): Promise<Description> {
  const module = await readFile(MODULE).catch(() => {
    throw new Error('there is no web/wasm/trictrac.wasm: ./test wasm builds it');
  });
  return JSON.parse(said(await begin(await WebAssembly.compile(module)))) as Description;
}

function said(exports: Exports): string {
  const at = exports.trictrac_describe();
  const { buffer } = exports.memory;
  const size = new DataView(buffer).getUint32(at, true);
  return new TextDecoder().decode(new Uint8Array(buffer, at + 4, size));
}

/** docs/protocol.md as it is, and as it should be. */
export async function protocol(): Promise<{ is: string; due: string }> {
  const is = await readFile(PROTOCOL, 'utf8');
  return { is, due: documented(is, await description()) };
}

/** Writes a file that has another text, in one step: another process may read it meanwhile. */
async function write(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
  console.log(`written: ${path}`);
}

async function main(): Promise<void> {
  const files = filesOf(await description());
  for (const [name, text] of Object.entries(files)) await write(FOLDER + name, text);
  for (const name of await readdir(FOLDER, { recursive: true }))
    if (name.endsWith('.ts') && !(name in files)) await rm(FOLDER + name, { force: true });
  if (process.argv.includes('--documents')) await write(PROTOCOL, (await protocol()).due);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
