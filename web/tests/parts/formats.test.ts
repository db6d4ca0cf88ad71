import { describe, expect, it } from 'vitest';
import { tables } from '../helpers/sentences';
import type { Format } from '../../src/wire/described/messages';
import {
  families,
  FORMATS,
  formatsOf,
  GATHERINGS,
  SEATED,
  SPECS,
  type Gathering,
} from '../../src/parts/formats/formats';
import { controlOf, fieldsOf, fitting, settled, termsOf } from '../../src/parts/formats/fitting';
import { blank } from '../../src/parts/formats/noted';
import { against, isWatched, namesOf, newGame, type GameChoice, type Guest } from '../../src/parts/formats/seats';
import { amountText, digest, textOf } from '../../src/parts/formats/terms';
import { changesFrom, RULES, withChanges } from '../../src/parts/formats/setup';

const LOIS = RULES.lois;

const EVERY = Object.keys(SPECS) as Format[];
const { fr, en } = tables;

const bots = (count: number): Guest[] => Array.from({ length: count }, () => ({ name: '', kind: 'bot' }));

/** The rounds that can be chosen when so many are asked for. */
const rounds = (format: Format, gathering: Gathering, wanted: number) =>
  settled(format, { ...SEATED[gathering], rounds: wanted }).rounds;

describe('the formats', () => {
  it('stand each on one card', () => {
    expect(families().flatMap(formatsOf).sort()).toEqual([...FORMATS].sort());
  });

  it('say by themselves only what is legal', () => {
    for (const format of EVERY) expect(settled(format), format).toEqual(SPECS[format].match);
  });

  it('take an even number of marqués for two and a multiple of three for three', () => {
    for (const format of ['ecrire-lois', 'ecrire-1780'] as const) {
      expect([1, 2, 3, 7, 8, 99].map((n) => rounds(format, 'two', n))).toEqual([2, 2, 4, 8, 8, 48]);
      expect([1, 3, 8, 10, 99].map((n) => rounds(format, 'ronde', n))).toEqual([3, 3, 9, 9, 48]);
    }
    expect(rounds('ecrire-lois', 'pairs', 6)).toBe(8);
    expect(rounds('ecrire-1780', 'pairs', 6)).toBe(6);
    expect(rounds('combine', 'chouette', 5)).toBe(6);
    expect(settled('tour', { rounds: 7 }).rounds).toBe(7);
  });

  it('drain a poule by whole twentieths', () => {
    for (let players = 2; players <= 8; players += 1) {
      for (const stake of [1, 7, 20, 33, 10000]) {
        const match = settled('poule-plumer', { players, stake });
        expect((match.stake! * match.players) % 20, `${players} at ${match.stake}`).toBe(0);
        expect(match.stake).toBeGreaterThan(0);
      }
    }
  });

  it('are played only by those for whom they are', () => {
    const gathered = (format: Format) =>
      GATHERINGS.filter(
        (g) =>
          settled(format, SEATED[g]).players === SEATED[g].players &&
          settled(format, SEATED[g]).company === SEATED[g].company,
      );
    expect(gathered('tour')).toEqual(['two']);
    expect(gathered('ecrire-lalanne')).toEqual(['two', 'chouette']);
    expect(gathered('ecrire-lois')).toEqual(GATHERINGS);
    expect(gathered('combine')).toEqual(['two', 'chouette', 'pairs']);
    expect([1, 2, 8, 9, 2.5].map((players) => settled('poule-guiton', { players }).players)).toEqual([3, 2, 8, 9, 3]);
  });

  it('take back what is no value at all', () => {
    const odd = { rounds: Number.NaN, hole_cap: 4, fiche: 3, queue_per_loss: 3, method: 'air', seats: 2 } as never;
    expect(settled('ecrire-lois', odd)).toEqual(SPECS['ecrire-lois'].match);
    expect(fitting({ kind: 'flag' }, 'yes' as never, true)).toBe(true);
  });

  it('draw for places only among more than two', () => {
    expect(fieldsOf('ecrire-lois', settled('ecrire-lois'))).not.toContain('seats');
    expect(fieldsOf('ecrire-lois', settled('ecrire-lois', SEATED.ronde))).toContain('seats');
  });
});

describe('the game asked for', () => {
  const guests: Guest[] = [
    { name: ' Anne ', kind: 'human' },
    { name: 'Basile', kind: 'human' },
    { name: '', kind: 'bot' },
    { name: '', kind: 'bot' },
  ];
  const choice = (more: Partial<GameChoice>): GameChoice => ({
    format: 'tour',
    changes: {},
    options: LOIS,
    opponent: 'computer',
    side: 'white',
    level: 'valere',
    guests,
    ...more,
  });
  const BOT = { kind: 'bot', bot: 'valere', name: 'Valère' };

  it('is a plain tour against the computer unless something is chosen', () => {
    expect(newGame(fr, choice({}))).toEqual({
      format: 'tour',
      match: { players: 2, rounds: 1, stake: 1, white: 'as_seated' },
      rules: 'lois',
      options: LOIS,
      white: { kind: 'human', name: 'Anne' },
      black: BOT,
    });
    expect(newGame(fr, choice({ side: 'black' })).white).toEqual(BOT);
    expect(against(fr, choice({ side: 'black' }))).toBe('Valère');
  });

  it('gives two people one side each', () => {
    const game = newGame(en, choice({ opponent: 'two' }));
    expect([game.white, game.black]).toEqual([
      { kind: 'human', name: 'Anne' },
      { kind: 'human', name: 'Basile' },
    ]);
  });

  it('keeps no name that was not given: people are called in the language of the moment', () => {
    const two = choice({ opponent: 'two', guests: [] });
    const alone = choice({ side: 'black', guests: [] });
    const three = choice({
      format: 'poule-guiton',
      guests: ['', 'Basile', ''].map((name) => ({ name, kind: 'human' })),
    });
    for (const each of [two, alone, three]) expect(newGame(fr, each)).toEqual(newGame(en, each));
    expect(newGame(fr, two)).toMatchObject({ white: { kind: 'human', name: '' }, black: { kind: 'human', name: '' } });
    expect([fr, en].map((t) => namesOf(t, two))).toEqual([
      ['Blanc', 'Noir'],
      ['White', 'Black'],
    ]);
    expect([fr, en].map((t) => namesOf(t, alone))).toEqual([
      ['Valère', 'Vous'],
      ['Valère', 'You'],
    ]);
    expect([fr, en].map((t) => namesOf(t, three))).toEqual([
      ['Joueur 1', 'Basile', 'Joueur 3'],
      ['Player 1', 'Basile', 'Player 3'],
    ]);
    expect([two, alone, three].map((each) => against(fr, each))).toEqual(['', 'Valère', 'Basile']);
  });

  it('says all that is agreed, and what a tour is worth only for tours', () => {
    const game = newGame(
      fr,
      choice({
        format: 'ecrire-lois',
        changes: { 'ecrire-lois': { rounds: 12, method: 'paper', fiche: 5 }, tour: { stake: 3 } },
      }),
    );
    expect(game.match).toEqual({ ...termsOf('ecrire-lois', settled('ecrire-lois')), rounds: 12, method: 'paper' });
    expect(game.options).not.toHaveProperty('worth');
    expect(newGame(fr, choice({ changes: { tour: { stake: 3 } } })).match).toEqual({
      players: 2,
      rounds: 1,
      stake: 3,
      white: 'as_seated',
    });
  });

  it('leaves the lead to the draw where the higher die takes White', () => {
    const drawn = choice({ changes: { tour: { white: 'higher_die' } }, lead: 'black', dice: 'hand' });
    const game = newGame(fr, drawn);
    expect(game).toMatchObject({ match: { white: 'higher_die' }, dice: 'hand' });
    expect(game).not.toHaveProperty('trid');
  });

  it('plays by the rules of the board that its source has', () => {
    expect(newGame(fr, choice({ format: 'ecrire-lois' })).rules).toBe('lois');
    expect(newGame(fr, choice({ format: 'ecrire-lalanne' })).rules).toBe('lalanne');
    const changes = changesFrom('lalanne', { ...RULES.lalanne, margot: true });
    expect(changes).toEqual({ margot: true });
    expect(withChanges('lois', changes)).toEqual({ ...RULES.lois, margot: true });
  });

  it('gives computers the names of different characters, as long as there are any', () => {
    const names = (count: number) => {
      const guests: Guest[] = [{ name: 'Anne', kind: 'human' }, ...bots(count - 1)];
      const changes = { 'poule-guiton': { players: count } };
      return namesOf(fr, choice({ format: 'poule-guiton', changes, guests }));
    };
    expect(names(4)).toEqual(['Anne', 'Valère', 'Hector', 'Toutabas']);
    expect(new Set(names(8)).size).toBe(8);
    expect(names(8).join(' ')).not.toMatch(/\d/);
  });

  it('gives every computer its own level, and tells those alike apart', () => {
    const table = choice({
      format: 'poule-guiton',
      changes: { 'poule-guiton': { players: 4 } },
      guests: [
        { name: 'Anne', kind: 'human' },
        { name: '', kind: 'bot', level: 'guiton' },
        { name: '', kind: 'bot' },
        { name: '', kind: 'bot', level: 'guiton' },
      ],
    });
    const { black, others = [] } = newGame(fr, table);
    expect([black, ...others].map(({ bot, name }) => [bot, name])).toEqual([
      ['guiton', 'Guiton'],
      ['valere', 'Valère'],
      ['guiton', 'Guiton 3'],
    ]);
  });

  it('gives every computer the strength that was chosen for all', () => {
    const players = { changes: { 'poule-guiton': { players: 3 } }, level: 'elo:1400' } as const;
    const guests: Guest[] = [{ name: 'Anne', kind: 'human' }, ...bots(2)];
    const { black, others = [] } = newGame(fr, choice({ format: 'poule-guiton', ...players, guests }));
    expect([black, ...others].map(({ bot, name }) => [bot, name])).toEqual([
      ['elo:1400', 'Bot 1400'],
      ['elo:1400', 'Bot 1400 2'],
    ]);
  });

  it('sends dice thrown by hand where two sit down, and who begins', () => {
    const byHand = (more: Partial<GameChoice>) => newGame(fr, choice({ dice: 'hand', lead: 'black', ...more }));
    for (const format of EVERY) {
      const { dice, trid } = byHand({ format, changes: { [format]: { players: 2, company: 'alone' } } });
      expect([dice, trid?.split(':')[1]], format).toEqual(
        format === 'courrier' ? [undefined, undefined] : ['hand', 'b'],
      );
    }
    const three = byHand({ format: 'poule-guiton', changes: { 'poule-guiton': { players: 3 } } });
    expect(three).toMatchObject({ dice: 'hand' });
    expect(three, 'the table draws the lead').not.toHaveProperty('trid');
    const noted = { ...blank(), accounts: { ...blank().accounts, white: { ...blank().accounts.white, lost: 1 } } };
    expect(byHand({ format: 'ecrire-lois', noted })).toMatchObject({ dice: 'hand' });
    expect(byHand({ format: 'ecrire-lois', noted })).not.toHaveProperty('trid');
    expect(byHand({ format: 'tour', noted })).toHaveProperty('trid');
  });

  it('seats computers alone, for whom nobody throws', () => {
    const changes = { 'poule-guiton': { players: 3 } };
    const three = bots(3);
    const alone = choice({ format: 'poule-guiton', changes, guests: three, dice: 'hand' });
    const game = newGame(fr, alone);
    expect([game.white, game.black, ...(game.others ?? [])].map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot']);
    expect(game).not.toHaveProperty('dice');
    expect(isWatched(alone)).toBe(true);
    expect(isWatched({ ...alone, guests: [...three.slice(1), { name: '', kind: 'human' }] })).toBe(false);
    expect(isWatched(choice({ guests: three }))).toBe(false);
    const third: Guest[] = [...three.slice(1), { name: 'Anne', kind: 'human' }];
    expect(against(fr, { ...alone, guests: third })).toBe('Valère, Hector');
  });

  it('says who begins only where that is not drawn', () => {
    const begun = (more: Partial<GameChoice>) => newGame(fr, choice({ lead: 'black', ...more }));
    expect(begun({}).trid?.split(':')[1]).toBe('b');
    expect(begun({})).not.toHaveProperty('dice');
    expect(begun({ lead: 'drawn' })).not.toHaveProperty('trid');
    expect(begun({ dice: 'hand', lead: 'drawn' }).trid?.split(':')[1]).toBe('w');
    for (const format of ['courrier', 'poule-guiton'] as const)
      expect(begun({ format }), format).not.toHaveProperty('trid');
  });

  it('names the others where there are more than two', () => {
    const game = newGame(fr, choice({ format: 'combine', changes: { combine: SEATED.pairs } }));
    expect(game.match).toMatchObject({ players: 4, company: 'two_against_two' });
    expect([game.white, game.black].map(({ name }) => name)).toEqual(['Anne', 'Basile']);
    expect(game.others?.map(({ name, bot }) => [name, bot])).toEqual([
      ['Valère', 'valere'],
      ['Hector', 'hector'],
    ]);
    expect(against(fr, choice({ format: 'poule-guiton' }))).toBe('Basile, Valère');
  });

  it('leaves the rules of trictrac aside in another game', () => {
    expect(newGame(fr, choice({ format: 'courrier' }))).toEqual({
      format: 'courrier',
      points: 1,
      white: { kind: 'human', name: 'Anne' },
      black: { kind: 'bot', bot: 'commis', name: 'Le Commis' },
    });
  });
});

describe.each(['fr', 'en'] as const)('in %s every format', (lang) => {
  const t = tables[lang];

  it('is shown in two or three sentences, with its rules and their source', () => {
    for (const format of EVERY) {
      expect([2, 3], format).toContain(t.formats.format[format].text.match(/\.( |$)/g)?.length);
      expect(t.formats.format[format].lines.length, format).toBeGreaterThanOrEqual(5);
      expect(t.formats.format[format].lines.length, format).toBeLessThanOrEqual(12);
      const { head, rows } = { table: { head: [], rows: [] as string[][] }, ...t.formats.format[format] }.table;
      for (const row of rows) expect(row, format).toHaveLength(head.length);
    }
  });

  it('explains all that can be agreed', () => {
    for (const format of EVERY) {
      const match = settled(format);
      if (SPECS[format].fields.length > 0) expect(digest(t, format, match)).not.toBe('');
      for (const field of SPECS[format].fields) {
        const { name, hint, source } = textOf(t, format, field);
        for (const text of [name, hint, source]) expect(text, `${format} ${field}`).toBeTruthy();
        const control = controlOf(format, field, match);
        if (control.kind === 'choice')
          for (const value of control.values) expect(amountText(t, field, value)).toBeTruthy();
      }
    }
  });
});
