import { expect, it } from 'vitest';
import { firefox } from '../helpers/engines/firefox';
import { visiting } from '../helpers/engines/visiting';
import type { Visitor } from '../helpers/engines/visitor';
import { webkit } from '../helpers/engines/webkit';
import { allLines } from '../helpers/table';

const { server, visit } = visiting([firefox, webkit]);
const [FIREFOX, WEBKIT] = [0, 1];

it('somebody at Firefox invites, somebody at WebKit follows the link, and both play on one board', async () => {
  const anne = await visit('#/friend', FIREFOX);
  await anne.write('name', 'Anne');
  await anne.click('play');
  await anne.sees('waiting');
  const link = await anne.tab.look(() => document.querySelector<HTMLInputElement>('[data-testid="seat-link"]')!.value);
  const marie = await visit(link.replace(server.url, ''), WEBKIT);
  await marie.write('seat-name', 'Marie');
  await marie.click('sit');
  await marie.sees('board');
  const rolled = new Set<Visitor>();
  for (let turns = 0; turns < 6; turns += 1) {
    const one = await Promise.race([anne, marie].map(async (who) => (await who.asked(), who)));
    for (let what = await one.asked(); what === 'roll' || what === 'decide'; what = await one.asked()) {
      await one.act();
      rolled.add(one);
    }
    await one.playTurn();
  }
  expect(rolled.size).toBe(2);
  const game = /#\/g\/(\w+)/.exec(await anne.tab.look(() => location.hash))![1]!;
  const played = (await allLines(server.url, game)).filter((line) => line.do.type === 'play');
  expect(played.length).toBeGreaterThanOrEqual(6);
  await Promise.race([anne, marie].map((who) => who.asked()));
  expect(await marie.men()).toBe(await anne.men());
});
