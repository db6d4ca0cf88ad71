import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf, insideWindow } from '../helpers/sight';
import { act, ask, hall, PHONE, tournamentAt } from '../helpers/tournaments';

const { at, holder } = hall();
const CLUB = 'Club du Tablier';
const CIRCLE = 'Cercle de la rue Mouffetard';

/** Returns the day of this device, as a field has it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}

/** Founds a club, from the lobby, and returns the address of its page. */
async function found(president: Page, name: string): Promise<string> {
  await president.goto(`${at.named}#/lobby`);
  await president.getByTestId('clubs-link').click();
  await president.getByTestId('make-club').click();
  await president.getByTestId('club-name-field').fill(name);
  await president.getByTestId('club-about').fill('At the Café de la Perle, since 2019.');
  expect(await faultsOf(president)).toEqual([]);
  await president.getByTestId('make').click();
  await president.getByTestId('club-name').getByText(name).waitFor();
  return president.url();
}

it('a club is founded, joined on request, told news, and holds an evening that counts for its season', async () => {
  const president = await holder('Odile', { locale: 'en-GB' });
  const address = await found(president, CLUB);

  const member = await holder('Hugo', { viewport: PHONE, locale: 'en-GB' });
  await member.goto(`${at.named}#/clubs`);
  await member.getByTestId('clubs-others').getByTestId('listed-club').click();
  await member.getByTestId('join-go').getByText('Ask to join').click();
  await member.getByTestId('asked').waitFor();
  expect(await faultsOf(member)).toEqual([]);

  await president.getByTestId('requests-wait').click();
  await president.getByTestId('request').getByTestId('accept').click();
  await president.getByTestId('member').getByText('Hugo').waitFor();
  await president.getByTestId('members-said').getByText('Hugo is a member now.').waitFor();
  expect(await faultsOf(president)).toEqual([]);

  await president.getByTestId('view-news').click();
  await president.getByTestId('news-heading').fill('Four wooden boards are new');
  await president.getByTestId('announce').click();
  await president.getByTestId('announcement').getByText('Four wooden boards are new').waitFor();
  await president.getByTestId('view-record').click();
  await president.getByTestId('act').getByText('Odile accepted the request of Hugo.').waitFor();

  await president.getByTestId('view-evenings').click();
  await president.getByTestId('plan').click();
  await president.getByTestId('tournament-club').getByText(CLUB).waitFor({ state: 'attached' });
  expect(await president.getByTestId('tournament-ranked').isChecked()).toBe(true);
  await president.getByTestId('tournament-name').fill('Thursday evening');
  await president.getByTestId('tournament-begins').fill(`${today()}T23:59`);
  await president.locator('#rounds').fill('1');
  await president.getByTestId('make').click();
  await president.getByTestId('to-club').waitFor();
  const id = tournamentAt(president);
  await president.getByTestId('show-enter').click();
  await president.getByTestId('enter').click();

  await member.goto(address);
  await member.getByTestId('news').getByText('Four wooden boards are new').waitFor();
  await member.getByTestId('next').getByText('Next evening · today').waitFor();
  await member.getByTestId('next-evening').getByText('23:59').waitFor();
  await insideWindow(member, ['come']);
  await member.getByTestId('come').click();
  await member.getByTestId('coming').getByText('You are coming.').waitFor();
  expect(await faultsOf(member)).toEqual([]);

  await act(president, id, 'rounds');
  // With the result of its only table, the only round is over, and the tournament with it.
  const result = { winner: 0, holes: [12, 4] };
  await act(president, id, 'acts', { act: { type: 'enter_result', at: { round: 1, table: 1 }, result } });
  await member.reload();
  const rows = member.getByTestId('season-row');
  await expect.poll(() => rows.count()).toBe(2);
  const points = rows.first().getByRole('button').last();
  expect(await points.textContent()).toBe('10');
  await points.click();
  expect(await faultsOf(member)).toEqual([]);
  await member.getByTestId('season-sum').getByRole('link').getByText('Thursday evening').click();
  await member.getByTestId('standing').first().waitFor();
});

it('a private club shows a visitor its name and how to join, nothing else; who is invited by name comes in', async () => {
  const president = await holder('Anne', { locale: 'en-GB' });
  const address = await found(president, CIRCLE);
  const club = address.split('/club/')[1]!;
  await president.getByTestId('view-settings').click();
  await president.getByTestId('club-who-membersOnly').click();
  await president.getByTestId('save').click();
  await president.getByTestId('saved').getByText('Saved.').waitFor();

  const visitor = await at.fresh({ locale: 'en-GB' });
  await visitor.goto(address);
  await visitor.getByTestId('join-account').waitFor();
  expect(await visitor.getByTestId('club-name').textContent()).toBe(CIRCLE);
  const shown = await visitor.getByTestId('club').textContent();
  for (const hidden of ['Anne', 'Café de la Perle', 'member', 'Season'])
    expect(shown!.replace('only its members see', ''), hidden).not.toContain(hidden);
  for (const path of ['members', 'announcements', 'season', 'acts'])
    expect((await ask(visitor, `clubs/${club}/${path}`)).status, path).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify((await ask(visitor, `clubs/${club}`)).answer)).not.toMatch(/Anne|Perle/);
  expect(JSON.stringify((await ask(visitor, 'clubs')).answer)).not.toContain(CIRCLE);
  expect(await faultsOf(visitor)).toEqual([]);

  const guest = await holder('Claire', { viewport: PHONE, locale: 'fr-FR' });
  await president.getByTestId('view-members').click();
  await president.getByTestId('invite-name').fill('Claire');
  await president.getByTestId('invite').click();
  await president.getByTestId('invitations').getByText('Claire').waitFor();
  await guest.goto(`${at.named}#/clubs`);
  await guest.getByTestId('clubs-yours').getByTestId('listed-club').click();
  await guest.getByTestId('invited').waitFor();
  await guest.getByTestId('join-go').click();
  await guest.getByTestId('about').getByText('Café de la Perle').waitFor();
  expect(await faultsOf(guest)).toEqual([]);
  await guest.getByTestId('view-members').click();
  await guest.getByTestId('member').getByText('Claire').waitFor();
  await guest.getByTestId('leave').click();
  await guest.getByTestId('leave-yes').click();
  await guest.getByTestId('join-go').waitFor();
});
