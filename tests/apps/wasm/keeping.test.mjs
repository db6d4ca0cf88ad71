// A table that is kept and restored, as a page does that plays without a server.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bot, human, load, newGame, seed } from './module.mjs';

const linesOf = (messages) => messages.filter((m) => m.say === 'line');
const keptOf = (table, since = 0) => table.ask({ do: 'keep', since })[0];
const configOf = (table) => keptOf(table).config;
const recordOf = (table) => table.ask({ do: 'record' })[0].text;

/** Does the first thing that may be done. */
function playOn(table, { n, turn }) {
  const act = (action) => linesOf(table.ask({ do: 'act', line: n + 1, side: turn.side, action }));
  if (turn.stage === 'roll') return act({ type: 'roll' });
  if (turn.stage === 'decide') return act({ type: 'hold' });
  if (turn.plays) return act({ type: 'play', steps: turn.plays[0].map(([from, to]) => [from, to]) });
  return act({ type: 'play', steps: raced(table, turn) });
}

/** One legal play of Le Tric Trac, asked for step by step. */
function raced(table, { side, first_steps: first }) {
  const steps = [];
  for (let next = first; next.length > 0; ) {
    steps.push(next[0].slice(0, 2));
    [{ next }] = table.ask({ do: 'why', side, steps });
  }
  return steps;
}

function played(table, lines, most) {
  while (lines.length < most && !lines.at(-1).over) lines.push(...playOn(table, lines.at(-1)));
  return lines;
}

const games = {
  'a tour': newGame(human, bot),
  'à écrire by three': { ...newGame(human, bot), format: 'ecrire-1780', match: { players: 3, company: 'chouette', rounds: 2 }, others: [bot] },
  'Le Tric Trac': { do: 'new', format: 'courrier', points: 2, white: human, black: bot, seed },
};

for (const [name, game] of Object.entries(games)) {
  test(`${name} is kept and restored at any line`, async () => {
    const table = await load();
    const lines = played(table, linesOf(table.ask(game)), 90);
    const { config, events } = keptOf(table);
    assert.equal(events.length, lines.length);
    assert.deepEqual(keptOf(table, 30).events, events.slice(30));
    for (const known of [0, 1, 2, 30, lines.length]) {
      const again = await load();
      const shown = again.ask({ do: 'restore', config, events: events.slice(0, known) });
      assert.equal(shown[0].say, 'game', JSON.stringify(shown[0]));
      const restored = linesOf(shown);
      assert.ok(restored.length >= known);
      assert.deepEqual(restored, lines.slice(0, restored.length));
      assert.equal(configOf(again), config);
      if (known === lines.length) assert.equal(recordOf(again), recordOf(table));
      assert.deepEqual(played(again, restored, lines.length), lines);
    }
  });
}

test('a record is opened, with a bot or without', async () => {
  const table = await load();
  played(table, linesOf(table.ask({ ...newGame(human, human), date: '2026-01-31' })), 40);
  const record = recordOf(table);
  assert.match(record, /\[Date "2026-01-31"\]/);
  const again = await load();
  const shown = again.ask({ do: 'open', record, bot: 'black', seed });
  assert.deepEqual(shown[0].you, [0]);
  assert.equal(again.ask({ do: 'open', record, seed })[0].you.length, 2);
  const [error] = again.ask({ do: 'open', record: `${record}rubbish\n`, seed });
  assert.deepEqual([error.say, error.code], ['error', 'bad_record']);
});

test('what cannot be restored is refused and the module lives', async () => {
  const table = await load();
  const messages = [
    { do: 'keep' }, { do: 'record' }, { do: 'restore' }, { do: 'restore', config: '{}', events: [] },
    { do: 'restore', config: 7, events: [7] }, { do: 'open', record: '' }, { do: 'open', record: 7, seed, bot: 'green' },
  ];
  for (const message of messages) assert.equal(table.ask(message)[0].say, 'error', JSON.stringify(message));
  const lines = linesOf(table.ask(newGame(human, human)));
  assert.equal(table.ask({ do: 'keep', since: -1 })[0].say, 'error');
  const { config, events } = keptOf(table);
  const forged = [...events, `${lines.at(-1).turn.side[0]} roll 66`, 'rubbish'];
  assert.equal(table.ask({ do: 'restore', config, events: forged })[0].say, 'error');
  assert.equal(table.ask({ do: 'restore', config, events })[0].say, 'game');
});
