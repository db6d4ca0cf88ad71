import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/state/settings/preferences';
import { parseTrid } from '../../src/wire/messages/trid';
import { asked, boardText, confirm, moveOne, playTurn, roll } from '../helpers/hands';
import { site } from '../helpers/site';
import { faultsOf, menuItem, otherLanguage, saidOn, smallControls } from '../helpers/sight';
import { allLines, BOT, gameWithRoll, HOLE, makeGame, PERSON, QUIET, sit, type Made } from '../helpers/table';

const at = site();

describe('the page around the board', () => {
  it('speaks French and English', async () => {
    const page = await at.entered();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    await expect.poll(() => page.getByTestId('play').textContent()).toContain('Jouer contre l’ordinateur');
    await otherLanguage(page);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    await expect.poll(() => page.getByTestId('play').textContent()).toContain('Play the computer');
    await page.reload();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  });

  it('says everything in the other language in the midst of a game, which stays as it is', async () => {
    const people = { white: { ...PERSON, name: '' }, black: { kind: 'bot', bot: 'valere', name: 'Valère' } } as const;
    const made = await gameWithRoll(at.url, HOLE, '42', people);
    const page = await at.seated(made);
    await roll(page, 'pointer');
    await page.getByTestId('tenir').waitFor();
    await page.getByTestId('explain-row').first().click();
    const french = await saidOn(page);
    const before = [await boardText(page), await allLines(at.url, made.game)];
    await otherLanguage(page);
    await page.getByTestId('rule-source').first().waitFor();
    const english = await saidOn(page);
    // Texts alike in both languages: the game, names, keys, points.
    expect(
      french.filter(
        (text) => english.includes(text) && !/^(Trictrac|Valère|T|V|pts|Tour|amateur|bredouille ×2)$/.test(text),
      ),
    ).toEqual([]);
    expect(english.filter((text) => /undefined|\[object|[a-z]_[a-z]/.test(text))).toEqual([]);
    expect([french.includes('Vous'), english.includes('You')]).toEqual([true, true]);
    expect(await page.locator('[data-testid=term][data-word=bredouille]').count()).toBeGreaterThan(0);
    expect([await boardText(page), await allLines(at.url, made.game)]).toEqual(before);
  });

  it('resigns, and plays again', async () => {
    const page = await at.seated(await makeGame(at.url, { black: BOT }));
    await (await menuItem(page, 'resign')).click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('winner').waitFor();
    await expect.poll(() => page.getByTestId('winner').getAttribute('data-side')).toBe('black');
    const ended = page.url();
    await page.getByTestId('again').click();
    await page.waitForFunction((url) => location.href !== url, ended);
    expect(['roll', 'move', 'decide', 'confirm']).toContain(await asked(page));
  });

  it('comes to the first move in one click, without a word of complaint', async () => {
    const page = await at.fresh();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(at.url);
    await page.getByTestId('play').click();
    if ((await asked(page)) === 'roll') await roll(page, 'pointer');
    if ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    expect(complaints).toEqual([]);
  });

  it('shows from the start how a turn goes', async () => {
    const page = await at.entered();
    await page.getByTestId('how').click();
    await page.getByTestId('turn-steps').waitFor();
    await expect.poll(() => page.getByTestId('turn-steps').locator('li').count()).toBe(6);
    await page.getByRole('dialog').getByText('bredouille').first().waitFor();
    await page.getByTestId('close').click();
    await page.getByTestId('turn-steps').waitFor({ state: 'detached' });
  });

  it('gives a finger room everywhere', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const page = await at.entered(phone);
    expect(await smallControls(page)).toEqual([]);
    await sit(page, at.url, await makeGame(at.url));
    await menuItem(page, 'resign');
    expect(await smallControls(page)).toEqual([]);
  });

  it('reports an unknown game', async () => {
    const page = await at.fresh();
    await page.goto(`${at.url}#/g/nowhere`);
    await page.getByText('introuvable').waitFor();
  });

  it('has no serious fault of accessibility', async () => {
    const page = await at.entered();
    expect(await faultsOf(page)).toEqual([]);
    await sit(page, at.url, await makeGame(at.url, { black: BOT }));
    await asked(page);
    expect(await faultsOf(page)).toEqual([]);
  });

  it('can be played by the keyboard alone, never losing the focus', async () => {
    const page = await at.seated(await makeGame(at.url));
    for (let turn = 0; turn < 6; turn += 1) {
      if ((await asked(page)) === 'roll') await roll(page, 'keyboard');
      if ((await asked(page)) === 'decide') await page.keyboard.press('t');
      while ((await asked(page)) === 'move') await moveOne(page, 'keyboard', turn);
      await confirm(page, 'keyboard');
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id ?? '')).toMatch(/^case-/);
      expect(
        await page.evaluate(() => parseFloat(getComputedStyle(document.activeElement!).outlineWidth)),
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('shows the other’s turn unhurried, and finishes at a key', async () => {
    const page = await at.seated(await makeGame(at.url, { black: BOT }));
    await page.evaluate(() => localStorage.setItem('trictrac.speed', 'slow'));
    await page.reload();
    if ((await asked(page)) === 'roll') await roll(page, 'pointer');
    await page.keyboard.press('Escape');
    await playTurn(page, 'pointer');
    await page.getByTestId('status').filter({ hasText: 'joue' }).waitFor();
    await page.keyboard.press('Escape');
    expect(['roll', 'decide']).toContain(await asked(page));
  });

  it('shows the other’s turn without travel to those who want none', async () => {
    const made = await makeGame(at.url, { black: BOT });
    const page = await at.fresh({ reducedMotion: 'reduce' });
    await sit(page, at.url, made, 'normal');
    if ((await asked(page)) === 'roll') await roll(page, 'pointer');
    while ((await asked(page)) === 'move') await moveOne(page, 'pointer');
    const sent = Date.now();
    await confirm(page, 'pointer');
    await page.getByTestId('status').filter({ hasText: 'joue' }).waitFor();
    const moving = await page.evaluate(() =>
      document.getAnimations().map((a) => Number(a.effect?.getTiming().duration)),
    );
    for (const duration of moving) expect(duration).toBeLessThan(100);
    expect(['roll', 'decide']).toContain(await asked(page));
    expect(Date.now() - sent).toBeGreaterThanOrEqual(400);
    await page.getByTestId('last-move').first().waitFor({ state: 'attached' });
    expect(await boardText(page)).toBe(await boardAt(made));
  });
});

it('the last play is drawn in thin arrows of the colour of arrows until the next throw, a row in thick ones', async () => {
  const page = await at.seated(await makeGame(at.url, { black: BOT, seed: '3a'.repeat(32) }), {
    reducedMotion: 'reduce',
  });
  if ((await asked(page)) === 'roll') await roll(page, 'pointer');
  await playTurn(page, 'pointer');
  await asked(page);
  const last = page.getByTestId('last-move');
  await last.first().waitFor({ state: 'attached' });
  const drawn = (testid: string) =>
    page
      .getByTestId(testid)
      .first()
      .evaluate((path) => {
        const { stroke, strokeWidth } = getComputedStyle(path);
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--arrow)';
        const arrow = getComputedStyle(probe).color;
        probe.remove();
        const halo = getComputedStyle(path.previousElementSibling!);
        return { asArrows: stroke === arrow, width: parseFloat(strokeWidth), halo: parseFloat(halo.strokeWidth) };
      });
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const play = await drawn('last-move');
    expect(play.asArrows, theme).toBe(true);
    expect(play.halo, theme).toBeGreaterThan(play.width);
  }
  const { width } = await drawn('last-move');
  await roll(page, 'pointer');
  await last.first().waitFor({ state: 'detached' });
  const rolled = await at.rolled(QUIET, '42', { reducedMotion: 'reduce' });
  await rolled.getByTestId('explain-row').first().focus();
  const row = rolled.getByTestId('arrow').first();
  await row.waitFor({ state: 'attached' });
  expect(await row.evaluate((path) => parseFloat(getComputedStyle(path).strokeWidth))).toBeGreaterThan(1.5 * width);
});

/** The men on the board after the last line the table wrote, as `boardText` shows them. */
async function boardAt({ game }: Made): Promise<string> {
  const { board } = parseTrid((await allLines(at.url, game)).at(-1)!.trid)!;
  const on = board.men.flatMap((n, i) => Array<string>(Math.abs(n)).fill(`${n > 0 ? 'white' : 'black'}@${i}`));
  return on.sort().join(' ');
}
