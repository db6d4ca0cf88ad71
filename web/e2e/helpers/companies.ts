import type { BrowserContextOptions, Page } from 'playwright-core';
import { SEATED } from '../../src/parts/formats/formats';
import type { SeatInfo } from '../../src/wire/described/messages';
import { Player } from './player';
import type { Site } from './site';
import { makeGame } from './table';

const person = (name: string): SeatInfo => ({ kind: 'human', name });
const THIRD = [person('Claire')];
const FOURTH = [...THIRD, person('Marguerite-Adélaïde de Saint-Rémy')];

/** More than two at a table. */
export const COMPANIES = {
  'à écrire, à la ronde': ['ecrire-lois', { ...SEATED.ronde, rounds: 3 }, THIRD],
  'à écrire, chouette': ['ecrire-1780', SEATED.chouette, THIRD],
  'à écrire, two against two': ['ecrire-1780', SEATED.pairs, FOURTH],
  'combiné, two against two': ['combine', SEATED.pairs, FOURTH],
  'a poule of three that fills': ['poule-engraisser', { players: 3 }, THIRD],
  'a poule of four after Guiton': ['poule-guiton', { players: 4 }, FOURTH],
  'a poule of three that drains': ['poule-plumer', { players: 3, stake: 20 }, THIRD],
} as const;
export type Companied = keyof typeof COMPANIES;

/** Such a game in which the first hole has just been made: it cannot begin from a position. */
export async function companyHoled(at: Site, name: Companied, options: BrowserContextOptions = {}): Promise<Page> {
  const [format, match, others] = COMPANIES[name];
  const made = await makeGame(at.url, { format, match, others: [...others], seed: '11'.repeat(32) });
  const page = await at.seated(made, options);
  const player = new Player(at.url, made);
  await player.play(() => null);
  player.close();
  await page.getByTestId('tenir').waitFor();
  return page;
}
