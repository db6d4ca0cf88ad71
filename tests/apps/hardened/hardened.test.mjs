// The programs as they were built: what hardens them is there, and the plainest processor of its family can start them.
import { execFileSync } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const server = process.env.TRICTRAC_BIN;
assert.ok(server, 'TRICTRAC_BIN names trictrac-server');
const trictrac = join(dirname(server), 'trictrac');
const lab = join(dirname(server), 'trictrac-lab');

const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });

for (const program of [trictrac, lab, server]) {
  const name = program.slice(dirname(program).length + 1);
  const segments = run('readelf', '--wide', '--program-headers', program);
  const dynamic = run('readelf', '--wide', '--dynamic', program);
  const symbols = run('readelf', '--wide', '--dyn-syms', program);

  test(`${name} is loaded at an address that cannot be known before (PIE)`, () => {
    assert.match(segments, /Elf file type is DYN/);
    assert.match(dynamic, /\(FLAGS_1\).*\bPIE\b/);
  });

  test(`what the loader fills in for ${name} can be written by nobody afterwards (full RELRO)`, () => {
    assert.match(segments, /GNU_RELRO/);
    assert.match(dynamic, /\(FLAGS_1\).*\bNOW\b/);
  });

  test(`the stack of ${name} holds no instructions`, () => {
    assert.match(segments, /GNU_STACK(\s+0x[0-9a-f]+)+\s+RW\s/);
  });

  test(`a stack of ${name} that was overrun is noticed`, () => {
    assert.match(symbols, /__stack_chk_fail/);
  });

  test(`functions of the C library that write for ${name} are told how much room there is`, () => {
    assert.match(symbols, /UND __\w+_chk@/);
  });
}

// A part of the program that has the networking library as headers does not know the errors of a part that has it as a
// library: a request that did not end was answered as if it were wrong.
test('the networking library is in trictrac-server once', () => {
  const symbols = run('nm', '--demangle', server).split('\n');
  const categories = symbols.filter((line) => line.endsWith(' boost::beast::http::make_error_code(boost::beast::http::error)::cat'));
  assert.equal(categories.length, 1);
});

// One of each generation for which the rules are compiled (src/base/processors.h).
const GENERATIONS = {
  'without any extension of x86-64': 'qemu64,-sse3,-cx16',
  'of 2009 (x86-64-v2)': 'Nehalem',
  'of 2013 (x86-64-v3)': 'Haswell',
};
for (const [which, cpu] of Object.entries(GENERATIONS))
  test(`a processor ${which} plays the same games`, { skip: process.arch !== 'x64' }, () => {
    const args = ['bench', '--signature'];
    assert.equal(run('qemu-x86_64', '-cpu', cpu, lab, ...args), run(lab, ...args));
  });
