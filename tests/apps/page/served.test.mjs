// One file is the whole game: the program, away from its folder, serves every file of web/dist as it was built.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.TRICTRAC_BIN ?? at('../../../build/test/trictrac-server');
const page = at('../../../web/dist');

/** The port of a server that is told nothing of a page, in an empty folder. */
async function serve(t) {
  const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
  const flags = ['serve', '--port', '0', '--db', 'games.db', '--calls-per-minute', '0'];
  const child = spawn(program, flags, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /listening on http:\/\/.*:(\d+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  t.after(() => {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return port;
}

/** Returns the answer, with its bytes as they were sent. */
function call(port, path, headers) {
  return new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

const files = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(page, join(entry.parentPath, entry.name)));

test('every file of the page comes as it was built, compressed for clients that accept it', async (t) => {
  const port = await serve(t);
  assert.ok(files.includes('index.html') && files.length > 100, `${files.length} files`);
  for (const file of files) {
    for (const [encoding, ending] of [['identity', ''], ['gzip', '.gz'], ['br', '.br']]) {
      const packed = existsSync(join(page, file + ending)) ? ending : '';
      const reply = await call(port, `/${file}`, { 'Accept-Encoding': encoding });
      assert.equal(reply.status, 200, file);
      assert.equal(reply.headers['content-encoding'], packed === '' ? undefined : encoding, file);
      assert.ok(reply.body.equals(readFileSync(join(page, file + packed))), file + packed);
      const again = await call(port, `/${file}`, { 'Accept-Encoding': encoding, 'If-None-Match': reply.headers.etag });
      assert.equal(again.status, 304, file);
      assert.equal(again.body.length, 0, file);
    }
  }
});

test('its start is the start page', async (t) => {
  const reply = await call(await serve(t), '/', {});
  assert.ok(reply.body.equals(readFileSync(join(page, 'index.html'))));
  assert.match(reply.headers['content-security-policy'], /default-src 'self'/);
});
