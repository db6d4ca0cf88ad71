/** The functions of the module: tables, score sheets for real boards, the reader of games and positions, the analysis. */
const LISTENERS = ['trictrac_call', 'trictrac_sheet', 'trictrac_study', 'trictrac_desk'] as const;
type Listener = (typeof LISTENERS)[number];

/** The exports of the module: texts go in and come out through its memory. */
export interface Exports extends Record<Listener, (at: number, size: number) => number> {
  memory: WebAssembly.Memory;
  _initialize(): void;
  trictrac_alloc(size: number): number;
  trictrac_free(at: number): void;
  trictrac_describe(): number;
}

/** Returns whether the module exports all that the page needs. */
function isOurs(all: WebAssembly.Exports): all is WebAssembly.Exports & Exports {
  return (
    all.memory instanceof WebAssembly.Memory &&
    [...LISTENERS, '_initialize', 'trictrac_alloc', 'trictrac_free'].every((name) => typeof all[name] === 'function')
  );
}

const SUCCESS = 0;
const NO_SUCH_CALL = 52;

/** Returns the imports of the module, which needs only an (empty) environment from its system. */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const calls: WebAssembly.ModuleImports = {
    environ_get: () => SUCCESS,
    environ_sizes_get: (count: number, size: number) => {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return SUCCESS;
    },
  };
  return new Proxy(calls, { get: (known, name: string) => known[name] ?? (() => NO_SUCH_CALL) });
}

/** Returns a new instance with its own memory. */
export async function begin(compiled: WebAssembly.Module): Promise<Exports> {
  let exports: Exports | null = null;
  const instance = await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: system(() => exports!.memory) });
  if (!isOurs(instance.exports)) throw new Error('the module is another than this page wants');
  exports = instance.exports;
  exports._initialize();
  return exports;
}

/** Says a text to the module and gives its answer. */
export function speaking(exports: Exports, listener: Listener): (text: string) => string {
  return (text) => {
    const bytes = new TextEncoder().encode(text);
    const at = exports.trictrac_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports[listener](at, bytes.length);
    exports.trictrac_free(at);
    const size = new DataView(exports.memory.buffer).getUint32(answer, true);
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, size));
  };
}
