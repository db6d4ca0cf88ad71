import address from '../../../wasm/trictrac.wasm?url';
import type { Ask } from './types';
import { imports, speaking } from './wasm';

/** Loads the module; each sheet has one of its own. */
export async function load(): Promise<Ask> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`the module is not there (${reply.status})`);
  const { given, put } = imports();
  const { instance } = await WebAssembly.instantiate(await reply.arrayBuffer(), given);
  return speaking(put(instance));
}
