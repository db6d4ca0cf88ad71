import type { ClubPage, ClubSeason, TournamentListing } from '../../src/wire/described/messages';

/** A moment of the server: Saturday 28 November 2026, 12:00 in UTC. */
export const NOW = Date.UTC(2026, 10, 28, 12) / 1000;

/** Returns a tournament of a club: one that is to come, unless `more` says otherwise. */
export const evening = (id: string, more: Partial<TournamentListing> = {}): TournamentListing => ({
  id,
  name: 'Thursday evening',
  system: 'swiss',
  format: 'tour',
  on_wood: false,
  entrants: 15,
  round: 0,
  rounds: 7,
  finished: false,
  entered: false,
  touched: NOW,
  ...more,
});

/** A season of three evenings, each of which gives 10, 8 and 6 points. */
export const SEASON: ClubSeason = {
  year: 2026,
  planned: 10,
  points: [10, 8, 6],
  tournaments: [
    { id: 'a', name: 'September', at: NOW - 60 * 86_400 },
    { id: 'b', name: 'October', at: NOW - 30 * 86_400 },
    { id: 'c', name: 'November', at: NOW - 86_400 },
  ],
  rows: [
    { place: 1, name: 'Priya Nair', points: 24, earned: [8, 6, 10], member: true },
    { place: 2, name: 'Claire Bonnet', points: 16, earned: [0, 8, 8], member: true },
    { place: 3, name: 'Tom Hartley', points: 10, earned: [10, 0, 0] },
    { place: 4, name: 'Ruth Keller', points: 6, earned: [0, 0, 6], you: true, member: true },
  ],
};

/** Returns the page of a club of which the reader is a member, unless `more` says otherwise. */
export const club = (more: Partial<ClubPage> = {}): ClubPage => ({
  id: 'club-du-tablier',
  now: NOW,
  made: NOW - 400 * 86_400,
  settings: {
    name: 'Club du Tablier',
    place: 'Lyon',
    meets: 'every Thursday at 20:00',
    about: '',
    joining: 'request',
    is_private: false,
    young: false,
  },
  role: 'member',
  members: 48,
  asked: 0,
  announced: 0,
  officers: [{ name: 'Odile Renard', role: 'president', since: NOW }],
  announcements: [],
  tournaments: [],
  season: SEASON,
  here: [],
  ...more,
});
