// The sheet of a real table in the browser's module: the same account, word for word, as the program's.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from './module.mjs';

const program = process.env.TRICTRAC_BIN ?? fileURLToPath(new URL('../../../build/test/trictrac', import.meta.url));

const sheets = {
  'ecrire-lalanne': [['Anne', 'Bernard'], 'round W 10 B 3 run', 'round W 7 B 1', 'round W 6 B 6', 'round W 1 B 28',
    'W +8', "B +6 other's roll", 'W +6', 'W goes', 'W holes 2', 'round W 11 B 1 run'],
  'ecrire-1780': [['Alice', 'Bob', 'Charlie'], 'seats 3 1 2 lead W', 'W +24', 'round W 14 B 0 run unlifted', 'B +12'],
  combine: [['Anne', 'Bernard'], 'seats 1 2 lead B', 'B +24', 'B suspends ecrire', 'B +36', 'B goes', 'W +12', 'B gives up'],
  tour: [['Anne', 'Bernard'], 'round W 0 B 12'],
  'poule-guiton': [['Inès', 'Jules', 'Karim', 'Lou'], 'round W 6 B 2', 'B +36', 'W +4'],
  'poule-plumer': [['Inès', 'Jules'], 'W +36', 'W goes', 'round W 6 B 6'],
};
const rounds = { 'ecrire-1780': '[Match "rounds=9"]\n' };

for (const [format, [names, ...entries]] of Object.entries(sheets)) {
  const players = `[Players ${names.map((name) => `"${name}"`).join(' ')}]\n`;
  const text = `[Format "${format}"]\n${rounds[format] ?? ''}${players}\n${entries.join('\n')}\n`;

  test(`a sheet of ${format} is the same near and far`, async () => {
    const { sheet } = await load();
    const near = sheet(JSON.stringify({ do: 'open', text }));
    const far = execFileSync(program, ['sheet', '--json'], { input: text, encoding: 'utf8' });
    assert.equal(near, far.trimEnd());
    assert.equal(JSON.parse(near).log.length, entries.length);
  });
}

test('what is wrong is answered by an error and the sheet stays', async () => {
  const { sheet } = await load();
  const ask = (message) => JSON.parse(sheet(JSON.stringify(message)));
  assert.equal(ask({ do: 'show' }).code, 'unknown_game');
  ask({ do: 'begin', format: 'tour', names: ['A', 'B'] });
  ask({ do: 'enter', entry: 'W +4' });
  assert.equal(ask({ do: 'enter', entry: 'W goes' }).why, 'may_not_go');
  for (const text of ['', '[]', '{"do":"enter"}', '[['.repeat(5000), '{"do":"open","text":"[x"}']) assert.equal(JSON.parse(sheet(text)).say, 'error');
  assert.equal(ask({ do: 'show' }).score.white.points, 4);
});
