import { spawn } from 'node:child_process';
import { chromium } from 'playwright-core';
const web = process.env.WEB ?? '/tmp/dist_sheet';
const server = spawn('/tmp/fake_trictrac', ['serve','--port','0','--db','/tmp/shots/g.db','--web',web], { stdio: ['ignore','pipe','inherit'] });
const url = await new Promise((r) => server.stdout.on('data', (t) => { const u = /http:\S+/.exec(String(t))?.[0]; if (u) r(u); }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const errors = [];
for (const [tag, viewport] of [['d', { width: 1280, height: 800 }], ['m', { width: 390, height: 844 }]]) {
  const ctx = await browser.newContext({ viewport, locale: 'fr-FR', hasTouch: tag === 'm', deviceScaleFactor: tag === 'm' ? 2 : 1 });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => errors.push(e.message)); page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
  const shot = (n) => page.screenshot({ path: `/tmp/shots/${tag}-${n}.png`, fullPage: true });
  await page.goto(url + '#/sheet'); await page.getByTestId('new-sheet').waitFor();
  await shot('1shelf');
  const make = async (format, names, company) => {
    await page.goto(url + '#/sheet'); await page.getByTestId('new-sheet').waitFor();
    await page.getByTestId('sheet-' + format).check();
    if (company) await page.getByTestId('sheet-' + company).check();
    if (names.length > 2 && format.startsWith('poule') && names.length !== 3) { await page.getByTestId('sheet-players').fill(String(names.length)); await page.getByTestId('sheet-players').blur(); }
    for (const [i, n] of names.entries()) await page.getByTestId(`sheet-name-${i + 1}`).fill(n);
    await page.getByTestId('sheet-begin').click(); await page.getByTestId('keep').waitFor();
  };
  const end = async (w, b, run) => {
    const r = page.getByTestId('result'); if (!(await r.getAttribute('open') !== null)) await r.locator('summary').click();
    await page.getByTestId('end-white').fill(String(w)); await page.getByTestId('end-white').blur();
    await page.getByTestId('end-black').fill(String(b)); await page.getByTestId('end-black').blur();
    if (run) await page.getByTestId('end-run').check();
    await page.getByTestId('end-write').click();
  };
  await make('ecrire-lalanne', ['Anne', 'Bernard']);
  await shot('2fresh');
  await end(10, 3, true); await end(7, 1); await end(6, 6); await end(1, 28);
  await page.getByTestId('white-8').click(); await page.getByTestId('black-6').click(); await page.getByTestId('white-6').click();
  await shot('3live');
  for (let i = 0; i < 3; i++) await page.getByTestId('undo').click();
  await end(11, 1, true); await end(6, 6); await end(9, 9); await end(0, 8, true); await end(6, 4);
  await shot('4over');
  await page.emulateMedia({ media: 'print' }); await shot('5print'); await page.emulateMedia({ media: 'screen' });
  await make('combine', ['Anne', 'Bernard']);
  await page.getByTestId('white-12').click(); await page.getByTestId('white-12').click(); await page.getByTestId('white-12').click();
  await page.getByTestId('roller-black').check(); await page.getByTestId('black-12').click();
  await page.getByTestId('suspend-ecrire').click();
  await page.getByTestId('put-off').locator('summary').click();
  await shot('6combine');
  await make('ecrire-1780', ['Alice', 'Bob', 'Charlie'], 'ronde');
  await shot('7ronde');
  await end(14, 0, true); await end(9, 2); 
  await page.getByTestId('put-off').locator('summary').click();
  await shot('8ronde');
  await make('poule-engraisser', ['Inès', 'Jules', 'Karim', 'Lou']);
  await end(6, 2); await page.getByTestId('black-4').click();
  await shot('9poule');
  await page.goto(url + '#/sheet'); await page.getByTestId('shelf').waitFor(); await shot('10shelf');
  await page.goto(url + '#/'); await page.waitForTimeout(300); await shot('11start');
  console.log(tag, 'overflow', await page.evaluate(() => document.documentElement.scrollWidth));
  await ctx.close();
}
console.log(errors);
await browser.close(); server.kill();
