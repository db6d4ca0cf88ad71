import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import frUi from '../../src/words/texts/fr/ui';
import frVoice from '../../src/words/texts/fr/voice';
import type { Line } from '../../src/wire/described/messages';
import { SIDES } from '../../src/wire/messages/fleches';
import { asked, drag, playTurn, targets, touch } from '../helpers/hands';
import { PAGES } from '../helpers/pages';
import { addressAt } from '../helpers/sample';
import { stillSite } from '../helpers/site';
import { allFaultsOf, menuItem, otherLanguage, setting } from '../helpers/sight';
import { allLines, BOT, field, HOLE, makeGame, QUIET, sit } from '../helpers/table';

const at = stillSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const STATES: Record<string, (options: BrowserContextOptions) => Promise<Page>> = {
  'the start': async (options) => at.entered(options),
  'the settings': async (options) => {
    const page = await at.entered(options);
    await setting(page, 'theme-noyer');
    return page;
  },
  'the help': async (options) => {
    const page = await at.seated(await makeGame(at.url), options);
    await page.getByTestId('help').click();
    await page.getByTestId('turn-steps').waitFor();
    return page;
  },
  'the menu': async (options) => {
    const page = await at.seated(await makeGame(at.url), options);
    await menuItem(page, 'resign');
    return page;
  },
  'the sheet of a real table': async (options) => {
    const page = await at.fresh(options);
    await page.goto(`${at.url}#/sheet`);
    await page.locator('main').waitFor();
    return page;
  },
  'a table before the roll': async (options) =>
    at.seated(await makeGame(at.url, { trid: field('8-4', '7-1', 'w', 'w'), black: BOT }), options),
  'the choice': async (options) => {
    const page = await at.rolled(HOLE, '42', options);
    await page.getByTestId('tenir').waitFor();
    return page;
  },
  'a man chosen': async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await asked(page);
    await touch(page, 1, 'pointer');
    expect(await targets(page)).not.toEqual([]);
    return page;
  },
  'a refusal': async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await asked(page);
    await drag(page, 12, 14);
    await page.getByRole('alert').filter({ hasText: 'M2' }).waitFor();
    return page;
  },
  'an old roll': async (options) => {
    const page = await at.rolled(QUIET, '42', options);
    await playTurn(page, 'pointer');
    await page.getByTestId('roll').click();
    await page.getByTestId('sheet-row').nth(1).waitFor();
    await page.getByTestId('sheet-row').last().click();
    await page.getByTestId('back').waitFor();
    return page;
  },
  'the end': async (options) => {
    const page = await at.seated(await makeGame(at.url), options);
    await (await menuItem(page, 'resign')).click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('winner').waitFor();
    return page;
  },
  'a match of à écrire': async (options) => at.seated(await makeGame(at.url, { format: 'ecrire-1780' }), options),
  'Le Tric Trac': async (options) =>
    at.seated(await makeGame(at.url, { format: 'courrier', rules: undefined }), options),
  ...Object.fromEntries(
    PAGES.filter(([address]) => /club|tournament|join/.test(address)).map(([address, shown]) => [
      address,
      async (options: BrowserContextOptions) => {
        const page = await at.fresh(options);
        await page.goto(at.url + (await addressAt(at.url, address)));
        await page.locator(shown).first().waitFor();
        return page;
      },
    ]),
  ),
};

describe.each(Object.keys(STATES))('axe at %s', (state) => {
  it.each([
    ['fr-FR', {}],
    ['en-GB', PHONE],
  ] as const)('finds nothing against WCAG 2.2 AA (%s)', async (locale, options) => {
    const page = await STATES[state]!({ locale, ...options });
    expect(await allFaultsOf(page)).toEqual([]);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe(locale.slice(0, 2));
  });
});

describe('the tree of the board', () => {
  it('has groups with their names, and says what can be done with each flèche', async () => {
    const page = await at.rolled(QUIET, '42');
    await asked(page);
    const tree = await page.locator('main').ariaSnapshot();
    expect(tree.match(/button "Flèche \d+, /g)).toHaveLength(24);
    for (const group of ['Petit jan', 'Grand jan'])
      expect(tree.match(new RegExp(`group "${group} `, 'g'))).toHaveLength(2);
    expect(tree).toMatch(/button "Flèche 1, talon, .*quatre dames|button "Flèche 1, talon, .*4 dames/);
    expect(tree.match(/peut jouer"/g)!.length).toBeGreaterThan(2);
    await touch(page, 1, 'keyboard');
    expect((await page.locator('main').ariaSnapshot()).match(/but possible"/g)!.length).toBeGreaterThan(1);
  });

  it('is the page’s language throughout, the French words marked as such', async () => {
    const page = await at.entered({ locale: 'en-GB' });
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    await page.getByTestId('how').click();
    await page.locator('dialog dt[lang=fr]').first().waitFor();
    await expect.poll(() => page.locator('dialog dt[lang=fr]').count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await otherLanguage(page);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    await page.getByTestId('lang').click();
    await expect.poll(() => page.locator('header [lang=en]').textContent()).toBe('English');
  });
});

/** A blind player: they hear the announcements, polite or at once, and write in one field. */
class Listener {
  /** The words of the log, in the order in which they came. */
  heard: string[] = [];

  constructor(
    readonly page: Page,
    readonly game: string,
  ) {}

  /** Begins to listen. */
  async listen(): Promise<void> {
    await this.page.exposeFunction('heard', (text: string) => void this.heard.push(text));
    await this.page.evaluate(() => {
      const log = document.querySelector('[data-testid=log]')!;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes)
            if (node instanceof HTMLElement)
              (window as unknown as { heard: (t: string) => void }).heard(node.textContent);
        }
      }).observe(log, { childList: true });
    });
  }

  /** Writes a line and presses Enter. */
  async say(text: string): Promise<void> {
    if (text) await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async lines(): Promise<Line[]> {
    return allLines(at.url, this.game);
  }
}

it('a whole tour is played by ear, every roll and mark heard in its order', { timeout: 600_000 }, async () => {
  const made = await makeGame(at.url, { black: BOT, seed: '3c'.repeat(32) });
  const page = await at.fresh();
  await sit(page, at.url, made);
  const ear = new Listener(page, made.game);
  await ear.listen();
  const before = (await ear.lines()).length;
  await page.keyboard.press('m');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('typed');
  for (let over = false; !over;) over = await turn(ear);
  await expect.poll(() => page.getByTestId('call').textContent()).toMatch(/gagne/);
  const lines = (await ear.lines()).slice(before);
  const dice = lines.flatMap(({ do: done }) => (done.type === 'roll' ? [[...done.dice].sort((a, b) => b - a)] : []));
  expect(dice.length).toBeGreaterThan(20);
  const words = dice.map(([a, b]) =>
    a === b ? frVoice.doublets[a!]! : frUi.diceWords(frUi.numbers[a!]!, frUi.numbers[b!]!),
  );
  const told = ear.heard.map((text) => text.toLowerCase());
  expect(inOrder(told, words)).toBe(words.length);
  // It is said how those stand who have marked, and whose points a hole has erased.
  const stood = told.flatMap((text) => {
    const found = /^(vous (?:n’)?avez|commis (?:n’)?a) (rien|(?:(\d+) points?)?(?: et )?(?:(\d+) trous?)?)\.$/.exec(
      text,
    );
    return found
      ? [[found[1]!.startsWith('vous') ? 'white' : 'black', Number(found[3] ?? 0), Number(found[4] ?? 0)]]
      : [];
  });
  const standing = lines.flatMap(({ marks, over, score }) => {
    const marked = SIDES.filter((side) => marks.some((mark) => mark.side === side));
    const erased = SIDES.filter((side) => !marked.includes(side) && marks.some(({ holes }) => holes > 0));
    return [...marked, ...erased].map((side) => [side, over ? 0 : score[side].points, Math.min(12, score[side].holes)]);
  });
  expect(standing.length).toBeGreaterThan(5);
  expect(stood).toEqual(standing);
  expect(told.join(' ')).not.toMatch(/undefined|\[object|\w_\w/);
});

/** Returns how many of these words are heard one after another, in this order. */
function inOrder(told: string[], words: string[]): number {
  let next = 0;
  for (const text of told) if (next < words.length && text.includes(words[next]!)) next += 1;
  return next;
}

/** One thing that is asked of the listener, answered by writing; true when all is over. */
async function turn(ear: Listener): Promise<boolean> {
  const { page } = ear;
  const what = await asked(page);
  if (what === 'over') return true;
  const last = (await ear.lines()).at(-1)!;
  if (what === 'decide') {
    await expect.poll(() => page.getByTestId('call').textContent()).toBe(frUi.turn.choose);
    await ear.say(last.n % 2 ? 'tenir' : 'aller');
  } else if (what === 'move') {
    const play = last.turn.plays![0]!;
    await ear.say(play.map(([from, to]) => `${from}/${to === 25 ? 'o' : to}`).join(' '));
    await page.getByTestId('confirm').waitFor();
    await expect.poll(() => page.getByTestId('call').textContent()).toBe(frUi.turn.ready);
    await ear.say('');
  } else {
    await ear.say('');
  }
  return false;
}
