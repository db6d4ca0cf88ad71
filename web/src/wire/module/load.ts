import { once } from '../connection/once';
import address from '../../../wasm/trictrac.wasm?url';

/** The module is large: a slow network has so long to bring it, in milliseconds. */
const PATIENCE = 90_000;

/** The id of this version of the engine: its stored results are valid as long as the id stays the same. */
export const engine = address;

/** Returns the module, fetched and compiled once, and again after a failure. */
export const load = once(() => fetched().catch(fetched));

/** Compiles the module while it arrives; the browser caches the compiled code with the response. */
function fetched(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(address, { signal: AbortSignal.timeout(PATIENCE) }));
}
