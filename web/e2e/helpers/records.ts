import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Line } from '../../src/wire/described/messages';
import { table } from './near';
import type { Made } from './table';

/** A game two bots have played to its end, as the server keeps it: with its record and lines. */
export interface Played {
  made: Made;
  record: string;
  lines: Line[];
}

const SEED = '17'.repeat(32);

/** Has two bots play a game, and lays its record at the server. */
export async function played(url: string, wish: object = {}): Promise<Played> {
  const ask = await table();
  const bot = (name: string) => ({ kind: 'bot', bot: 'commis', name });
  const told = ask({ do: 'new', format: 'tour', seed: SEED, white: bot('Anne'), black: bot('Denis'), ...wish });
  const lines = told.filter((message): message is Line => message.say === 'line');
  const [record] = ask({ do: 'record' });
  if (record?.say !== 'record') throw new Error(JSON.stringify(told[0]));
  const answer = await fetch(`${url}api/records`, { method: 'POST', body: record.text });
  const made = (await answer.json()) as Made;
  return { made, record: await recordText(url, made.game), lines };
}

/** The record of a game, as the server gives it. */
export async function recordText(url: string, game: string): Promise<string> {
  return (await fetch(`${url}api/games/${game}.trictrac`)).text();
}

/** A printed game of the repository. */
export function printed(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../data/games/${name}.trictrac`, import.meta.url)), 'utf8');
}

/** The lines at which dice fall. */
export function rollLines(lines: Line[]): Line[] {
  return lines.filter((line) => line.do.type === 'roll' || (line.do.type === 'lead' && line.turn.dice));
}

/** Opens a text from the page of games. */
export async function openText(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}#/games`);
  await page.getByTestId('open-text').fill(text);
  await page.getByTestId('open-button').click();
}

/** Opens a text as a file from the page of games. */
export async function openFile(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}#/games`);
  await page
    .getByTestId('open-file')
    .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Waits until a replay shows a roll (one more than there are: the end). */
export async function at(page: Page, roll: number): Promise<void> {
  await page.locator(`[data-testid=replay-status][data-roll="${roll}"]`).waitFor();
}

/** A file the page gives when a button is pressed, as text. */
export async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(button).click()]);
  return readFileSync(await download.path(), 'utf8');
}
