// One signature from g++ and from clang, natively.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const built = (path) => fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));
const printed = (file, ...args) => execFileSync(file, args, { encoding: 'utf8' }).trim();

test('clang builds a program of the same signature as g++', () => {
  const byGcc = process.env.TRICTRAC_LAB ?? built('trictrac-lab');
  const byClang = process.env.TRICTRAC_CLANG_SIGNATURE ?? built('clang/signature');
  assert.equal(printed(byClang), printed(byGcc, 'bench', '--signature'));
});
