import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentPage } from '../../src/wire/described/messages';
import { launch } from '../helpers/browser';
import { Caller } from '../helpers/caller';
import { expectAlike, meansOf, type Patch } from '../helpers/engines/colours';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import { webkit } from '../helpers/engines/webkit';
import { addressAt } from '../helpers/sample';
import { SWISS } from '../helpers/settings';

const SIZE: [number, number] = [1280, 800];
let chromium: Browser;

beforeAll(async () => {
  chromium = await launch();
});

afterAll(() => chromium.close());

/** Parts of one colour: the ground, a card of paper, and the main button beside its words. Runs in the page. */
function plainParts(): Patch[] | null {
  const boxes = ['.raised', '.button.main'].map((part) =>
    [...document.querySelectorAll(part)].find((one) => one.checkVisibility())?.getBoundingClientRect(),
  );
  if (!document.querySelector('[data-testid=standing], [data-testid=club-name]')) return null;
  const [card, button] = boxes;
  if (!card) return null;
  return [
    { name: 'paper', x: card.x + 12, y: card.y + 4, width: card.width - 24, height: 4 },
    { name: 'ground', x: 2, y: innerHeight - 12, width: 8, height: 8 },
    ...(button ? [{ name: 'button', x: button.x + 8, y: button.y + 6, width: 4, height: button.height - 12 }] : []),
  ];
}

describe.each([
  ['Firefox', firefox],
  ['WebKit', webkit],
])('%s', (_, engine) => {
  const { server, visit } = visiting([engine], SIZE);

  it('enters a tournament by its code, shows the pairing, takes the result of a table and shows the standings', async () => {
    const director = await Caller.holder(server.url, 'Jules');
    const made = await director.call<TournamentPage>('tournaments', {
      settings: { ...SWISS, rounds: 1, on_wood: true },
    });
    const { id } = made;
    const now = () => director.call<TournamentPage>(`tournaments/${id}`);
    const next = async (what: string, more: object) =>
      director.call(`tournaments/${id}/${what}`, { number: (await now()).revision + 1, ...more });
    await next('entrants', { csv: 'name\nMarc Duval' });

    const anne = await visit('#/join');
    await anne.write('code', made.you.code!);
    await anne.sees('found');
    await anne.write('name', 'Anne');
    await anne.click('enter');
    await anne.sees('my-next-game');
    expect((await now()).entrants.map(({ name }) => name)).toEqual(['Marc Duval', 'Anne']);

    await next('rounds', {});
    await anne.sees('my-table');
    expect(await anne.tab.look(() => document.title)).toMatch(/1/);
    expect(await anne.picture('tournament-paired')).toEqual([]);
    await anne.click('report');
    const own = (await now()).rounds[0]!.tables[0]!.seats.indexOf(2);
    await anne.write(`holes-${own}`, '12');
    await anne.write(`holes-${1 - own}`, '7');
    expect(await anne.picture('tournament-report')).toEqual([]);
    await anne.click('send');
    await anne.finds('[data-testid=report][data-stands=waits]');
    expect((await now()).rounds[0]!.tables[0]!.reports).toHaveLength(1);
    const holes = own === 0 ? [12, 7] : [7, 12];
    await next('acts', { act: { type: 'enter_result', at: { round: 1, table: 1 }, result: { winner: own, holes } } });
    await anne.finds('[data-testid=report][data-stands=over]');
    await anne.tab.open(`${server.url}#/tournament/${id}`);
    await anne.finds('[data-testid=standing][data-entrant="2"]');
    const order = await anne.tab.look(() =>
      [...document.querySelectorAll('[data-testid=standing]')].map((row) => row.getAttribute('data-entrant')),
    );
    expect(order).toEqual(['2', '1']);
    expect(await anne.picture('tournament-standings')).toEqual([]);
  });

  it.each(['#/club/{club}', '#/tournament/{evening}'])('shows %s in the colours of Chromium', async (address) => {
    const path = await addressAt(server.url, address);
    const page = await chromium.newPage({ viewport: { width: SIZE[0], height: SIZE[1] }, colorScheme: 'light' });
    await page.goto(server.url + path);
    const parts = (await (await page.waitForFunction(plainParts)).jsonValue())!;
    await page.waitForLoadState('networkidle');
    const meant = await meansOf(chromium, await page.screenshot(), parts);
    await page.close();
    const anne = await visit(path);
    const own = await anne.tab.waitFor(plainParts);
    expect(own.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
    expect(await anne.picture(address.replaceAll(/\W+/g, '-').replace(/^-/, 'colours-'))).toEqual([]);
    expectAlike(meant, await meansOf(chromium, await anne.tab.picture(), own), anne.engine);
  });
});
