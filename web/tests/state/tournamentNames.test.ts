import '../helpers/browserless';
import { expect, it } from 'vitest';
import { withNames } from '../../src/state/tournament/names';
import type { TournamentPage } from '../../src/wire/described/messages';
import { i18n } from '../../src/words/language.svelte';

const entrants = [
  { entrant: 1, name: '', rating: 1500, hidden: true },
  { entrant: 2, name: 'Bruno', rating: 1500 },
  { entrant: 3, name: '', rating: 1500, hidden: true },
];
const page = (named?: object[]) => ({ entrants, you: { named } }) as unknown as TournamentPage;
const names = (of: TournamentPage) => withNames(of).entrants.map(({ name }) => name);

it('a hidden name is the one that the reader may see, or one that tells young players apart', async () => {
  expect(names(page())).toEqual(['Young player 1', 'Bruno', 'Young player 3']);
  expect(names(page([{ entrant: 3, name: 'Lea', club: 'Lyon' }]))).toEqual(['Young player 1', 'Bruno', 'Lea']);
  expect(withNames(page([{ entrant: 3, name: 'Lea', club: 'Lyon' }])).entrants[2]!.club).toBe('Lyon');
  await i18n.choose('fr');
  expect(names(page())[0]).toBe('Jeune nº\u00a01');
  await i18n.choose('en');
});

it('a tournament without hidden names stays as it is', () => {
  const shown = { entrants: [entrants[1]], you: {} } as unknown as TournamentPage;
  expect(withNames(shown)).toBe(shown);
});
