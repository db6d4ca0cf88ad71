import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Account, Line, SeatInfo } from '../../src/wire/described/messages';
import { site } from '../helpers/site';
import { goes, Player, type Policy } from '../helpers/player';
import { faultsOf, insideWindow } from '../helpers/sight';
import { field, makeGame, OTHER, PERSON } from '../helpers/table';

const at = site();
const CLAIRE: SeatInfo = { kind: 'human', name: 'Claire' };
const EMILE: SeatInfo = { kind: 'human', name: 'Émile' };

/** A match of its own on the page, and the player who plays both sides of it from elsewhere. */
async function match(
  format: string,
  terms: object,
  seed: string,
  others: SeatInfo[] = [],
  trid?: string,
): Promise<{ page: Page; player: Player }> {
  const made = await makeGame(at.url, {
    format,
    match: terms,
    white: PERSON,
    black: OTHER,
    seed: seed.repeat(32),
    ...(others.length > 0 && { others }),
    ...(trid && { trid }),
  });
  const page = await at.seated(made);
  return { page, player: new Player(at.url, made) };
}

/** The account of the last line that shows it. */
function accountOf({ lines }: Player): Account {
  return lines.findLast(({ account }) => account)!.account!;
}

/** Leaves what the account makes of going to the page, and goes where it only lifts. */
const leaves: Policy = (line) => (line.turn.go?.account?.does === 'lift' ? { type: 'go' } : null);

async function resign(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-yes').click();
}

const never = () => false;

const number = (text: string | null) => Number((text ?? '').replace('−', '-').replace('+', '').replace(',', '.') || 0);

/** Every line of the settlement sums to nothing, and all of them to the balance of the account. */
async function settles(page: Page, account: Account): Promise<void> {
  const rows = await page.$$eval('[data-testid=settlement-line]', (lines) =>
    lines.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  expect(rows).toHaveLength(account.settlement!.lines.length);
  for (const row of rows) expect(row.reduce((sum, cell) => sum + number(cell), 0)).toBe(0);
  const totals = await page.locator('[data-testid=settlement-total] td').allTextContents();
  expect(totals.map(number)).toEqual(account.balance);
}

/** The end is shown, the sheet can be printed, and the board looked at again and left for the settlement. */
async function ended(page: Page, kind: string): Promise<void> {
  await page.getByTestId('winner').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await expect.poll(() => page.getByTestId('end').getAttribute('data-kind')).toBe(kind);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByTestId('print').click();
  await expect.poll(() => page.getAttribute('body', 'data-printed')).toBe('yes');
  await page.getByTestId('look').click();
  await page.getByTestId('open-settlement').click();
  await page.getByTestId('winner').waitFor();
}

/** Plays on to the end away from the page, which then comes back for the settlement. */
async function playOut(page: Page, player: Player): Promise<void> {
  await page.goto('about:blank');
  await player.play();
  await page.goto(`${at.url}#/g/${player.made.game}`);
}

describe('who has White', () => {
  it.each(['tour', 'ecrire-lalanne'])('is the player of the higher die, in %s', async (format) => {
    // Seeds are tried until the second player wins the draw; each has an even chance.
    for (const seed of ['10', '11', '12', '13', '14', '15', '16', '17']) {
      const { page, player } = await match(format, { rounds: format === 'tour' ? 1 : 2, white: 'higher_die' }, seed);
      await player.heard(3);
      const [seats, lead] = player.lines.map((line) => line.do);
      if (seats?.type !== 'seats' || lead?.type !== 'lead') throw new Error('no draw');
      const [white = -1, black = -1] = seats.order;
      expect(seats.throws.at(-1)![white]).toBeGreaterThan(seats.throws.at(-1)![black]!);
      expect(lead.first).toBe('white');
      if (white === 0) {
        player.close();
        continue;
      }
      await expect.poll(() => page.getByTestId('name-w').textContent()).toBe(OTHER.name);
      await expect.poll(() => page.getByTestId('name-b').textContent()).toBe(PERSON.name);
      const notice = page.locator('[data-testid=notice][data-what=seats]');
      await expect.poll(() => notice.textContent()).toContain(OTHER.name);
      await playOut(page, player);
      const { balance } = accountOf(player);
      const winner = page.getByTestId('winner');
      await winner.waitFor();
      if (balance[0] !== balance[1])
        expect(await winner.textContent()).toContain((balance[0]! > balance[1]! ? PERSON : OTHER).name);
      if (format !== 'tour') await settles(page, accountOf(player));
      player.close();
      return;
    }
    expect.fail('the second player never won the draw');
  });
});

describe('à écrire', () => {
  it('is played marqué by marqué to its settlement', async () => {
    const { page, player } = await match('ecrire-1780', { rounds: 2 }, '11');
    for (let line = await player.play(leaves); !line.over; line = await player.play(leaves, never, line.n)) {
      const account = line.turn.go!.account!;
      await expect.poll(() => page.getByTestId('enaller').getAttribute('title')).toMatch(/\. \S/);
      if (account.jetons)
        await expect.poll(() => page.getByTestId('enaller').textContent()).toContain(String(account.jetons));
      await page.getByTestId('enaller').click();
      await page.getByTestId('enaller').waitFor({ state: 'detached' });
    }
    const account = accountOf(player);
    expect(account.sheet).toHaveLength(2);
    await ended(page, 'ecrire');
    await settles(page, account);
    await expect.poll(() => page.getByTestId('paper-marque').count()).toBe(2);
    player.close();
  });

  it('shows a marqué when it ends, and the account of any line', async () => {
    const { page, player } = await match('ecrire-lalanne', { rounds: 2 }, '2e');
    await player.play(goes, (line) => line.round_ended === true);
    const row = accountOf(player).sheet![0]!;
    const notice = page.locator('[data-testid=notice][data-what=marque]');
    await notice.waitFor();
    await expect.poll(() => notice.textContent()).toContain(`= ${row.jetons}`);
    await page.getByTestId('open-account').click();
    await expect.poll(() => page.getByTestId('ledger-row').count()).toBe(1);
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    await page.getByTestId('sheet-row').last().click();
    await expect.poll(() => page.getByTestId('ledger-row').count()).toBe(0);
    await page.getByTestId('back').click();
    player.close();
  });

  it('is at hand on a phone, beside the board', async () => {
    const { page, player } = await match('ecrire-lois', { rounds: 3, players: 3 }, '3e', [CLAIRE]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.locator('[data-testid=notice][data-what=seats]').count()).toBe(1);
    await player.play(goes, (line) => line.round_ended === true);
    await page.getByTestId('advice').waitFor();
    await expect.poll(() => page.getByTestId('advice').textContent()).toMatch(/regarde/);
    expect(await faultsOf(page)).toEqual([]);
    await insideWindow(page, ['board', 'roll-sum', 'score-w', 'score-b', 'actions']);
    await page.getByTestId('open-account').click();
    await page.getByTestId('ledger').scrollIntoViewIfNeeded();
    const names = await Promise.all(['w', 'b'].map((side) => page.getByTestId(`name-${side}`).textContent()));
    const { at: seats } = accountOf(player);
    expect(names).toEqual([seats.white, seats.black].map((player) => ['Anne', 'Denis', 'Claire'][player]));
    player.close();
  });
});

it('combiné sets games aside, and settles both accounts', async () => {
  const { page, player } = await match('combine', { rounds: 2 }, '4e');
  const set = new Set<string>();
  const open = ({ turn }: Line) =>
    turn.suspend?.find(({ game }) => !set.has(game) && (game === 'honours' || turn.go?.account?.does === 'win'));
  const policy: Policy = (line) => (open(line) ? null : { type: 'go' });
  for (let line = await player.play(policy); !line.over; line = await player.play(policy, never, line.n)) {
    const { game } = open(line)!;
    await page.getByTestId(`suspend-${game}`).click();
    await page.getByTestId('suspended').waitFor();
    await player.heard(line.n + 1);
    const { white, black } = accountOf(player).board!.pegs!;
    await page.waitForFunction(
      (count) => document.querySelectorAll('.fichet').length === count,
      Math.max(1, white.length) + Math.max(1, black.length),
    );
    set.add(game);
  }
  expect([...set].sort()).toEqual(['ecrire', 'honours']);
  await ended(page, 'combine');
  await settles(page, accountOf(player));
  player.close();
});

it.each([
  ['ecrire-lalanne', { rounds: 2, queue_generale: 50 }, []],
  ['ecrire-lois', { rounds: 2 }, []],
  ['ecrire-lois', { rounds: 3, players: 3 }, [CLAIRE]],
  ['ecrire-1780', { rounds: 2, players: 3, company: 'chouette' }, [CLAIRE]],
  ['ecrire-1780', { rounds: 2, players: 4, company: 'two_against_two' }, [CLAIRE, EMILE]],
] as const)('%s %o is settled', async (format, terms, others) => {
  const { page, player } = await match(format, terms, '5e', [...others]);
  await playOut(page, player);
  await ended(page, 'ecrire');
  const account = accountOf(player);
  expect(account.sheet).toHaveLength(terms.rounds);
  expect(account.balance.reduce((a, b) => a + b, 0)).toBe(0);
  if ('company' in terms)
    await expect.poll(() => page.getByTestId('settlement-line').count()).toBe(account.settlement!.lines.length);
  else await settles(page, account);
  player.close();
});

it.each([
  ['poule-engraisser', { players: 2 }, '11', []],
  ['poule-guiton', { players: 3 }, '11', [CLAIRE]],
  ['poule-plumer', { players: 2, stake: 10 }, '1b', []],
] as const)('%s is played to its end', async (format, terms, seed, others) => {
  const { page, player } = await match(format, terms, seed, [...others]);
  // A meeting of the poule that is filled is of six holes; the other goes on without end.
  await expect.poll(() => page.locator('.pegs').first().locator('i').count()).toBe(format === 'poule-plumer' ? 12 : 6);
  const first = await player.play(goes, (line) => line.round_ended === true);
  if (!first.over) await page.locator('[data-testid=notice]').first().waitFor();
  await playOut(page, player);
  await ended(page, 'poule');
  const { balance, poule } = accountOf(player);
  expect(balance.reduce((a, b) => a + b, 0) + (poule?.pot ?? 0)).toBe(0);
  player.close();
});

it('tours follow one another, and the last is given up', async () => {
  const { page, player } = await match('tour', { rounds: 2, stake: 3 }, '7e', [], field('0-0', '11-11'));
  await player.play(goes, (line) => line.round_ended === true);
  await page.locator('[data-testid=notice][data-what=tour]').waitFor();
  await expect.poll(() => page.getByTestId('account').getAttribute('data-round')).toBe('2');
  await resign(page);
  await ended(page, 'tour');
  await expect.poll(() => page.getByTestId('ledger-row').count()).toBeGreaterThan(1);
  player.close();
});

it('a match given up is not settled', async () => {
  const { page, player } = await match('ecrire-lois', { rounds: 2 }, '8e');
  await player.play(goes, (line) => line.n > 20);
  await resign(page);
  await page.getByTestId('winner').waitFor();
  await expect.poll(() => page.getByTestId('winner').textContent()).toMatch(/abandonne/);
  await expect.poll(() => page.getByTestId('settlement-lines').count()).toBe(0);
  player.close();
});
