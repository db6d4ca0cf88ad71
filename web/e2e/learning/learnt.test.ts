import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, playTurn } from '../helpers/hands';
import { people } from '../helpers/people';
import { askedOn } from '../helpers/problems';
import { Server, WEB } from '../helpers/server';
import { allFaultsOf } from '../helpers/sight';
import { site } from '../helpers/site';

// All visitors here come from one address.
const DAY = 86_400_000;
const at = site(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder, atDoor, enter } = people(at);

/** Returns how many answers the account has kept, of all devices. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    type Trainers = { devices: Record<string, { days: Record<string, { asked: number }> }> } | null;
    const answer = (await (await fetch('api/me/learning')).json()) as { trainers: { kept: Trainers } };
    const devices = Object.values(answer.trainers.kept?.devices ?? {});
    return devices.flatMap(({ days }) => Object.values(days)).reduce((n, { asked }) => n + asked, 0);
  });

/** Returns how often something was asked, by the page of progress. */
async function sum(page: Page): Promise<number> {
  const cells = await page.locator('[data-testid=progress-chances] tbody tr td:nth-of-type(1)').allTextContents();
  return cells.reduce((n, text) => n + Number(text), 0);
}

/** Answers a problem of chances rightly. */
async function counts(page: Page): Promise<void> {
  await page.goto(`${at.named}#/train/chances`);
  const { answer } = await askedOn(page, 'chances');
  await page.getByTestId('throws').fill(answer);
  await page.getByTestId('answer').click();
  await page.getByTestId('change').waitFor();
}

it('what is learnt on one device is known on another, and what both learn is put together', async () => {
  const desk = await holder('Anne');
  await counts(desk);
  await expect.poll(() => kept(desk), { timeout: 30_000 }).toBe(1);

  const phone = await atDoor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await enter(phone, 'Anne');
  await phone.getByTestId('mine').waitFor();
  await phone.goto(`${at.named}#/train/progress`);
  await phone.getByTestId('progress-chances').waitFor();
  await expect.poll(() => sum(phone)).toBe(1);

  await counts(phone);
  await expect.poll(() => kept(phone), { timeout: 30_000 }).toBe(2);
  await desk.goto(`${at.named}#/train/progress`);
  await desk.reload();
  await desk.getByTestId('progress-chances').waitFor();
  await expect.poll(() => sum(desk)).toBe(2);
});

/** Answers what is asked somehow, whatever its kind. */
async function answers(page: Page): Promise<void> {
  const still = page.getByTestId('train-board');
  await still.or(page.getByTestId('train-coach')).first().waitFor();
  if (await still.isVisible()) {
    if (await page.getByTestId('throws').isVisible()) await page.getByTestId('throws').fill('36');
    await page.getByTestId('answer').click();
  } else if ((await asked(page)) === 'decide') await page.getByTestId('tenir').click();
  else await playTurn(page, 'pointer');
  await page.getByTestId('verdict').waitFor();
}

it('the position of the day is counted once, and shows the day after how it was played', async () => {
  const page = await at.fresh();
  const noon = new Date();
  const day = Math.floor(Date.UTC(noon.getFullYear(), noon.getMonth(), noon.getDate()) / DAY);
  const times = () =>
    page.evaluate(async (path) => {
      const answer = (await (await fetch(path)).json()) as { answers: { times: number }[] };
      return answer.answers.reduce((n, one) => n + one.times, 0);
    }, `api/days/${day}`);
  for (let twice = 0; twice < 2; twice += 1) {
    await page.goto(`${at.url}#/train/day`);
    await page.reload();
    await answers(page);
    await expect.poll(times).toBe(1);
  }
  expect(await page.getByTestId('crowd').count()).toBe(0);
  await page.clock.setFixedTime(new Date(noon.getTime() + DAY));
  await page.goto(`${at.url}#/train/yesterday`);
  await page.reload();
  await answers(page);
  await page.getByTestId('crowd').waitFor();
  expect(await allFaultsOf(page)).toEqual([]);
  expect(await times()).toBe(1);
});
