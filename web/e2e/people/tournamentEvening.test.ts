import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { TournamentPage, TournamentTable } from '../../src/wire/described/messages';
import { menuItem } from '../helpers/sight';
import { people } from '../helpers/people';
import { Server, WEB } from '../helpers/server';
import { stillSite } from '../helpers/site';
import { playTogether } from '../helpers/together';

// Everybody here comes from one address.
const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0']));
const { holder } = people(at);
const ENGLISH = { locale: 'en-GB' };
const PHONE = { ...ENGLISH, viewport: { width: 390, height: 844 } };
const FIRST = ['Ruth', 'Marc', 'Inès', 'Tom', 'Claire', 'Paul'];
/** She enters, and never opens the page again. */
const ABSENT = 'Odile';
const LATE = 'Jeanne';
const ACTS = 4;

/** What Ruth’s screen reader is told by the pages of the tournament, in its order. */
const HEARD: string[] = [];

/** Asks the server as the person of a page does. */
async function ask<T>(page: Page, path: string, body?: object): Promise<T> {
  const [status, value] = await page.evaluate(
    async ([path, body]) => {
      const how = body ? { method: 'POST', headers: { 'Content-Type': 'application/json' }, body } : {};
      const answer = await fetch(path, how);
      return [answer.status, (await answer.json()) as unknown] as const;
    },
    [path, body && JSON.stringify(body)] as const,
  );
  expect(status, JSON.stringify(value)).toBe(200);
  return value as T;
}
const now = (page: Page, id: string) => ask<TournamentPage>(page, `api/tournaments/${id}`);

/** Writes down what the live regions of the tournament say from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[role=status], [aria-live]';
    const said = new WeakMap<Element, string>();
    new MutationObserver((changes) => {
      if (!location.hash.startsWith('#/tournament/')) return;
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent.replace(/\s+/g, ' ').trim();
        if (!region || !text || said.get(region) === text) continue;
        said.set(region, text);
        heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Somebody without an account enters by the code. */
async function join(code: string, name: string): Promise<Page> {
  const page = await at.fresh(PHONE);
  await page.goto(`${at.named}#/join`);
  await page.getByTestId('code').pressSequentially(code);
  await page.getByTestId('found').waitFor();
  await page.getByTestId('name').fill(name);
  await page.getByTestId('enter').click();
  await page.getByTestId('my-next-game').waitFor();
  return page;
}

it('eight players and a director hold an evening of three rounds, through all that goes wrong', async () => {
  const director = await holder('Jules', ENGLISH);
  const settings = {
    name: 'Thursday evening',
    about: '',
    system: 'swiss',
    rounds: 3,
    cycles: 1,
    third_place: false,
    apart_rounds: 0,
    tie_breaks: ['direct_encounter', 'buchholz_cut_1', 'holes'],
    game: { format: 'tour' },
    on_wood: false,
    clockwork: 'by_hand',
    days: 7,
    sit_down: 10,
    no_show: 'director',
    is_private: false,
  };
  const made = await ask<TournamentPage>(director, 'api/tournaments', { settings });
  const { id } = made;
  const code = made.you.code!;
  await director.goto(`${at.named}#/tournament/${id}/console`);
  await director.getByTestId('console').waitFor();

  const pages = new Map<string, Page>();
  for (const name of FIRST) pages.set(name, await join(code, name));
  await (await join(code, ABSENT)).context().close();
  const ruth = pages.get('Ruth')!;
  await listen(ruth);

  const pair = async () => {
    await director.getByTestId('deed-start_round').click();
    await confirm();
  };
  const confirm = async () => {
    await expect.poll(() => director.getByTestId('confirm').isEnabled()).toBe(true);
    await director.getByTestId('confirm').click();
    await director.getByTestId('act-form').waitFor({ state: 'detached' });
  };
  const round = async () => {
    const page = await now(director, id);
    const nameOf = (entrant: number) => page.entrants.find((one) => one.entrant === entrant)!.name;
    return page.rounds.at(-1)!.tables.map((table) => ({ table, names: table.seats.map(nameOf) }));
  };
  const isOver = async (number: number) => Boolean((await round())[number]!.table.outcome);

  /** The two of a table play some acts, and the later entrant resigns. */
  async function play({ table, names }: { table: TournamentTable; names: string[] }, meanwhile?: () => Promise<void>) {
    const both = names.map((name) => pages.get(name)!);
    const loser = both[table.seats[0] < table.seats[1] ? 1 : 0]!;
    const number = (await round()).findIndex((one) => one.names[0] === names[0]);
    for (const page of [ruth, ...both].filter((page, i, all) => both.includes(page) && all.indexOf(page) === i)) {
      await page.getByTestId('sit-down').click();
      await page.getByTestId('board').waitFor();
    }
    await playTogether(both, ACTS);
    await meanwhile?.();
    await playTogether(both, ACTS);
    await (await menuItem(loser, 'resign')).click();
    await loser.getByTestId('resign-yes').click();
    for (const page of both) await page.getByTestId('to-tournament').click();
    await expect.poll(() => isOver(number)).toBe(true);
  }

  // Round 1: seven have entered. Odile is not there, and her opponent wins by forfeit.
  await pair();
  for (const one of await round()) if (!one.names.includes(ABSENT)) await play(one);
  const without = (await round()).findIndex(({ names }) => names.includes(ABSENT));
  if (without >= 0) {
    const winner = (await round())[without]!.names.findIndex((name) => name !== ABSENT);
    const number = (await now(director, id)).revision + 1;
    const act = { type: 'forfeit', at: { round: 1, table: without + 1 }, winner };
    await ask(director, `api/tournaments/${id}/acts`, { number, why: 'did not come', act });
  }

  // A late entry, from round 2 on.
  pages.set(LATE, await join(code, LATE));
  await pair();
  expect(await round()).toHaveLength(4);

  // The server is killed in the middle of a game.
  const second = await round();
  for (const one of second)
    if (!one.names.includes(ABSENT))
      await play(
        one,
        one === second[0]
          ? async () => {
              await at.server.kill();
              await at.server.start();
            }
          : undefined,
      );
  const again = second.findIndex(({ names }) => names.includes(ABSENT));
  const { revision } = await now(director, id);
  const winner = second[again]!.names.findIndex((name) => name !== ABSENT);
  await ask(director, `api/tournaments/${id}/acts`, {
    number: revision + 1,
    why: 'did not come',
    act: { type: 'forfeit', at: { round: 2, table: again + 1 }, winner },
  });

  // A result of round 1 was wrong: it is corrected, with a reason.
  const first = (await now(director, id)).rounds[0]!.tables.findIndex(({ outcome }) => outcome === 'played');
  await director.getByTestId('deed-correct_result').click();
  await director.getByTestId('pick-table').selectOption(`1/${first + 1}`);
  await director.getByTestId('holes-0').fill('12');
  await director.getByTestId('holes-1').fill('10');
  await director.getByTestId('why').fill('they went on at a real board');
  await confirm();
  expect((await now(director, id)).rounds[0]!.tables[first]).toMatchObject({ winner: 0, holes: [12, 10] });

  await pair();
  for (const one of await round()) if (!one.names.includes(ABSENT)) await play(one);
  const third = (await round()).findIndex(({ names }) => names.includes(ABSENT));
  const last = await now(director, id);
  await ask(director, `api/tournaments/${id}/acts`, {
    number: last.revision + 1,
    why: 'did not come',
    act: {
      type: 'forfeit',
      at: { round: 3, table: third + 1 },
      winner: last.rounds[2]!.tables[third]!.seats[0] === 7 ? 1 : 0,
    },
  });
  await director.getByTestId('next-step').click();
  await confirm();

  // Everybody was paired once in each round, each result is there once, and all points were given.
  const held = await now(director, id);
  expect(held.rounds.map(({ closed }) => closed)).toEqual([true, true, true]);
  for (const { tables, byes } of held.rounds) {
    const paired = [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)];
    expect(new Set(paired).size).toBe(paired.length);
  }
  const { lines } = await ask<{ lines: { act: { type: string; at?: object } }[] }>(
    director,
    `api/tournaments/${id}/log`,
  );
  const results = lines.map(({ act }) => act).filter(({ type }) => ['enter_result', 'forfeit'].includes(type));
  expect(new Set(results.map(({ at }) => JSON.stringify(at))).size).toBe(results.length);
  expect(held.standings.reduce((sum, { wins }) => sum + wins.value, 0)).toBe(12);
  for (const page of pages.values())
    await expect.poll(() => page.getByTestId('standing').count()).toBe(held.standings.length);
  await expect.poll(() => heardBy(ruth)).toEqual(HEARD);
}, 600_000);
