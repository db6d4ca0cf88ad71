// Makes the pictures in docs/img from the running page, of the whole of it: the start page, the table, a hint, a phone, the choice of a game,
// à écrire and its settlement, a replay, a review, the lesson.
// Usage: TRICTRAC_BIN=../build/trictrac node tools/pictures.mjs [FOLDER]   (in web/, after npm run build; FOLDER: the page, else dist)
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { palettePng } from './palette.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(web, 'dist'));
const pictures = join(web, '..', 'docs', 'img');
const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
const program = process.env.TRICTRAC_BIN ?? join(web, '..', 'build', 'trictrac');
const POSITION = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:7-1:-:x:7.6';
const SEED = '12'.repeat(32);
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'fr-FR', hasTouch: true };

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

function newGame(format = { format: 'tour', rules: 'lois', trid: POSITION }) {
  return post(
    '/api/games',
    JSON.stringify({
      ...format,
      seed: SEED,
      white: { kind: 'human', name: 'Cloris' },
      black: { kind: 'bot', bot: 'valere', name: 'Valère' },
    }),
  );
}

/** A game between two bots, laid at the server under other names. */
function played(name, seed, ...options) {
  const records = join(folder, name);
  mkdirSync(records);
  execFileSync(
    program,
    [
      'games',
      '--matches',
      '1',
      '--white',
      'toutabas',
      '--black',
      'hector',
      '--seed',
      seed,
      '--out',
      records,
      ...options,
    ],
    { stdio: 'ignore' },
  );
  const text = readFileSync(join(records, readdirSync(records)[0]), 'utf8');
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
async function choice(options, game) {
  const page = await opened(game ?? (await newGame()), options);
  await page.getByTestId('roll').first().click();
  await page.getByTestId('tenir').waitFor();
  return page;
}

async function table(options, file) {
  const page = await choice(options);
  await page.getByTestId('explain-row').last().focus();
  await take(page, file);
}

async function hint() {
  const page = await choice(DESK);
  await page.keyboard.press('h');
  await page.getByTestId('hint-way').first().focus();
  await take(page, 'hint.png');
}

async function marque() {
  await take(
    await choice(
      DESK,
      await newGame({ format: 'ecrire-1780', trid: 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:8-4:0-0:-:-:7.6;var=none' }),
    ),
    'ecrire.png',
  );
}

async function startPage() {
  const arrive = async (hash) => {
    const page = await opened({ game: '', keys: {} }, DESK, hash);
    await page.evaluate(() => localStorage.removeItem('trictrac.games'));
    await page.reload();
    return page;
  };
  const start = await arrive('#/');
  await start.getByTestId('play').waitFor();
  await take(start, 'start.png');
  const choosing = await arrive('#/new');
  await choosing.getByTestId('family-ecrire').click();
  await take(choosing, 'games.png');
}

async function settlement() {
  const page = await opened(await played('ecrire', '4', '--format', 'ecrire-1780', '--match', 'rounds=6'), DESK);
  await page.getByTestId('settlement-lines').waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  await take(page, 'settlement.png');
}

async function looked() {
  const game = await played('tour', '7');
  const replay = await opened(game, DESK, `#/game/${game.game}#t=24`);
  await replay.getByTestId('replay-outlook').click();
  await replay.locator('.fell').first().waitFor();
  await take(replay, 'replay.png');
  const review = await opened(game, DESK, `#/review/${game.game}`);
  await review.locator('[data-testid=review-page][data-state=done]').waitFor();
  await take(review, 'review.png');
}

/** Drags a man along the arrow the coach draws. */
async function follow(page) {
  const arrow = page.getByTestId('arrow').first();
  await arrow.waitFor();
  const ends = await Promise.all(
    ['data-from', 'data-to'].map(async (end) =>
      page.getByTestId(`case-${await arrow.getAttribute(end)}`).boundingBox(),
    ),
  );
  const [from, to] = ends.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** The first point of the lesson, explained. */
async function lesson() {
  const page = await opened({ game: '', keys: {} }, { ...PHONE, locale: 'en-GB' }, '#/lesson');
  const coach = page.getByTestId('coach');
  while ((await coach.getAttribute('data-kind')) !== 'event') {
    const asked = page.locator('[data-testid=next], [data-testid=roll], [data-testid=confirm], [data-testid=guess-2]');
    await asked.or(page.getByTestId('arrow')).first().waitFor();
    if (await asked.count()) await asked.first().click();
    else await follow(page);
  }
  await take(page, 'lesson.png');
}

try {
  await table(DESK, 'board.png');
  await table(PHONE, 'phone.png');
  await hint();
  await startPage();
  await marque();
  await settlement();
  await looked();
  await lesson();
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
