import address from '../../../wasm/trictrac.wasm?url';

/** The module is large: a slow network has so long to bring it, in milliseconds. */
const PATIENCE = 90_000;

/** The name of this very engine: whatever it calculates from it stays true as long as the name does. */
export const engine = address;

let compiled: Promise<WebAssembly.Module> | null = null;

/** The module, fetched and compiled once; another try is made after a failure. */
export function load(): Promise<WebAssembly.Module> {
  compiled ??= fetched()
    .catch(fetched)
    .catch((error: unknown) => {
      compiled = null;
      throw error;
    });
  return compiled;
}

/** The browser's own answer is compiled while it comes, and what it is compiled to is kept with it. */
function fetched(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(address, { signal: AbortSignal.timeout(PATIENCE) }));
}
