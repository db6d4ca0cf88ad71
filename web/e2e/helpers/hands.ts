import type { Page } from 'playwright-core';
import { centre } from './sight';

export type Asked = 'roll' | 'decide' | 'move' | 'confirm' | 'over';

/** Waits until the page asks for something, and returns what. */
export async function asked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    if (has('[data-testid=winner]') || has('[data-testid=again]')) return 'over';
    if (has('[data-testid=tenir]')) return 'decide';
    if (has('[data-testid=roll]')) return 'roll';
    if (has('[data-testid=confirm]')) return 'confirm';
    return has('.man.can') ? 'move' : null;
  });
  return (await found.jsonValue()) as Asked;
}

/** The flèches (White's numbering) of men that may move now. */
export function sources(page: Page): Promise<number[]> {
  return page.$$eval('.man.can', (men) => men.map((man) => Number((man as HTMLElement).dataset.at)));
}

/** The flèches the chosen man may go to. */
export function targets(page: Page): Promise<number[]> {
  return page.$$eval('[data-target]', (marks) => marks.map((mark) => Number((mark as SVGElement).dataset.target)));
}

const caseId = (fleche: number) => (fleche < 1 || fleche > 24 ? 'case-off' : `case-${fleche}`);

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
  const target = page.getByTestId(caseId(fleche));
  if (by === 'pointer') {
    const box = (await target.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, (await isTop(page, fleche)) ? box.y + 20 : box.y + box.height - 20);
    return;
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

/** The men on the board as text: one letter count a flèche and side. */
export function boardText(page: Page): Promise<string> {
  return page.$$eval('[data-testid=man]', (men) =>
    men
      .map((man) => `${(man as HTMLElement).dataset.side}@${(man as HTMLElement).dataset.at}`)
      .sort()
      .join(' '),
  );
}

async function isTop(page: Page, fleche: number): Promise<boolean> {
  return (await centre(page.getByTestId(caseId(fleche)))).y < (await centre(page.getByTestId('board'))).y;
}
