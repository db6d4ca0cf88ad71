import type { ClubPage, TournamentPage, TournamentSettings } from '../../src/wire/described/messages';
import { Caller } from './caller';
import { SWISS } from './settings';

/** A club with its season, and tournaments of each kind: what the pages of clubs and tournaments show in the tests of all pages. */
export interface Sample {
  club: string;
  /** At the fourth of seven rounds. */
  evening: string;
  knockout: string;
  arena: string;
  ladder: string;
}

const NAMES = [
  'Jean-Baptiste Charpentier',
  'Mei Tanaka',
  'Priya Nair',
  'Ruth Keller',
  'Sylvie Moreau',
  'Odile Renard',
  'Marc Duval',
  'Inès Caron',
  'Hugo Petit',
  'Tom Hartley',
  'Louis Fabre',
  'Nikolai Orlov',
  'Claire Bonnet',
  'Paul Lindqvist',
  'Ana Ferreira',
  'Emma Roche',
];
const LIST = ['name,club,rating', ...NAMES.map((name, i) => `${name},${i % 3 ? '' : 'Tablier'},${1700 - 20 * i}`)].join(
  '\n',
);
const IN_FIVE_DAYS = 5 * 86_400;
const ABOUT = 'Nous jouons chaque jeudi au café de la Perle, depuis 2019.\nLes débutants sont les bienvenus.';

/** Returns the sample of a server, which is made when it is first asked for. */
const made = new Map<string, Promise<Sample>>();
export function sampleAt(url: string): Promise<Sample> {
  const there = made.get(url) ?? make(url);
  made.set(url, there);
  return there;
}

/** Returns an address of which the parts in braces are named by the sample of a server. */
export async function addressAt(url: string, address: string): Promise<string> {
  if (!address.includes('{')) return address;
  const sample = await sampleAt(url);
  return address.replace(/\{(\w+)\}/g, (_, name: keyof Sample) => sample[name]);
}

/** A tournament that somebody directs by calls. */
class Held {
  constructor(
    private readonly director: Caller,
    public page: TournamentPage,
  ) {}

  static async make(director: Caller, settings: Partial<TournamentSettings>): Promise<Held> {
    const made = await director.call<TournamentPage>('tournaments', { settings: { ...SWISS, ...settings } });
    return new Held(director, made);
  }

  async #do(what: string, more: object): Promise<void> {
    const number = this.page.revision + 1;
    this.page = await this.director.call<TournamentPage>(`tournaments/${this.page.id}/${what}`, { number, ...more });
  }
  enter = (csv = LIST) => this.#do('entrants', { csv });
  pair = () => this.#do('rounds', {});
  act = (act: object) => this.#do('acts', { act });

  /** Decides the first tables of the last round, so many of them: most are won by the lower number. */
  async decide(most = Infinity): Promise<void> {
    const round = this.page.rounds.length;
    for (const [i, { seats }] of this.page.rounds.at(-1)!.tables.entries()) {
      if (i >= most) return;
      const [white = 0, black = 0] = seats;
      const upset = (white * 5 + black * 3 + round) % 4 === 0;
      const winner = Number(white < black === upset);
      const less = (white * 7 + black + round) % 12;
      const holes = winner === 0 ? [12, less] : [less, 12];
      await this.act({ type: 'enter_result', at: { round, table: i + 1 }, result: { winner, holes } });
    }
  }
  async end(): Promise<void> {
    for (const type of ['close_round', 'finish']) await this.act({ type });
  }
}

async function make(url: string): Promise<Sample> {
  const odile = await Caller.holder(url, 'Odile');
  const anne = await Caller.holder(url, 'Anne');
  const settings = {
    name: 'Club du Tablier',
    place: 'Lyon',
    meets: 'le jeudi à 20 h',
    about: ABOUT,
    joining: 'request',
    is_private: false,
    young: false,
  };
  const { id: club } = await odile.call<ClubPage>('clubs', { settings });
  await odile.call(`clubs/${club}/invite`, { name: 'Anne' });
  await anne.call(`clubs/${club}/join`, {});
  await odile.call(`clubs/${club}/officers`, { name: 'Anne', officer: true, task: 'tables et horloges' });
  for (const title of ['Quatre tabliers neufs', 'La saison commence le premier jeudi de septembre, à vingt heures'])
    await odile.call(`clubs/${club}/announcements`, {
      title,
      text: 'Merci à tous ceux qui les ont portés.\nÀ jeudi !',
    });

  const over = await Held.make(odile, { name: 'Soirée du jeudi', club, ranked: true, rounds: 2, on_wood: true });
  await over.enter();
  for (let round = 1; round <= 2; round += 1) {
    await over.pair();
    await over.decide();
  }
  await over.end();
  await Held.make(odile, {
    name: 'Soirée de rentrée',
    club,
    ranked: true,
    starts: Math.floor(Date.now() / 1000) + IN_FIVE_DAYS,
  });

  const evening = await Held.make(odile, { name: 'Thursday evening', about: ABOUT, rounds: 7, on_wood: true });
  await evening.enter();
  for (let round = 1; round <= 3; round += 1) {
    await evening.pair();
    await evening.decide();
  }
  await evening.pair();
  await evening.decide(3);
  await evening.act({ type: 'announce', text: 'Coffee and cake are ready in the back room.' });

  const knockout = await Held.make(odile, {
    name: 'Coupe du Tablier',
    system: 'knockout',
    rounds: 0,
    third_place: true,
    on_wood: true,
  });
  await knockout.enter();
  await knockout.pair();
  await knockout.decide();
  await knockout.pair();
  await knockout.decide(2);

  const arena = await Held.make(odile, {
    name: 'Friday arena',
    system: 'arena',
    rounds: 0,
    minutes: 90,
    tie_breaks: ['holes'],
    on_wood: true,
  });
  await arena.enter();
  const ladder = await Held.make(odile, {
    name: 'Échelle du club',
    system: 'ladder',
    rounds: 0,
    reach: 2,
    answer_days: 7,
    tie_breaks: [],
    on_wood: true,
  });
  await ladder.enter();
  await ladder.pair();
  return {
    club,
    evening: evening.page.id,
    knockout: knockout.page.id,
    arena: arena.page.id,
    ladder: ladder.page.id,
  };
}
