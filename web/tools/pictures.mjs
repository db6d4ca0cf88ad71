// Makes the pictures in docs/img from the running page: board, phone, games (the start page) and ecrire (a marqué).
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

async function newGame(url, format = { format: 'tour', rules: 'lois', trid: POSITION }) {
  const body = { ...format, seed: SEED,
    white: { kind: 'human', name: 'Cloris' }, black: { kind: 'bot', bot: 'commis', name: 'Le Commis' } };
  return (await fetch(`${url}/api/games`, { method: 'POST', body: JSON.stringify(body) })).json();
}

async function opened(browser, url, game, viewport, locale) {
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((g) => {
    localStorage.setItem('trictrac.games', JSON.stringify([{ game: g.game, keys: g.keys, against: 'Le Commis', over: false }]));
  }, game);
  await page.goto(`${url}/#/g/${game.game}`);
  return page;
}

async function picture(browser, url, viewport, locale, file) {
  const page = await opened(browser, url, await newGame(url), viewport, locale);
  await page.getByTestId('roll').first().click();
  await page.getByTestId('tenir').waitFor();
  await page.getByTestId('explain-row').last().focus();
  await page.screenshot({ path: join(pictures, file) });
  await page.context().close();
}

/** The games there are, à écrire laid open. */
async function startPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByTestId('family-ecrire').click();
  await page.screenshot({ path: join(pictures, 'games.png') });
  await context.close();
}

/** A decision in the middle of a marqué: what holding and going are worth. */
async function marque(browser, url) {
  const ecrire = { format: 'ecrire-1780', trid: 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:0-0:-:-:7.6;var=none' };
  const page = await opened(browser, url, await newGame(url, ecrire), { width: 1280, height: 800 }, 'en-GB');
  await page.getByTestId('roll').first().click();
  await page.getByTestId('tenir').waitFor();
  await page.screenshot({ path: join(pictures, 'ecrire.png') });
  await page.context().close();
}

const { server, url } = await serve();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
try {
  await picture(browser, url, { width: 1280, height: 800 }, 'en-GB', 'board.png');
  await picture(browser, url, { width: 390, height: 844 }, 'fr-FR', 'phone.png');
  await startPage(browser, url);
  await marque(browser, url);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
