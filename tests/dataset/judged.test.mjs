// The table of judged positions, read by a library that does not come from here.
import { execFileSync } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from '../../web/node_modules/hyparquet/src/node.js';

const lab = process.env.TRICTRAC_LAB;
assert.ok(lab, 'TRICTRAC_LAB names trictrac-lab');
const folder = mkdtempSync(join(tmpdir(), 'trictrac-judged-'));
after(() => rmSync(folder, { recursive: true }));

function make(name, ...options) {
  const file = join(folder, name);
  execFileSync(lab, ['positions', '--out', file, ...options]);
  return file;
}

const rowsOf = async (path) => parquetReadObjects({ file: await asyncBufferFromFile(path) });

test('a table of several groups is read as it was written', async () => {
  const path = make('many.parquet', '--count', '45000', '--seed', '3');
  const metadata = await parquetMetadataAsync(await asyncBufferFromFile(path));
  assert.ok(metadata.row_groups.length > 1);
  const origin = Object.fromEntries(metadata.key_value_metadata.map(({ key, value }) => [key, value]));
  assert.equal(origin.command, 'trictrac-lab positions --count 45000 --seed 3 --plies 0');
  assert.match(origin.net, /^[0-9a-f]{16}$/);
  const rows = await rowsOf(path);
  assert.equal(rows.length, 45000);
  for (const { position, answers, equities } of rows) {
    assert.match(position, /^TRID=.*:[wb]:[DM]:[1-6]{2}:/);
    assert.ok(answers.length > 0 && answers.length === equities.length, position);
    assert.equal(new Set(answers).size, answers.length, position);
    assert.equal(position.includes(':D:'), answers.includes('go'), position);
    for (let i = 1; i < equities.length; ++i) assert.ok(equities[i - 1] >= equities[i], position);
  }
  const places = rows.map(({ releve, roll }) => releve * 1000 + roll);
  for (let i = 1; i < places.length; ++i) assert.ok(places[i - 1] < places[i]);
});

test('the same command makes the same file with any number of threads', () => {
  const options = ['--count', '2000', '--seed', '5'];
  const one = readFileSync(make('one.parquet', ...options));
  assert.ok(one.equals(readFileSync(make('two.parquet', ...options, '--threads', '2'))));
});

test('the best answer is that of the net, at both depths', async () => {
  for (const plies of [0, 1]) {
    const rows = await rowsOf(make(`plies${plies}.parquet`, '--count', '60', '--plies', `${plies}`));
    const problems = rows.map(
      ({ position, answers, equities }) =>
        `${position} | ${answers.map((answer, i) => `${answer} = ${equities[i]} ${equities[i]} 0`).join(' | ')}`
    );
    const score = execFileSync(lab, ['problems', 'score', '-', '--player', `net:${plies}`, '--json'], {
      input: problems.join('\n') + '\n'
    });
    assert.ok(JSON.parse(score).benchmarks[0].loss.mean < 0.01);
  }
});
