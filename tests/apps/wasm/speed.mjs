// Runs build/wasm/speed.wasm: node tests/apps/wasm/speed.mjs SECONDS
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const program = await WebAssembly.compile(await readFile(new URL('../../../build/wasm/speed.wasm', import.meta.url)));
const wasi = new WASI({ version: 'preview1', args: ['speed', process.argv[2] ?? '2'] });
wasi.start(await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport }));
