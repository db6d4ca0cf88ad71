// Le Tric Trac in the browser's module: a whole match, step by step through verdicts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bot, human, load } from './module.mjs';

const linesOf = (messages) => messages.filter((m) => m.say === 'line');
const match = (white, black) => ({ do: 'new', format: 'courrier', points: 3, white, black, seed: '5e'.repeat(32) });

/** Plays a turn by the last of the steps that may follow, again and again. */
function playOn(table, last) {
  const { turn } = last;
  const act = (action) => linesOf(table.ask({ do: 'act', line: last.n + 1, side: turn.side, action }));
  if (turn.stage === 'roll') return act({ type: 'roll' });
  const steps = [];
  for (let next = turn.first_steps; next.length > 0;) {
    steps.push(next.at(-1).slice(0, 2));
    const [verdict] = table.ask({ do: 'why', side: turn.side, steps });
    assert.equal(verdict.refusal, null);
    next = verdict.next;
  }
  return act({ type: 'play', steps });
}

test('a person plays a match of Le Tric Trac against the bot', async () => {
  const table = await load();
  const lines = linesOf(table.ask(match(human, bot)));
  while (!lines.at(-1).over) lines.push(...playOn(table, lines.at(-1)));
  lines.forEach((line, i) => assert.equal(line.n, i + 1));
  const { over, score } = lines.at(-1);
  assert.ok(score[over.winner] >= 3);
  assert.deepEqual(linesOf(table.ask({ do: 'join', game: 'local', keys: {}, since: 0 })), lines);
});
