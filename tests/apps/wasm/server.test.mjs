// The same table far and near: a server and the module show the same game, word for word.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { bot, load, newGame } from './module.mjs';

const program = process.env.TRICTRAC_BIN ?? fileURLToPath(new URL('../../../build/test/trictrac-server', import.meta.url));

/** The address of a server that is listening. */
function listening(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listening on http:\/\/(\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}

/** All lines a table sends to someone who joins, up to the end of the game: bots' lines come one by one. */
function watch(address, game) {
  return new Promise((resolve, reject) => {
    const texts = [];
    const socket = new WebSocket(`ws://${address}/ws`);
    socket.onerror = () => reject(new Error('no connection'));
    socket.onopen = () => socket.send(JSON.stringify({ do: 'join', game, keys: {}, since: 0 }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.say !== 'line') return;
      texts.push(data);
      if (message.over === null) return;
      socket.close();
      resolve(texts);
    };
  });
}

test('a server shows the same game', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
  const flags = ['serve', '--port', '0', '--db', join(folder, 'games.db'), '--web', folder, '--allow-seed', '--bots-alone'];
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  t.after(() => {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = await listening(child);
  const { do: _, ...body } = newGame(bot, bot);
  const reply = await fetch(`http://${address}/api/games`, { method: 'POST', body: JSON.stringify(body) });
  assert.equal(reply.status, 201);
  const far = await watch(address, (await reply.json()).game);
  const near = (await load()).ask(newGame(bot, bot)).filter((message) => message.say === 'line');
  assert.ok(far.length > 50);
  assert.deepEqual(far, near.map((message) => JSON.stringify(message)));
});
