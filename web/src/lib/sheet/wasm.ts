import type { Ask, Sheet, SheetError } from './types';

/** What the module exports that a sheet needs. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  trictrac_alloc(size: number): number;
  trictrac_free(at: number): void;
  trictrac_sheet(at: number, size: number): number;
}

const SUCCESS = 0;
const NO_SUCH_CALL = 52;

/** The module asks its system for nothing but its (empty) environment. */
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

/** What the module must be given. */
export function imports(): { given: WebAssembly.Imports; put: (instance: WebAssembly.Instance) => Exports } {
  let exports: Exports | null = null;
  return {
    given: { wasi_snapshot_preview1: system(() => exports!.memory) },
    put: (instance) => (exports = instance.exports as unknown as Exports),
  };
}

/** A module that has begun, spoken to in messages. */
export function speaking(exports: Exports): Ask {
  exports._initialize();
  return (message) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const at = exports.trictrac_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports.trictrac_sheet(at, bytes.length);
    exports.trictrac_free(at);
    const size = new DataView(exports.memory.buffer).getUint32(answer, true);
    const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, size));
    return JSON.parse(text) as Sheet | SheetError;
  };
}
