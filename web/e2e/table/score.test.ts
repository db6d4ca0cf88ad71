import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Side } from '../../src/wire/described/messages';
import { SIDES, other } from '../../src/wire/messages/fleches';
import { asked, drag, moveOne, playTurn, roll, touch } from '../helpers/hands';
import { whenLong } from '../helpers/long';
import { site } from '../helpers/site';
import { allFaultsOf, centre, otherLanguage, setting, tipOf } from '../helpers/sight';
import { allLines, BOT, FIELD, field, gameWithRoll, HOLE, makeGame, position, QUIET, sit } from '../helpers/table';

const at = site();

/** Points and holes, and whether the points that stand were taken in one run. */
type Marked = Record<Side, { points: number; holes: number; run: boolean }>;

const standing = (score: Record<Side, { points: number; holes: number }>) =>
  SIDES.map((side) => [score[side].points, score[side].holes]);

/** The score once points have been marked (K2): twelve are a hole, or two where they came in one run, and wipe out what the other had. */
function markedBy(before: Marked, side: Side, points: number): Marked {
  const foe = other(side);
  const [mine, theirs] = [before[side], before[foe]];
  const all = mine.points + points;
  const run = mine.points === 0 || mine.run;
  const made = Math.floor(all / 12);
  // After the first dozen the further ones of a roll are always in one run.
  const holes = made > 0 ? (run ? 2 : 1) + 2 * (made - 1) : 0;
  const after = { points: all % 12, holes: mine.holes + holes, run: made > 0 || run };
  const left = { ...theirs, points: made > 0 ? 0 : theirs.points, run: made > 0 };
  return { [side]: after, [foe]: left } as Marked;
}

/** The points of the rows of the roll shown, by side. */
async function rowSums(page: Page): Promise<Record<Side, number>> {
  const rows = await page
    .getByTestId('explain-row')
    .evaluateAll((all) =>
      all.map(
        (row) => [(row as HTMLElement).dataset.side as Side, Number((row as HTMLElement).dataset.points)] as const,
      ),
    );
  const sum = (side: Side) => rows.filter(([of]) => of === side).reduce((all, [, points]) => all + points, 0);
  return { white: sum('white'), black: sum('black') };
}

/** Goes on by the keyboard until an element has it. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  do await page.keyboard.press(key);
  while (!(await wanted.evaluate((element) => element === document.activeElement)));
}

describe('the score', () => {
  it('moves the jeton from eight to ten when two are marked', async () => {
    // 4 and 1 from FIELD hit one lone man once: two points.
    const made = await gameWithRoll(at.url, field('8-4', '3-1', 'w'), '41');
    const page = await at.seated(made);
    await expect.poll(() => page.getByTestId('jeton-w').count()).toBe(2);
    const before = await centre(page.getByTestId('jeton-w').last());
    await roll(page, 'pointer');
    await asked(page);
    const line = (await allLines(at.url, made.game)).at(-1)!;
    expect(line.score.white).toMatchObject({ points: 10, holes: 3 });
    const tip = await tipOf(page, 'white', 12);
    await page.waitForFunction(
      ([x, y]) => {
        const box = [...document.querySelectorAll('[data-testid=jeton-w]')].at(-1)!.getBoundingClientRect();
        return Math.hypot(box.x + box.width / 2 - x!, box.y + box.height / 2 - y!) < 12;
      },
      [tip.x, tip.y],
    );
    expect(Math.hypot(before.x - tip.x, before.y - tip.y)).toBeGreaterThan(100);
  }, 600_000);

  it('pegs the holes before it lays the jeton where the plaque says, and holding changes nothing', async () => {
    const made = await gameWithRoll(at.url, HOLE, '42');
    const page = await at.fresh();
    await sit(page, at.url, made, 'slow');
    await page.getByTestId('roll').waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const fichet = document.querySelector<HTMLElement>('[data-testid=fichet-w]')!.dataset.hole;
        const state = `${fichet} ${document.querySelector('[data-testid=jeton-w]')!.textContent}`;
        if (seen.at(-1) !== state) seen.push(state);
      };
      note();
      new MutationObserver(note).observe(document.querySelector('[data-testid=board]')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    await page.getByTestId('roll').click();
    await page.getByTestId('tenir').waitFor();
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['3 8', '5 8', '5 2']);
    await page.getByTestId('tenir').click();
    await page.getByTestId('tenir').waitFor({ state: 'detached' });
    await expect.poll(seen).toEqual(['3 8', '5 8', '5 2']);
  });
});

describe('the explanation of every mark', () => {
  whenLong(
    'adds up to every change of the score over forty turns, and stays while the turn lasts',
    async () => {
      const made = await makeGame(at.url, { seed: '5c'.repeat(32) });
      const page = await at.seated(made);
      let seen = 0;
      let score: Marked = { white: { points: 0, holes: 0, run: true }, black: { points: 0, holes: 0, run: true } };
      const doubled: boolean[] = [];
      const gained = { white: 0, black: 0 };
      for (let turn = 0; turn < 40; turn += 1) {
        if ((await asked(page)) === 'roll') await roll(page, 'pointer');
        let now = await asked(page);
        const rows = await rowSums(page);
        if (now === 'decide') await page.getByTestId('tenir').click();
        now = await asked(page);
        if (now === 'over') break;
        while ((await asked(page)) === 'move') await moveOne(page, 'pointer', turn);
        expect(await rowSums(page)).toEqual(rows);
        const before = (await allLines(at.url, made.game)).length;
        await page.getByTestId('confirm').click();
        await page.getByTestId('confirm').waitFor({ state: 'detached' });
        await asked(page);
        const lines = await allLines(at.url, made.game);
        const rolled = lines.findLastIndex(
          ({ n, events, do: done }) => n <= before && (done.type === 'roll' || events.length > 0),
        );
        const { side: roller } = lines[rolled]!;
        // The roller marks first, the other when the men have been played.
        for (const side of [roller, other(roller)]) {
          const holes = score[side].holes;
          const { points, run } = score[side];
          if (rows[side] > 0) score = markedBy(score, side, rows[side]);
          if (score[side].holes > holes) doubled.push(points === 0 || run);
          gained[side] += rows[side];
        }
        expect(standing(lines[before]!.score), `turn ${turn}`).toEqual(standing(score));
        seen += rows.white + rows.black > 0 ? 1 : 0;
      }
      expect(seen).toBeGreaterThan(5);
      expect(Math.min(gained.white, gained.black)).toBeGreaterThan(0);
      expect(new Set(doubled)).toEqual(new Set([true, false]));
    },
    600_000,
  );

  it('shows why, counts it out, names the rule with its source, and opens it', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const row = page.getByTestId('explain-row').first();
    await row.click();
    await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true');
    const detail = page.getByTestId('explain-detail').first();
    await detail.getByText('2 × 2 = 4').waitFor();
    await expect.poll(() => detail.getByTestId('explain-way').count()).toBe(2);
    await detail.getByTestId('rule-source').filter({ hasText: 'Lois et règles X' }).waitFor();
    await detail.getByTestId('rule-link').click();
    await page.getByRole('dialog').locator('[data-rule=p1]').getByText('P1 · Battre à vrai').waitFor();
    await page.getByTestId('close').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('draws each way by itself, and none when it is left', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const rows = page.getByTestId('explain-row');
    const own = new Set(
      await page.$$eval('[data-testid=man][data-side=white]', (men) =>
        men.map((man) => (man as HTMLElement).dataset.at),
      ),
    );
    const arrows = () =>
      page
        .getByTestId('arrow')
        .evaluateAll((all) => all.map((one) => ({ ...(one as SVGElement).dataset }) as { from: string; to: string }));
    for (const [i, ways] of [2, 1].entries()) {
      await tabTo(page, rows.nth(i));
      const drawn = await arrows();
      expect(drawn.length).toBe(ways);
      const [, named] = /la dame de (\d+)/.exec((await rows.nth(i).textContent())!)!;
      for (const { from, to } of drawn) expect([own.has(from), to]).toEqual([true, named]);
    }
    await page.keyboard.press('Tab');
    await page.getByTestId('arrow').first().waitFor({ state: 'detached' });
    await tabTo(page, rows.first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByTestId('explain-way').first());
    await page.waitForFunction(() => document.querySelectorAll('[data-testid=arrow]').length === 1);
    await tabTo(page, rows.first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.getByTestId('arrow').first().waitFor({ state: 'detached' });
  });

  it('asks the glossary about a word', async () => {
    const page = await at.rolled(position('C----ABBBBAB-----------o'), '52');
    await asked(page);
    const bound = page.getByTestId('bound');
    await bound
      .getByTestId('rule-link')
      .first()
      .getByTestId('rule-source')
      .filter({ hasText: /Lois et règles [IVX]/ })
      .waitFor();
    await expect.poll(() => bound.locator('p').first().getAttribute('data-reason')).toBe('must_fill');
    await bound.getByTestId('term').filter({ hasText: 'jan' }).first().click();
    await page.getByRole('dialog').locator('.at[data-word=jan]').waitFor();
    expect(await allFaultsOf(page)).toEqual([]);
  });
});

describe('on a hole', () => {
  it('the words of the choice lead to the glossary', async () => {
    const page = await at.rolled(HOLE, '42', { locale: 'en-GB' });
    const terms = page.getByTestId('choice-terms');
    for (const [term, id] of [
      ['tenir', 'tenir'],
      ['s’en aller', 's-en-aller'],
    ] as const) {
      await terms.getByRole('button', { name: term, exact: true }).click();
      await page.getByRole('dialog').locator(`.at[data-word=${id}]`).waitFor();
      await page.keyboard.press('Escape');
    }
  });
});

describe('what players announce', () => {
  it('is the rows of the panel, in both languages, and whole in the log alone', async () => {
    const page = await at.rolled(HOLE, '42');
    const row = page.getByTestId('explain-row').first();
    await row.filter({ hasText: /^Je bats / }).waitFor();
    const panel = page.locator('.panel');
    const quoted = () => panel.getByText(/Quatre et deux\s: six points|Je tiens|Tient\./).count();
    expect(await quoted()).toBe(0);
    const log = page.getByTestId('log');
    await log
      .filter({ hasText: /quatre et deux\s: six points, je bats .*\s; deux trous/i })
      .waitFor({ state: 'attached' });
    await page.getByTestId('tenir').click();
    await log.filter({ hasText: /tient\.|tenez\./ }).waitFor({ state: 'attached' });
    expect(await quoted()).toBe(0);
    await otherLanguage(page);
    await row.filter({ hasText: /^I hit / }).waitFor();
    await page.getByTestId('roll-sum').filter({ hasText: 'four and two' }).waitFor();
  });

  it('is said aloud only where that is wished', async () => {
    const made = await gameWithRoll(at.url, HOLE, '42');
    const page = await at.fresh();
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          speak: (one: SpeechSynthesisUtterance) => said.push(`${one.lang} ${one.text}`),
          cancel: () => undefined,
        },
      });
    });
    const heard = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await sit(page, at.url, made);
    await roll(page, 'pointer');
    await page.getByTestId('tenir').waitFor();
    await (await setting(page, 'spoken')).check();
    await page.keyboard.press('Escape');
    await page.getByTestId('tenir').click();
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.includes('fr-FR je tiens'));
    await otherLanguage(page);
    await playTurn(page, 'pointer');
    await roll(page, 'pointer');
    await page.waitForFunction(() => (window as unknown as { said: string[] }).said.at(-1)?.startsWith('en-GB '));
    // Neither the roll before it was wished, nor the same words in another voice.
    expect((await heard()).filter((one) => one.startsWith('fr-FR'))).toEqual(['fr-FR je tiens']);
    expect((await heard()).filter((one) => one.includes('tiens'))).toHaveLength(1);
    const told = await page
      .getByTestId('log')
      .locator('p')
      .evaluateAll((all) => all.map((one) => `${(one as HTMLElement).lang} ${one.textContent}`));
    expect(told.some((one) => /^fr .*tien/.test(one))).toBe(true);
    expect(told.at(-1)).toMatch(/^en /);
  });
});

describe('why not, and why', () => {
  it('names for a man who cannot move the law that forbids each number', async () => {
    const page = await at.rolled(position('A---h-g----B-----------L'), '42');
    await asked(page);
    await touch(page, 24, 'pointer');
    const card = page.getByTestId('why-not');
    await card.filter({ hasText: 'La dame de 24 ne peut pas jouer' }).waitFor();
    const rows = await card.getByTestId('why-not-row').count();
    expect(rows).toBeGreaterThan(0);
    await card.getByTestId('rule-source').first().waitFor();
    await expect.poll(() => card.getByTestId('rule-source').count()).toBe(rows);
    expect(await allFaultsOf(page)).toEqual([]);
    await card.getByTestId('term').filter({ hasText: 'jan de retour' }).first().click();
    await page.getByRole('dialog').locator('.at[data-word=jan-de-retour]').waitFor();
    await page.getByTestId('close').click();
    await card.getByTestId('rule-link').first().click();
    await page.getByRole('dialog').getByTestId('rule').first().waitFor();
  });

  it('opens the rule a refusal names', async () => {
    const page = await at.rolled(position(FIELD), '42');
    await asked(page);
    await drag(page, 12, 14);
    const said = page.getByRole('alert').filter({ hasText: '(règle M2)' });
    await said
      .getByTestId('rule-source')
      .filter({ hasText: /Lois et règles [IVX]/ })
      .waitFor();
    await said.getByTestId('rule-link').click();
    await page.getByRole('dialog').getByText('M2 · Où l’on peut s’arrêter').waitFor();
  });

  it('says of each play of the bot what the rules say of it', async () => {
    const made = await makeGame(at.url, { black: BOT, seed: '3a'.repeat(32) });
    const page = await at.seated(made);
    for (let turn = 0; turn < 3; turn += 1) {
      if ((await asked(page)) === 'roll') await roll(page, 'pointer');
      if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
      await playTurn(page, 'pointer');
      await asked(page);
    }
    const lines = await allLines(at.url, made.game);
    const play = lines.findLast(({ side, do: done }) => side === 'black' && done.type === 'play')!;
    const rolled = lines.findLast(({ n, do: done }) => n < play.n && done.type === 'roll')!;
    await page.locator(`[data-testid=sheet-row][data-line="${rolled.n}"]`).click();
    const why = page.getByTestId('why-play');
    await why.locator('summary').click();
    await why.getByTestId('effect').first().waitFor();
    const told = await why
      .getByTestId('reason')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.reason));
    const reasons = play.reasons!.map(({ reason }) => reason);
    expect(told.filter((one) => one !== 'choice')).toEqual(reasons);
    expect(told.length).toBeGreaterThan(0);
    await page.waitForFunction(
      (n) => document.querySelectorAll('[data-testid=why-play] [data-testid=rule-source]').length === n,
      reasons.length,
    );
  });
});
