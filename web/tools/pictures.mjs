// Makes docs/img/board.png and docs/img/phone.png from the running page.
// Usage: TRICTRAC_BIN=../build/trictrac node tools/pictures.mjs   (in web/, after npm run build)
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const web = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(web, '..', 'docs', 'img');
const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
const POSITION = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:7-1:-:x:7.6';
const SEED = '12'.repeat(32);

function serve() {
  const args = ['serve', '--port', '0', '--db', join(folder, 'games.db'), '--web', join(web, 'dist'), '--allow-seed'];
  const server = spawn(process.env.TRICTRAC_BIN ?? join(web, '..', 'build', 'trictrac'), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      const url = /http:\S+/.exec(String(text))?.[0];
      if (url) resolve({ server, url });
    });
  });
}

async function newGame(url) {
  const body = { format: 'tour', rules: 'lois', trid: POSITION, seed: SEED,
    white: { kind: 'human', name: 'Cloris' }, black: { kind: 'bot', bot: 'commis', name: 'Le Commis' } };
  return (await fetch(`${url}/api/games`, { method: 'POST', body: JSON.stringify(body) })).json();
}

async function picture(browser, url, viewport, locale, file) {
  const game = await newGame(url);
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((g) => {
    localStorage.setItem('trictrac.games', JSON.stringify([{ game: g.game, keys: g.keys, against: 'Le Commis', over: false }]));
  }, game);
  await page.goto(`${url}/#/g/${game.game}`);
  await page.getByTestId('roll').first().click();
  await page.getByTestId('tenir').waitFor();
  await page.getByTestId('explain-row').last().focus();
  await page.screenshot({ path: join(pictures, file) });
  await context.close();
}

const { server, url } = await serve();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
try {
  await picture(browser, url, { width: 1280, height: 800 }, 'en-GB', 'board.png');
  await picture(browser, url, { width: 390, height: 844 }, 'fr-FR', 'phone.png');
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
