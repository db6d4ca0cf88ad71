// One signature from g++ and from the browser's module.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './module.mjs';

const built = (path) => fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));
const printed = (file, ...args) => execFileSync(file, args, { encoding: 'utf8' }).trim();

test('the module has the signature of the program built by g++', async () => {
  const program = process.env.TRICTRAC_LAB ?? built('trictrac-lab');
  assert.equal((await load()).signature(), printed(program, 'bench', '--signature'));
});

test('the net shows the same numbers in the browser as by the plain code of the program', async () => {
  const program = process.env.TRICTRAC_LAB ?? built('trictrac-lab');
  assert.equal((await load()).netSignature(), printed(program, 'bench', '--net-signature'));
});
