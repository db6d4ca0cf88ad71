// Loads build/wasm/trictrac.wasm as a page would: text in, text out.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const file = process.env.TRICTRAC_WASM ?? new URL('../../../build/wasm/trictrac.wasm', import.meta.url);
const compiled = await WebAssembly.compile(await readFile(file));

/** A fresh module with a table of its own. */
export async function load() {
  const wasi = new WASI({ version: 'preview1' });
  const instance = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: wasi.wasiImport });
  wasi.initialize(instance);
  const { memory, trictrac_alloc, trictrac_free, trictrac_call, trictrac_sheet, trictrac_study, trictrac_signature, trictrac_net_signature } = instance.exports;

  const sayTo = (call) => (text) => {
    const bytes = new TextEncoder().encode(text);
    const at = trictrac_alloc(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const answer = call(at, bytes.length);
    trictrac_free(at);
    const size = new DataView(memory.buffer).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, size));
  };
  const say = sayTo(trictrac_call);
  return {
    say,
    /** The same to the sheet of a real table. */
    sheet: sayTo(trictrac_sheet),
    /** The same to who reads games and positions. */
    study: sayTo(trictrac_study),
    ask: (message) => JSON.parse(say(JSON.stringify(message))),
    netSignature: () => BigInt.asUintN(64, trictrac_net_signature()).toString(16).padStart(16, '0'),
    signature: () => BigInt.asUintN(64, trictrac_signature()).toString(16).padStart(16, '0'),
  };
}

export const bot = { kind: 'bot', bot: 'commis', name: 'Commis' };
export const human = { kind: 'human', name: 'Damon' };
export const seed = '17'.repeat(32);
export const newGame = (white, black) => ({ do: 'new', format: 'tour', rules: 'lois', white, black, seed });
