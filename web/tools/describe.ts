/**
 * Writes what the program offers, from the description of the module at wasm/: as TypeScript, src/wire/described/, and
 * the tables of messages in docs/protocol.md.
 * With --check it writes nothing, and fails where the files say otherwise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { begin, type Exports } from '../src/wire/module/module.ts';
import { filesOf, type Description } from './described.ts';
import { documented } from './messages.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at('../src/wire/described/');
const PROTOCOL = '../docs/protocol.md';

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

/** The files as they should be: their texts, by their paths from web/. */
export async function described(): Promise<Map<string, string>> {
  const said = await description();
  const options = await resolveConfig(`${FOLDER}formats.ts`);
  const files = Object.entries(filesOf(said)).map(
    async ([name, text]) =>
      [`src/wire/described/${name}`, await format(text, { ...options, parser: 'typescript' })] as const,
  );
  const protocol = documented(await readFile(at(`../${PROTOCOL}`), 'utf8'), said.messages);
  return new Map([...(await Promise.all(files)), [PROTOCOL, protocol]]);
}

async function main(): Promise<void> {
  for (const [path, text] of await described()) {
    const written = await readFile(at(`../${path}`), 'utf8').catch(() => '');
    if (written === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${path} is not what the program offers: npm run describe writes it again`);
      process.exitCode = 1;
    } else {
      await writeFile(at(`../${path}`), text);
      console.log(`written: ${path}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
