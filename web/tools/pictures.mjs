// Makes the pictures in docs/img from the running page, for README.md and the catalogues of programs (packaging/desktop): the table, the
// analysis board, a phone.
// Usage: TRICTRAC_BIN=../build/trictrac-server node tools/pictures.mjs [FOLDER]   (in web/, after npm run build; FOLDER: the page, else dist)
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { palettePng } from './palette.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(web, 'dist'));
const pictures = join(web, '..', 'docs', 'img');
const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
const program = process.env.TRICTRAC_BIN ?? join(web, '..', 'build', 'trictrac-server');
const POSITION = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:7-1:-:x:7.6';
const SEED = '12'.repeat(32);
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true };

function serve() {
  const args = ['serve', '--port', '0', '--db', join(folder, 'games.db'), '--web', dist, '--allow-seed'];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((done) => {
    server.stdout.on('data', (text) => {
      const url = /http:\S+/.exec(String(text))?.[0];
      if (url) done({ server, url });
    });
  });
}

const { server, url } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function post(path, body) {
  return (await fetch(`${url}${path}`, { method: 'POST', body })).json();
}

function newGame() {
  return post(
    '/api/games',
    JSON.stringify({
      format: 'tour',
      rules: 'lois',
      trid: POSITION,
      seed: SEED,
      white: { kind: 'human', name: 'Cloris' },
      black: { kind: 'bot', bot: 'valere', name: 'Valère' },
    }),
  );
}

/** A game between two bots, laid at the server under other names. */
function played() {
  const bots = ['--white', 'toutabas', '--black', 'hector'];
  execFileSync(program, ['games', '--matches', '1', ...bots, '--seed', '7', '--out', folder], { stdio: 'ignore' });
  const text = readFileSync(
    join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.trictrac')),
    ),
    'utf8',
  );
  return post(
    '/api/records?mine=all',
    text.replace(/\[White ".*"\]/, '[White "Cloris"]').replace(/\[Black ".*"\]/, '[Black "Damon"]'),
  );
}

/** A page that knows the game, at an address of it. */
async function opened(game, options, hash = `#/g/${game.game}`) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.addInitScript((g) => {
    localStorage.setItem(
      'trictrac.games',
      JSON.stringify([{ game: g.game, keys: g.keys, against: 'Valère', over: false }]),
    );
    localStorage.setItem('trictrac.speed', 'instant');
  }, game);
  await page.goto(`${url}/${hash}`);
  return page;
}

/** Keeps what the page shows. */
async function take(page, file) {
  const { width, height } = page.viewportSize();
  const shot = (await page.screenshot()).toString('base64');
  const raw = await page.evaluate(async (picture) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
    return btoa(text);
  }, shot);
  const bytes = palettePng(Buffer.from(raw, 'base64'), width, height);
  writeFileSync(join(pictures, file), bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} KiB`);
  await page.context().close();
}

/** A hole made by the first roll: hold, or go? */
async function table(options, file) {
  const page = await opened(await newGame(), options);
  await page.getByTestId('roll').first().click();
  await page.getByTestId('tenir').waitFor();
  await page.getByTestId('explain-row').last().focus();
  await take(page, file);
}

/** The first blunder in a play of a judged game, with the answers compared. */
async function analysis(file) {
  const game = await played();
  const page = await opened(game, DESK, `#/game/${game.game}`);
  await page.getByTestId('error-rate').first().waitFor();
  await page.getByTestId('tab-errors').click();
  await page.locator('[data-testid=mistake][data-grade=blunder]').first().click();
  await page.getByTestId('candidate').nth(1).waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  await take(page, file);
}

try {
  await table(DESK, 'board.png');
  await table(PHONE, 'phone.png');
  await analysis('analysis.png');
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
