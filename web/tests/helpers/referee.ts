import { readFile } from 'node:fs/promises';
import { Referee } from '../../src/features/course/referee';
import { desking, type DeskCall } from '../../src/wire/module/desking';
import { studying } from '../../src/wire/module/studying';
import { begin, speaking } from '../../src/wire/module/module';

const bytes = await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url));
const exports = await begin(await WebAssembly.compile(bytes));

/** The rules, asked of the module itself. */
export const referee = new Referee(exports);

/** The judge of rolls and answers for the trainers. */
export const judge = studying(exports);

/** An analyst of its own. */
export async function analyst(): Promise<DeskCall> {
  return desking(await begin(await WebAssembly.compile(bytes)));
}

/** A table of its own in the module, and its analyst. */
export async function table(): Promise<Record<'say' | 'advise', (message: object) => unknown>> {
  const own = await begin(await WebAssembly.compile(bytes));
  const [say, advise] = [speaking(own, 'trictrac_call'), speaking(own, 'trictrac_desk')];
  return {
    say: (message) => JSON.parse(say(JSON.stringify(message))) as unknown,
    advise: (message) => JSON.parse(advise(JSON.stringify(message))) as unknown,
  };
}
