// The reader of games and positions in the browser's module gives the program's answers.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './module.mjs';

const program = process.env.TRICTRAC_BIN ?? fileURLToPath(new URL('../../../build/test/trictrac', import.meta.url));
const games = fileURLToPath(new URL('../../../data/games/', import.meta.url));

test('a printed game is replayed and printed alike near and far', async () => {
  const { study } = await load();
  const file = `${games}soumille_1738.trictrac`;
  const near = JSON.parse(study(JSON.stringify({ do: 'replay', text: readFileSync(file, 'utf8') })));
  assert.equal(near.record, execFileSync(program, ['replay', '--print', file], { encoding: 'utf8' }));
  const shown = execFileSync(program, ['replay', file], { encoding: 'utf8' }).trim().split('\n').at(-1);
  assert.equal(near.lines.at(-1).trid, shown);
});

test('what is wrong is shown alike near and far', async () => {
  const { study } = await load();
  const near = JSON.parse(study(JSON.stringify({ do: 'position', text: 'TRID=N----------A-----------o:w:M:42:3-0:0-0:w:-:1.0' })));
  assert.deepEqual(near.problems.map(({ code }) => code), ['coin_alone', 'points', 'double_jeton']);
});
