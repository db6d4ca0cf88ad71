// A table in the browser's module: whole games, refusals, rubbish.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bot, human, load, newGame } from './module.mjs';

const sides = ['white', 'black'];
const linesOf = (messages) => messages.filter((m) => m.say === 'line');

/** Every mark of a line is explained by it, and the score is what the marks make it. */
function checkMarks(lines) {
  let score = { white: { points: 0, holes: 0 }, black: { points: 0, holes: 0 } };
  let roll = null;
  for (const line of lines) {
    if (line.do.type === 'roll') roll = line;
    for (const mark of line.marks) {
      const due = roll.events.filter((e) => e.side === mark.side).reduce((sum, e) => sum + e.points, 0);
      assert.equal(mark.points, due, `line ${line.n}: events explain the points`);
      assert.equal(mark.had, score[mark.side].points, `line ${line.n}: points before`);
      assert.equal(line.score[mark.side].holes, score[mark.side].holes + mark.holes, `line ${line.n}: holes`);
    }
    score = line.score;
  }
}

/** Plays the first legal play of each roll and always holds. */
function playOn(table, last) {
  const { turn } = last;
  const act = (action) => linesOf(table.ask({ do: 'act', line: last.n + 1, side: turn.side, action }));
  if (turn.stage === 'roll') return act({ type: 'roll' });
  if (turn.stage === 'decide') return act({ type: 'hold' });
  return act({ type: 'play', steps: turn.plays[0].map(([from, to]) => [from, to]) });
}

function checkEnd(lines) {
  const { over } = lines.at(-1);
  assert.ok(sides.includes(over.winner));
  assert.match(over.seed, /^[0-9a-f]{64}$/);
  assert.ok(lines.at(-1).score[over.winner].holes >= 12);
  lines.forEach((line, i) => assert.equal(line.n, i + 1));
}

test('two bots play a tour to its end', async () => {
  const table = await load();
  const messages = table.ask(newGame(bot, bot));
  assert.equal(messages[0].say, 'game');
  assert.deepEqual(messages.at(-1), { say: 'ready', line: messages[0].lines });
  const lines = linesOf(messages);
  checkEnd(lines);
  checkMarks(lines);
});

test('a person plays a tour against the bot, and joining again gives the same lines', async () => {
  const table = await load();
  const lines = linesOf(table.ask(newGame(human, bot)));
  while (!lines.at(-1).over) {
    const more = playOn(table, lines.at(-1));
    assert.ok(more.length > 0, `something follows line ${lines.length}`);
    lines.push(...more);
  }
  checkEnd(lines);
  checkMarks(lines);
  const again = table.ask({ do: 'join', game: 'local', keys: {}, since: 3 });
  assert.deepEqual(linesOf(again), lines.slice(3));
});

test('the same seed gives the same game', async () => {
  const [one, other] = [await load(), await load()];
  const game = JSON.stringify(newGame(bot, bot));
  assert.equal(one.say(game), other.say(game));
});

test('an illegal play is refused by its rule, and asked about', async () => {
  const table = await load();
  let last = linesOf(table.ask(newGame(human, human))).at(-1);
  while (last.turn.stage !== 'move') last = playOn(table, last).at(-1);
  const { side } = last.turn;
  const [error] = table.ask({ do: 'act', line: last.n + 1, side, action: { type: 'play', steps: [[24, 25]] } });
  assert.equal(error.code, 'refused');
  assert.match(error.refusal.rule, /^M\d/);
  const [verdict] = table.ask({ do: 'why', side, steps: [[24, 25]] });
  assert.deepEqual(verdict.refusal.rule, error.refusal.rule);
  const rollAs = (line) => table.ask({ do: 'act', line, side, action: { type: 'roll' } })[0];
  assert.deepEqual(rollAs(last.n), last, 'the same act again is answered alike');
  assert.equal(rollAs(last.n + 5).code, 'stale');
});

test('rubbish is answered by an error and the module lives', async () => {
  const table = await load();
  const rubbish = ['', '{', '[]', '"new"', '{"do":"new"}', '{"do":"dance"}', '{"do":7}', '\u0000', '{"do":"act"}',
    '{"do":"why","side":"white","steps":[]}', '['.repeat(10000), '{"do":"new","seed":"12"}'];
  for (const text of rubbish) assert.equal(JSON.parse(table.say(text))[0].say, 'error', text.slice(0, 40));
  assert.equal(table.ask(newGame(bot, bot))[0].say, 'game');
});
