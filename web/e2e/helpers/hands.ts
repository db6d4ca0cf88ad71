import type { Page } from 'playwright-core';
import { centre } from './sight';

export type Asked = 'roll' | 'decide' | 'move' | 'confirm' | 'over';

// Functions that run in a page, of any browser: none names anything outside itself.

/** Returns the task that the page asks for, if any. */
export function whatIsAsked(): Asked | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('[data-testid=winner]') || has('[data-testid=again]')) return 'over';
  if (has('[data-testid=tenir]')) return 'decide';
  if (has('[data-testid=roll]')) return 'roll';
  if (has('[data-testid=confirm]')) return 'confirm';
  return has('.man.can') ? 'move' : null;
}

/** The flèches (White's numbering) of men that may move now. */
export function whoMayGo(): number[] {
  return [...document.querySelectorAll<HTMLElement>('.man.can')].map((man) => Number(man.dataset.at));
}

/** The flèches the chosen man may go to. */
export function placesToGo(): number[] {
  return [...document.querySelectorAll<SVGElement>('[data-target]')].map((mark) => Number(mark.dataset.target));
}

/** The men on the board as text: one letter count a flèche and side. */
export function menShown(): string {
  return [...document.querySelectorAll<HTMLElement>('[data-testid=man]')]
    .map((man) => `${man.dataset.side}@${man.dataset.at}`)
    .sort()
    .join(' ');
}

/** Returns the place to press on a flèche: near the rim of the board. */
export function pressed(id: string): { x: number; y: number } {
  const box = document.querySelector(`[data-testid=${id}]`)!.getBoundingClientRect();
  const board = document.querySelector('[data-testid=board]')!.getBoundingClientRect();
  const top = box.y + box.height / 2 < board.y + board.height / 2;
  return { x: box.x + box.width / 2, y: top ? box.y + 20 : box.y + box.height - 20 };
}

/** Waits until the page asks for something, and returns what. */
export async function asked(page: Page): Promise<Asked> {
  return (await (await page.waitForFunction(whatIsAsked)).jsonValue())!;
}

/** The flèches (White's numbering) of men that may move now. */
export const sources = (page: Page): Promise<number[]> => page.evaluate(whoMayGo);

/** The flèches the chosen man may go to. */
export const targets = (page: Page): Promise<number[]> => page.evaluate(placesToGo);

/** The button of a flèche, or of the rim, over which men go off. */
export const caseId = (fleche: number) => (fleche < 1 || fleche > 24 ? 'case-off' : `case-${fleche}`);

/** Moves one man as soon as any may move, by the pointer or by the keyboard. */
export async function moveOne(page: Page, by: 'pointer' | 'keyboard', pick = 0): Promise<void> {
  await page.locator('.man.can').first().waitFor();
  const from = await sources(page);
  await touch(page, from[pick % from.length]!, by);
  const to = await targets(page);
  // A man with one place to go is there already.
  if (to.length > 0) await touch(page, to[pick % to.length]!, by);
}

/** Presses a flèche. */
export async function touch(page: Page, fleche: number, by: 'pointer' | 'keyboard'): Promise<void> {
  if (by === 'pointer') {
    const { x, y } = await page.evaluate(pressed, caseId(fleche));
    return page.mouse.click(x, y);
  }
  await walk(page, fleche);
  await page.keyboard.press('Enter');
}

/** Goes to a flèche by the keyboard alone: to the talon of the player, across if need be, and along. */
async function walk(page: Page, fleche: number): Promise<void> {
  await toBoard(page);
  await page.keyboard.press('Home');
  const talon = await focused(page);
  const goal = Math.min(24, Math.max(1, fleche));
  const across = talon <= 12 !== goal <= 12;
  if (across) await page.keyboard.press((await isTop(page, talon)) ? 'ArrowDown' : 'ArrowUp');
  const start = across ? 25 - talon : talon;
  for (let i = 0; i < Math.abs(goal - start); i += 1) await page.keyboard.press('ArrowRight');
  if (goal !== fleche) await page.keyboard.press('ArrowLeft');
}

/** Brings the keyboard to the board, if it is elsewhere on the page. */
async function toBoard(page: Page): Promise<void> {
  while (Number.isNaN(await focused(page))) await page.keyboard.press('Tab');
}

/** The flèche that has the focus, NaN when none has. */
function focused(page: Page): Promise<number> {
  return page.evaluate(() => Number(/^case-(\d+)$/.exec(document.activeElement?.id ?? '')?.[1] ?? NaN));
}

/** Drags a man to a flèche, whether it may go there or not. */
export async function drag(page: Page, from: number, to: number): Promise<void> {
  const start = await centre(page.getByTestId(`case-${from}`));
  const end = await centre(page.getByTestId(`case-${to}`));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** Plays the men of a turn up to the confirmation, and confirms. */
export async function playTurn(page: Page, by: 'pointer' | 'keyboard', pick = 0): Promise<void> {
  while ((await asked(page)) === 'move') await moveOne(page, by, pick);
  await confirm(page, by);
}

/** Plays whatever is asked until something is so, always holding: the first man, or as `turn` plays a roll. */
export async function playUntil(
  page: Page,
  done: (what: Asked) => boolean | Promise<boolean>,
  turn: (page: Page) => Promise<void> = (played) => playTurn(played, 'pointer'),
): Promise<void> {
  for (let what = await asked(page); !(await done(what)); what = await asked(page)) {
    if (what === 'over') throw new Error('the game ended before');
    if (what === 'roll') await roll(page, 'pointer');
    else if (what === 'decide') await page.getByTestId('tenir').click();
    else {
      await turn(page);
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
    }
  }
}

/** Confirms what has been played. */
export async function confirm(page: Page, by: 'pointer' | 'keyboard'): Promise<void> {
  if (by === 'pointer') return page.getByTestId('confirm').click();
  await toBoard(page);
  await page.keyboard.press('Space');
}

/** Rolls the dice. */
export async function roll(page: Page, by: 'pointer' | 'keyboard'): Promise<void> {
  if (by === 'pointer') return page.getByTestId('roll').click();
  await toBoard(page);
  await page.keyboard.press('Space');
}

/** The men on the board as text. */
export const boardText = (page: Page): Promise<string> => page.evaluate(menShown);

async function isTop(page: Page, fleche: number): Promise<boolean> {
  return (await centre(page.getByTestId(caseId(fleche)))).y < (await centre(page.getByTestId('board'))).y;
}

/** Tries a roll on the board of a review, by the last man that may go each time, as far as it may, until the play is whole and begins a line. */
export async function tryTurn(page: Page): Promise<void> {
  const line = await page.getByTestId('line-row').count();
  for (let step = 0; step < 4 && (await page.locator('.man.can').count()) > 0; step += 1) {
    const from = await sources(page);
    await touch(page, from.at(-1)!, 'pointer');
    await page.locator('[data-target]').first().waitFor();
    const to = await targets(page);
    await touch(page, to.at(-1)!, 'pointer');
    await page.waitForFunction(
      (before) =>
        document.querySelectorAll('[data-testid=line-row]').length > before ||
        document.querySelector('[data-target]') === null,
      line,
    );
  }
}
