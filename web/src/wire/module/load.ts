import address from '../../../wasm/trictrac.wasm?url';

/** The name of this very engine: whatever it calculates from it stays true as long as the name does. */
export const engine = address;

let compiled: Promise<WebAssembly.Module> | null = null;

/** The module, fetched and compiled once; another try is made after a failure. */
export function load(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch(address)).catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}
