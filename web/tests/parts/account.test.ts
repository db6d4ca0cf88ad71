import { describe, expect, it } from 'vitest';
import { lastSideOf, accountAt, isMatch, kindOf, roundOf, sameRound } from '../../src/state/game/account';
import { formula, inFiches, signed } from '../../src/parts/account/amount';
import { choiceNote, choices } from '../../src/parts/account/choice';
import { noticeText } from '../../src/features/account/notice';
import { paperRows } from '../../src/parts/account/paper';
import { piecesOf } from '../../src/board/accountPieces';
import { named, purses, seated } from '../../src/words/players';
import { honoursRows, marqueFeet, marqueRows, stillToBeat, tourRows } from '../../src/parts/account/rows';
import { matchEvents } from '../../src/state/game/events';
import { FORMATS } from '../../src/wire/described/formats';
import { sourceFollowed, sourcesText } from '../../src/words/sources';
import { honoursPayments } from '../../src/parts/account/honoursPaid';
import { sharesOf } from '../../src/parts/account/payments';
import { verdict } from '../../src/parts/account/verdict';
import { tables } from '../helpers/sentences';
import { SETTLEMENT_CODES } from '../../src/wire/described/codes';
import type { Account, GameInfo, Honours, Line, Turn } from '../../src/wire/described/messages';
import { rolls } from '../../src/state/game/rolls';
import { settled } from '../../src/state/game/view';
import { combine, filled, lalanne, marque, older, petite, ronde, three, tours, two } from '../helpers/accounts';
import { line, scores } from '../helpers/samples';

const { fr, en } = tables;
const START = two.start;

describe('the account', () => {
  const lines: Line[] = [
    line(
      1,
      { type: 'lead', throws: [[5, 2]], first: 'white' },
      { account: { ...older, sheet: [], round: 1, balance: [0, 0] } },
    ),
    line(2, { type: 'roll', dice: [4, 2] }),
    line(3, { type: 'go' }, { account: older, round_ended: true, releve: 'go' }),
    line(4, { type: 'roll', dice: [6, 6] }, { side: 'black' }),
  ];

  it('is known as of any line, and seen when the line has been', () => {
    expect(accountAt(lines, 2)?.round).toBe(1);
    expect(accountAt(lines, 4)?.round).toBe(2);
    expect(settled(START, lines, 2).account?.balance).toEqual([0, 0]);
    expect(settled(START, lines, 3).account).toBe(older);
  });

  it('shows the rolls of one marqué from those of the next', () => {
    const [a, b] = rolls(lines, settled(START, lines, 4));
    expect(a!.round).toEqual({ kind: 'ecrire', number: 1, refaits: 0 });
    expect(sameRound(a!.round, b!.round)).toBe(false);
  });

  it('is none for a single tour', () => {
    expect(isMatch(tours)).toBe(true);
    expect(isMatch({ ...tours, rounds: 1 })).toBe(false);
    expect([tours, older, combine, filled].map(kindOf)).toEqual(['tour', 'ecrire', 'combine', 'poule']);
    expect(roundOf(filled)).toEqual({ kind: 'poule', number: 2, refaits: 0 });
  });

  it('brings a notice of a marqué', () => {
    expect(matchEvents(two, lines, 3).map(({ what }) => what)).toEqual(['marque']);
    expect(matchEvents(two, lines, 4)).toEqual([]);
    const told = noticeText(fr, two, matchEvents(two, lines, 3)[0]!);
    expect(told).toMatchObject({ title: 'Marqué 1 : vous gagnez 25 jetons', sum: '3 × (7 + 2) − 2 = 25' });
    expect(told.text).toMatch(/Petite bredouille.*×3/);
  });
});

describe('the notices', () => {
  const after = (before: Account, now: Account, more: Partial<Line> = {}) =>
    matchEvents(
      three,
      [line(1, { type: 'hold' }, { account: before }), line(2, { type: 'go' }, { account: now, ...more })],
      2,
    );
  const told = (before: Account, now: Account, more: Partial<Line> = {}) =>
    after(before, now, more).map((event) => noticeText(en, three, event));

  it('announce who threw what for the seats', () => {
    const done = {
      type: 'seats' as const,
      throws: [
        [6, 4, 4],
        [5, 2],
      ],
      order: [0, 1, 2],
    };
    const told = noticeText(fr, { ...three, you: [0, 1] }, { what: 'seats', done, dice: true });
    expect(told.text).toContain('Dés : Anne 6, Bernard 4, Claire 4 ; puis 5, 2.');
  });

  it('announce a refait', () => {
    const [refait] = told(
      ronde,
      { ...ronde, marque: marque(0, 0, { refaits: 1, consolation: 4 }) },
      { round_ended: true },
    );
    expect(refait!.title).toBe('Refait: marqué 2 is played again');
    expect(refait!.text).toContain('consolation is now 4');
  });

  it('announce the honours and who draws the poule', () => {
    const before = { ...combine, honours: { ...combine.honours!, won: [] } };
    const [won] = told(before, combine);
    expect(won!.title).toBe('Honours: Bernard wins a double game');
    expect(won!.text).toContain('draws the poule');
    expect(told(combine, { ...combine, suspended: null })[0]!.title).toBe('Both games go on');
  });

  it('announce meetings, won or not', () => {
    const before = { ...filled, poule: { ...filled.poule!, meetings: [] } };
    expect(told(before, filled, { round_ended: true })[0]!.text).toBe(
      '6 – 2: Bernard puts in 10 and goes to the end of the line; 40 in the poule.',
    );
    expect(after(filled, { ...filled }, { round_ended: true })).toEqual([{ what: 'tie' }]);
  });
});

describe('amounts', () => {
  it('are written as each language writes them', () => {
    expect(signed(fr, -1.5)).toBe('−1,5');
    expect(signed(en, 1.5)).toBe('+1.5');
    expect(inFiches(fr, 25, 10)).toBe('2 fiches et 5 jetons');
    expect(inFiches(en, -20, 10)).toBe('2 fiches');
    expect(inFiches(en, 3, 10)).toBe('3 jetons');
  });

  it('come with their reckoning', () => {
    expect(formula(fr, petite)).toBe('3 × (7 + 2) − 2 = 25');
    expect(formula(fr, { ...petite, rate: 1, consolation: 4, holes: [8, 0], jetons: 12 })).toBe('8 + 4 = 12');
  });
});

describe('combiné, settled', () => {
  const honours = (white: number, black: number, more: Partial<Honours> = {}): Honours => ({
    ...combine.honours!,
    holes: { white: 0, black: 0 },
    won: [],
    fiches: [white, black],
    basket: 4,
    contrat: null,
    both: false,
    ...more,
  });
  const at = (n: number, of: Honours, more: Partial<Account> = {}) =>
    line(n, { type: 'hold' }, { account: { ...combine, suspended: null, honours: of, ...more } });
  const first = { winner: 'black', factor: 2, loser_holes: 4 } as const;
  const over: Partial<Account> = {
    balance: [20, -20],
    over: { by: 'played' },
    settlement: { fiche: 10, half_wanted: null, columns: { gained: [20, 0], lost: [0, 20] }, lines: [] },
  };
  const lines = [
    at(1, honours(-2, -2)),
    at(2, honours(-6, 0, { won: [first], basket: 6, contrat: 'black' })),
    at(3, honours(-6, 0, { won: [first], basket: 6, contrat: 'black', holes: { white: 3, black: 0 } })),
    at(4, honours(-6, 6, { won: [first], basket: 0, open: false }), over),
  ];
  const all = purses(fr, { ...two, you: [0, 1] }, []);

  it('is won by who has more in both games together', () => {
    expect(verdict(fr, two, lines[3]!.account!, all)).toBe('Bernard gagne 4 fiches.');
  });

  it('shows every payment of the honours, which add up to what each has', () => {
    const paid = honoursPayments(fr, two, lines, all);
    expect(paid.map(({ code, amounts }) => [code, amounts])).toEqual([
      ['stakes', [-2, -2]],
      ['won', [-4, 2]],
      ['shared', [0, 6]],
    ]);
    expect(paid[1]).toMatchObject({
      title: 'Partie 1, double',
      why: 'L’adversaire n’avait pas plus de six trous. Payée 2 fiches au gagnant, et autant au panier.',
    });
    expect(paid[2]!.why).toMatch(/^Une seule partie/);
  });

  it('says that the basket was drawn, and whether it was filled again', () => {
    const twice = { ...first, loser_holes: 0, factor: 4 };
    const drawn = honoursPayments(en, two, [lines[1]!, at(2, honours(-14, 12, { won: [first, twice] }))], all);
    expect(drawn[1]!.why).toMatch(/basket goes to the winner\. Each puts in a stake again\.$/);
  });
});

describe('partners', () => {
  it('each see their share of what they have together', () => {
    const info = { ...three, match: { company: 'chouette' } } as const;
    const all = purses(en, info, [line(1, { type: 'seats', throws: [], order: [2, 0, 1] })]);
    expect(sharesOf(en, info, all, [-13, -12, 25])).toEqual(['', 'Anne −13\nBernard −12']);
  });
});

describe('the sources of a payment', () => {
  it('are the one the format follows, in full', () => {
    expect(sourceFollowed(fr, FORMATS['ecrire-lalanne'].source, 'S0 §4, S1 XIX, S3')).toBe('Lalanne §4');
    expect(sourceFollowed(en, FORMATS['ecrire-lois'].source, 'S0 §4, S1 XIX, S3')).toBe('Lois et règles XIX');
    expect(sourceFollowed(en, FORMATS.combine.source, 'S0 §7, S3')).toBe('English Wikipedia');
    expect(sourcesText(fr, 'S1 X, G I, LL 3')).toBe('Lois et règles X, Guiton I, Lelasseux-Lafosse 3');
  });
});

describe('the sheet', () => {
  it('adds up as Lalanne printed it', () => {
    const rows = paperRows(fr, lalanne, lalanne.settlement!, purses(fr, two, []));
    const cells = Object.fromEntries(rows.map(({ label, cells }) => [label, cells]));
    expect(cells['1']).toEqual([21, null]);
    expect(rows[2]).toMatchObject({ refaits: 1, cells: [null, 31] });
    expect(cells['Total (I)']).toEqual([58, 59]);
    expect(cells['Queue des jetons (II)']).toEqual([null, 4]);
    expect(cells['Marqués (III)']).toEqual([16, 8]);
    expect(cells['Queue des marqués (IV)']).toEqual([20, null]);
    expect(cells['I + II + III + IV']).toEqual([94, 71]);
    expect(cells['Gain brut']).toEqual([23, null]);
    expect(cells['Gain en fiches entières']).toEqual([20, null]);
  });

  it('shows what each of three has lost, so that it can be added up', () => {
    const columns = { gained: [30, 12, 0], lost: [10, 20, 12] };
    const settlement = { ...lalanne.settlement!, columns, lines: [] };
    const row = (info: GameInfo) => paperRows(fr, lalanne, settlement, purses(fr, info, []));
    expect(row(three).find(({ label }) => label === 'Pertes')?.cells).toEqual([-10, -20, -12]);
    expect(row(two).some(({ label }) => label === 'Pertes')).toBe(false);
  });

  it('has a column for each purse, and the onlooker’s consolation in theirs', () => {
    const all = purses(fr, three, []);
    expect(marqueRows(fr, three, ronde, all)[0]!.cells).toEqual(['12', '', '6']);
    expect(marqueFeet(fr, three, ronde, all)[1]!.cells).toEqual(['+12', '−18', '+6']);
    const drawn = [line(1, { type: 'seats', throws: [], order: [2, 0, 1] })];
    const chouette = purses(fr, { ...three, match: { company: 'chouette' } }, drawn);
    expect(chouette.map(({ name }) => name)).toEqual(['Claire', 'Anne & Bernard']);
  });

  it('lists tours, honours and meetings', () => {
    const beyond = {
      ...tours,
      tours: { stake: 1, won: [{ ...tours.tours!.won[0]!, holes: { white: 13, black: 4 } }] },
    };
    expect(tourRows(fr, beyond)[0]!.note).toBe('12 – 4');
    expect(tourRows(fr, tours)[0]).toMatchObject({ note: '12 – 3', tag: 'au pont', cells: ['3', ''] });
    expect(honoursRows(fr, two, combine.honours!)[0]).toMatchObject({
      note: '12 – 4',
      tag: 'double',
      cells: ['', '2'],
    });
    expect(stillToBeat(fr, three, filled)).toBe('Pour emporter la poule, Anne doit encore gagner contre Claire.');
  });
});

describe('at the board', () => {
  it('a player has the side they sit at, and keeps it while they look on', () => {
    const lines = [
      line(1, { type: 'seats', throws: [], order: [1, 0, 2] }),
      line(2, { type: 'lead', throws: [], first: 'white' }, { account: { ...ronde, at: { white: 1, black: 0 } } }),
      line(3, { type: 'go' }, { account: { ...ronde, at: { white: 1, black: 2 } } }),
      line(4, { type: 'go' }, { account: { ...ronde, at: { white: 0, black: 2 } } }),
    ];
    expect([1, 2, 3, 4].map((n) => lastSideOf(lines, n, 0))).toEqual([null, 'black', 'black', 'white']);
  });

  it('sit those who play now', () => {
    expect(seated(named(fr, three), ronde)).toMatchObject({ white: { name: 'Claire' }, black: { name: 'Bernard' } });
  });

  it('a peg goes round again, with its necktie and banner', () => {
    const { fichets, flag } = piecesOf(older, scores([0, 1], [0, 14]));
    expect(fichets.black).toEqual([{ kind: 'usual', hole: 2, cravate: true }]);
    expect(flag).toEqual({ kind: 'etendard', holder: 'black' });
    expect(piecesOf(null, scores([0, 1], [0, 13])).fichets.black[0]!.hole).toBe(12);
  });

  it('the metals of combiné stand, or wait beside the talon', () => {
    const { fichets } = piecesOf(combine, scores([0, 7], [0, 2]));
    expect(fichets.white.map(({ kind, hole }) => [kind, hole])).toEqual([
      ['silver', 7],
      ['black', 12],
    ]);
    expect(fichets.black).toEqual([{ kind: 'bimetal', hole: 0, cravate: false }]);
  });
});

describe.each(['fr', 'en'] as const)('a decision in %s', (lang) => {
  const t = tables[lang];
  const turn = (go: Turn['go'], suspend?: Turn['suspend']): Turn => ({ side: 'white', stage: 'decide', go, suspend });

  it('says what going does and pays', () => {
    for (const does of ['lift', 'win', 'concede', 'refait'] as const) {
      const asked = turn({ lost: 2, account: { does, jetons: 25, winner: 1 } });
      const texts = choices(t, two, older, asked).map(({ text }) => text);
      expect(texts).toHaveLength(2);
      expect(texts[1]).not.toMatch(/undefined|_/);
      if (does === 'win') expect(texts[1]).toContain('25');
      if (does === 'concede') expect(texts[1]).toContain('Bernard');
      expect(choiceNote(t, older, asked).length).toBeGreaterThan(20);
      expect(choices(t, three, filled, asked)[1]!.text).not.toMatch(/jeton/);
    }
  });

  it('tells its consequence in at most three short parts, and what is lost apart', () => {
    const held = { rest: 4, other: 4, other_holes: 0 };
    const all = (['lift', 'win', 'concede', 'refait'] as const).flatMap((does) =>
      [older, filled].flatMap((account) =>
        choices(t, three, account, { ...turn({ lost: 4, account: { does, jetons: 25, winner: 1 } }), hold: held }),
      ),
    );
    for (const { parts } of all) {
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.length).toBeLessThanOrEqual(3);
      for (const { text } of parts) expect(text.length).toBeLessThanOrEqual(26);
      expect(parts.map(({ text }) => text).join()).not.toMatch(/undefined|_|\. /);
    }
    const [hold, go] = choices(t, two, null, { ...turn({ lost: 4 }), hold: held });
    expect(hold!.parts.map(({ text }) => text)).toEqual(
      lang === 'fr' ? ['garde 4', 'Bernard marque 4'] : ['keeps 4', 'Bernard marks 4'],
    );
    expect(go!.parts.filter(({ loss }) => loss).map(({ text }) => text)).toEqual([lang === 'fr' ? 'perd 4' : '4 lost']);
  });

  it('a long name is the opponent', () => {
    const far = { ...two, black: { ...two.black, name: 'Marguerite-Adélaïde' } };
    const [hold] = choices(t, far, null, turn({ lost: 0 }));
    expect(hold!.parts[1]!.text).toBe(lang === 'fr' ? 'l’adversaire marque 0' : 'opponent marks 0');
  });

  it('offers to set a game aside in combiné', () => {
    const asked = turn({ lost: 0, account: { does: 'win', jetons: 25, winner: 0 } }, [
      { game: 'ecrire', does: 'win', jetons: 25, winner: 0 },
      { game: 'honours' },
    ]);
    expect(choices(t, two, combine, asked).map(({ id }) => id)).toEqual([
      'tenir',
      'enaller',
      'suspend-ecrire',
      'suspend-honours',
    ]);
  });

  it('names every payment of a settlement', () => {
    for (const code of SETTLEMENT_CODES) expect(t.match.codeWhy[code]).toMatch(/\.$/);
    expect(verdict(t, two, lalanne, purses(t, two, []))).toMatch(/^(?:Vous gagnez|You win) 20 jetons/);
    expect(verdict(t, two, { ...lalanne, over: { by: 'resign', player: 1 } }, purses(t, two, []))).toContain('Bernard');
  });
});
