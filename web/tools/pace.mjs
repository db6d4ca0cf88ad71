// Prints how long a first visit takes on a slow network, and how smoothly men move. Nothing is asserted.
// Usage: TRICTRAC_BIN=../build/trictrac-server node tools/pace.mjs [FOLDER]   (in web/, after npm run build)
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(web, 'dist'));
const folder = mkdtempSync(join(tmpdir(), 'trictrac-'));
/** "3G Fast" as WebPageTest has it: 150 ms there and back, 1.6 Mbit/s down, 768 kbit/s up. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };

function serve() {
  const args = ['serve', '--port', '0', '--db', join(folder, 'games.db'), '--web', dist];
  const server = spawn(process.env.TRICTRAC_BIN ?? join(web, '..', 'build', 'trictrac-server'), args, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolved) => {
    server.stdout.on('data', (text) => {
      const url = /http:\S+/.exec(String(text))?.[0];
      if (url) resolved({ server, url });
    });
  });
}

/** A phone is about that much slower than a desk. */
const PHONE_CPU = 4;

/** Lighthouse's "Slow 4G", once called "Fast 3G", as Chrome itself slows a connection down for it: 562.5 ms from request to answer, 1.44 Mbit/s down, 675 kbit/s up. */
const LIGHTHOUSE = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const slower = (cpu) => (cpu > 1 ? `, a processor ${cpu} times as slow` : '');

async function fresh(browser, slow, cpu = 1, viewport = DESK) {
  const context = await browser.newContext({ viewport, locale: 'fr-FR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Performance.enable');
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
  }
  return { page, busy: () => busySeconds(session) };
}

/** For how long the page's own thread has worked. */
async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Until the page can be used, and until the first man may move. */
async function firstVisit(browser, url) {
  const { page } = await fresh(browser, FAST_3G);
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByTestId('play').waitFor();
  const ready = performance.now() - begun;
  const painted = await page.evaluate(
    () =>
      new Promise((resolved) => {
        const seen = (list) =>
          list.getEntriesByName('first-contentful-paint').forEach(({ startTime }) => resolved(Math.round(startTime)));
        new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
      }),
  );
  await page.getByTestId('play').click();
  await page.locator('[data-testid=roll], .man.can').first().waitFor({ timeout: 60_000 });
  const playing = performance.now() - begun;
  const bytes = await page.evaluate(() =>
    performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  console.log(
    `first visit, fast 3G: painted ${painted} ms, interactive ${Math.round(ready)} ms, at the board ${Math.round(playing)} ms, ${bytes} bytes by then`,
  );
  await page.context().close();
}

/** What was painted last as the largest thing, once nothing has been fetched for a while: when, and what it is. */
async function largest(browser, url, slow, cpu, viewport) {
  const { page } = await fresh(browser, slow, cpu, viewport);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  const found = await page.evaluate(
    () =>
      new Promise((resolved) => {
        new PerformanceObserver((list) => {
          const { startTime, element, size } = list.getEntries().at(-1);
          const what = element ? `${element.localName} "${element.textContent.trim().slice(0, 40)}"` : 'gone';
          const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
          resolved({ lcp: startTime, fcp: paint, what: `${what}, ${size} px²` });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return found;
}

/** The largest paint of a first visit, the median of five. */
async function largestPaint(browser, url) {
  for (const [network, slow] of [
    ['fast 3G of WebPageTest (1.6 Mbit/s, 150 ms)', FAST_3G],
    ['slow network of Lighthouse (1.44 Mbit/s, 562.5 ms)', LIGHTHOUSE],
  ])
    for (const cpu of [1, PHONE_CPU])
      for (const viewport of [PHONE, DESK]) {
        const all = [];
        for (let i = 0; i < 5; i += 1) all.push(await largest(browser, url, slow, cpu, viewport));
        all.sort((a, b) => a.lcp - b.lcp);
        const { lcp, fcp, what } = all[2];
        const seconds = (ms) => (ms / 1000).toFixed(2);
        console.log(
          `largest paint (LCP), ${network}${slower(cpu)}, ${viewport.width} px wide: ${seconds(lcp)} s (${seconds(all[0].lcp)} to ${seconds(all[4].lcp)}), first paint ${seconds(fcp)} s; it is ${what}`,
        );
      }
}

const average = (all) => all.reduce((sum, n) => sum + n, 0) / all.length;

/** The frames while the computer's men travel. */
async function frames(browser, url, cpu) {
  const { page, busy } = await fresh(browser, null, cpu);
  await page.goto(url);
  await page.getByTestId('play').click();
  const gaps = [];
  const work = [];
  for (let i = 0; i < 6; i += 1) {
    await page.locator('[data-testid=roll], [data-testid=tenir], [data-testid=confirm], .man.can').first().waitFor();
    if (await page.getByTestId('roll').isVisible()) await page.getByTestId('roll').click();
    const turn = await counted(page, busy);
    gaps.push(...turn.gaps);
    work.push(...turn.work);
  }
  gaps.sort((a, b) => a - b);
  const at = (share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))]?.toFixed(1);
  console.log(
    `frames while men move${slower(cpu)}: ${(1000 / average(gaps)).toFixed(1)} a second over ${gaps.length}; a frame takes ${at(0.5)} ms (half), ${at(0.95)} ms (95 of 100), of which the page itself works ${average(work).toFixed(1)} ms; the rest is drawing, here without a graphics card`,
  );
  await page.context().close();
}

/** Presses a flèche; a man who has only one place to go has gone by then. */
const pressed = (page, fleche) => page.getByTestId(`case-${fleche}`).click();

/** Plays a turn by the first man each time, and measures from its confirmation on while anything is shown. */
async function counted(page, busy) {
  for (let i = 0; i < 8 && !(await page.getByTestId('confirm').isVisible()); i += 1) {
    if (await page.getByTestId('tenir').isVisible()) await page.getByTestId('tenir').click();
    const man = page.locator('.man.can').first();
    if (!(await man.isVisible())) break;
    await pressed(page, await man.getAttribute('data-at'));
    const target = page.locator('[data-target]').first();
    if (await target.count()) await pressed(page, await target.getAttribute('data-target'));
  }
  if (!(await page.getByTestId('confirm').isVisible())) return { gaps: [], work: [] };
  const before = await busy();
  const measuring = page.evaluate(
    () =>
      new Promise((resolved) => {
        const gaps = [];
        let frames = 0;
        let last = performance.now();
        const begun = last;
        const tick = (now) => {
          frames += 1;
          if (document.getAnimations().length > 0) gaps.push(now - last);
          last = now;
          if (now - begun < 3000) requestAnimationFrame(tick);
          else resolved({ gaps, frames });
        };
        requestAnimationFrame(tick);
      }),
  );
  await page.getByTestId('confirm').click();
  const { gaps, frames } = await measuring;
  return { gaps, work: [(1000 * ((await busy()) - before)) / frames] };
}

const { server, url } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await largestPaint(browser, url);
  await firstVisit(browser, url);
  await frames(browser, url, 1);
  await frames(browser, url, PHONE_CPU);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
