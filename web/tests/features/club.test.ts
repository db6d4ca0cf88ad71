import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { actText } from '../../src/features/club/actText';
import { eveningOf } from '../../src/features/club/dates';
import { words as w } from '../../src/features/club/words';
import { Making } from '../../src/features/tournament/make/making.svelte';
import { i18n } from '../../src/words/language.svelte';

describe('the record of a club', () => {
  const said = { at: 0, by: 'Anne', whom: 'Émile', what: 'New boards' };

  it('says of each act who did it, and to whom', async () => {
    expect(actText({ ...said, act: 'invite' })).toBe('Anne invited Émile.');
    expect(actText({ ...said, act: 'announce' })).toBe('Anne announced “New boards”.');
    expect(actText({ at: 0, by: 'Anne', whom: 'Émile', act: 'appoint' })).toBe('Anne made Émile an officer.');
    expect(actText({ ...said, act: 'appoint', what: 'treasurer' })).toBe('Anne gave Émile the task “treasurer”.');
    await i18n.choose('fr');
    expect(actText({ ...said, act: 'accept' })).toBe('Anne a accepté la demande d’Émile.');
    expect(actText({ ...said, act: 'hand_over' })).toBe('Anne a confié le club à Émile.');
    await i18n.choose('en');
  });

  it('calls those who have left somebody', () => {
    expect(actText({ at: 0, by: '', act: 'remove' })).toBe('Somebody removed somebody.');
    expect(actText({ at: 0, by: '', act: 'announce' })).toBe('Somebody announced “”.');
  });
});

it('the next evening says its day and time, and how far away it is', async () => {
  const moment = new Date(2026, 11, 3, 20, 0).getTime() / 1000;
  expect(eveningOf(moment)).toBe('Thursday 3 December at 20:00');
  expect([0, 1, 5].map((n) => w.next.inDays(n))).toEqual(['today', 'tomorrow', 'in 5 days']);
  await i18n.choose('fr');
  expect(eveningOf(moment)).toBe('Jeudi 3 décembre à 20:00');
  expect([0, 1, 5].map((n) => w.next.inDays(n))).toEqual(['aujourd’hui', 'demain', 'dans 5 jours']);
  await i18n.choose('en');
});

describe('a tournament of a club', () => {
  it('names the club and counts for its season, unless that is not chosen', () => {
    const making = new Making();
    expect(making.settings()).not.toHaveProperty('club');
    making.club = 'club-du-tablier';
    expect(making.settings()).toMatchObject({ club: 'club-du-tablier', ranked: true });
    making.ranked = false;
    expect(making.settings()).not.toHaveProperty('ranked');
  });

  it('begins when its maker says, in the time of this device', () => {
    const making = new Making();
    expect(making.settings()).not.toHaveProperty('starts');
    making.begins = '2026-12-03T20:00';
    expect(making.settings().starts).toBe(new Date(2026, 11, 3, 20).getTime() / 1000);
    making.begins = 'soon';
    expect(making.settings()).not.toHaveProperty('starts');
  });
});
