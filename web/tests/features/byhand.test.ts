import { describe, expect, it } from 'vitest';
import { carried, landing, PLACES, pointsTo } from '../../src/features/byhand/jeton';
import { holesMissed } from '../../src/features/byhand/lost';
import { remedyText } from '../../src/features/byhand/remedies';
import { askedOf, jansFor } from '../../src/features/byhand/reasons';
import {
  hasMarks,
  lately,
  missedText,
  sayingsOf,
  sumSince,
  through,
  type Speech,
} from '../../src/features/byhand/said';
import { thrown } from '../../src/features/byhand/worth';
import { rollAt, rolls } from '../../src/state/game/rolls';
import { settled } from '../../src/state/game/view';
import { markingIn, markingTerms } from '../../src/parts/formats/marking';
import type { Line, Missed, Remedy } from '../../src/wire/described/messages';
import { strictnessOf } from '../../src/wire/messages/match';
import { parseTrid } from '../../src/wire/messages/trid';
import { namer } from '../../src/words/naming';
import enByHand from '../../src/words/texts/en/byhand';
import frByHand from '../../src/words/texts/fr/byhand';
import { markingText } from '../../src/words/names';
import { info, line, scores } from '../helpers/samples';
import { tables } from '../helpers/sentences';

const fr: Speech = { w: frByHand, t: tables.fr, info, name: namer('1-24', 'white') };
const en: Speech = { w: enByHand, t: tables.en, info, name: namer('1-24', 'white') };
const texts = (speech: Speech, one: Line, before?: Line) => sayingsOf(speech, one, before).map(({ text }) => text);

describe('a jeton carried on', () => {
  it('reaches what lies before it by points, and what lies behind it by a hole', () => {
    expect(PLACES.map((place) => pointsTo(8, place))).toEqual([4, 6, 8, 10, 0, 2]);
    expect(PLACES.map((place) => pointsTo(0, place))).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('makes holes as the law has them: two where twelve points stand in a row', () => {
    expect(landing({ points: 8, bredouille: false }, 6)).toEqual({ points: 2, rounds: 1, holes: 1 });
    expect(landing({ points: 8, bredouille: true }, 6)).toEqual({ points: 2, rounds: 1, holes: 2 });
    expect(landing({ points: 0, bredouille: false }, 24)).toEqual({ points: 0, rounds: 2, holes: 4 });
    expect(landing({ points: 4, bredouille: true }, 6)).toEqual({ points: 10, rounds: 0, holes: 0 });
  });

  it('stands there on the board before it is let go, and nothing else changes', () => {
    const before = scores([8, 3], [4, 1]);
    expect(carried(before, 'white', 6, 1)).toEqual({ ...before, white: { ...before.white, points: 2, holes: 4 } });
    expect(before.white.points).toBe(8);
  });
});

describe('what is agreed about marking', () => {
  it('is nothing where the table marks, and all of it where players do', () => {
    expect(markingTerms({ strictness: 'assisted', pegs: true, missed: true })).toEqual({});
    expect(markingTerms({ strictness: 'counting', pegs: false, missed: null })).toEqual({
      marking: 'hand',
      moves: 'refused',
      pegs: 'law',
    });
    expect(markingTerms({ strictness: 'strict', pegs: true, missed: false })).toEqual({
      marking: 'hand',
      moves: 'touch',
      pegs: 'hand',
      missed: false,
    });
  });

  it('is found again as it was chosen, whatever else was kept', () => {
    const chosen = { strictness: 'strict', pegs: true, missed: false } as const;
    expect(markingIn(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    for (const kept of [undefined, null, 3, 'x', { strictness: 'lax', pegs: 1, missed: 'no' }])
      expect(markingIn(kept)).toEqual({ strictness: 'assisted', pegs: false, missed: null });
  });

  it('is said where it is not the usual', () => {
    expect(strictnessOf(undefined)).toBe('assisted');
    expect(markingText(tables.fr, { marking: 'engine', moves: 'refused', pegs: 'law' })).toBe('');
    expect(markingText(tables.fr, { marking: 'hand', pegs: 'hand' })).toBe('on marque soi-même, fichets à la main');
    expect(markingText(tables.en, { marking: 'hand', moves: 'touch' })).toMatch(/touched/);
  });
});

const roll = line(1, { type: 'roll', dice: [6, 3] }, { score: scores([8, 4], [0, 0]) });
const mark = line(
  2,
  { type: 'mark', points: 6 },
  { score: scores([2, 5], [0, 0]), moved: [{ side: 'white', why: 'gained', points: 6, rule: 'R6' }] },
);
const school = line(
  3,
  { type: 'school', points: 2, for: 'gained' },
  {
    side: 'black',
    score: scores([10, 4], [2, 0]),
    moved: [
      { side: 'white', why: 'gained', points: -2, rule: 'R9' },
      { side: 'black', why: 'school', points: 2, rule: 'R8' },
    ],
  },
);
const missed: Missed = {
  side: 'white',
  for: 'gained',
  roll: 1,
  dice: [6, 3],
  due: 8,
  marked: 4,
  schooled: 0,
  points: 4,
};

describe('a roll thrown early', () => {
  const may = { white: [], black: [] };
  const at = (side: 'white' | 'black', dice: [number, number], more = {}) => ({
    side,
    stage: 'move' as const,
    dice,
    may,
    ...more,
  });
  const first = line(1, { type: 'roll', dice: [4, 2] }, { turn: at('white', [4, 2]) });
  const early = line(
    2,
    { type: 'roll', dice: [6, 6] },
    { side: 'black', turn: at('white', [4, 2], { early: [6, 6] }) },
  );
  const played = line(3, { type: 'play', steps: [[1, 5]] }, { turn: at('black', [6, 6]) });
  const lines = [first, early, played];

  it('leaves the roll in hand where it was until its men are played', () => {
    expect(settled('', lines, 2).dice).toEqual([4, 2]);
    expect(settled('', lines, 3).dice).toEqual([6, 6]);
    expect(rolls(lines, settled('', lines, 2)).map(({ side, dice }) => [side, dice])).toEqual([['white', [4, 2]]]);
  });

  it('gives the play to the roll that was played, and begins the next', () => {
    const [whites, blacks] = rolls(lines, settled('', lines, 3));
    expect(whites).toMatchObject({ number: 1, side: 'white', steps: [[1, 5]], ended: 'play' });
    expect(blacks).toMatchObject({ number: 2, side: 'black', dice: [6, 6], steps: null });
    expect(rollAt(lines, 1)?.steps).toEqual([[1, 5]]);
  });

  it('keeps its number though it comes to nothing', () => {
    const gone = line(3, { type: 'agree' }, { side: 'black', turn: { side: 'white', stage: 'roll', may } });
    const next = line(4, { type: 'roll', dice: [3, 1] }, { turn: at('white', [3, 1]) });
    const all = [first, early, gone, next];
    expect(rolls(all, settled('', all, 4)).map(({ number }) => number)).toEqual([1, 3]);
  });

  it('is told', () => {
    expect(texts(fr, early, first)).toEqual([expect.stringMatching(/a jeté trop tôt/)]);
    expect(texts(en, early, first)).toEqual([expect.stringMatching(/has thrown early/)]);
    expect(lately(en, lines).map(({ side, dice }) => [side, dice])).toEqual([
      ['white', [4, 2]],
      ['black', [6, 6]],
    ]);
  });
});

describe('what is said of marks', () => {
  it('names who marked, how much, and the holes the board then has', () => {
    expect(texts(fr, mark, roll)).toEqual(['Vous marquez 6 points\u00a0: un trou.']);
    expect(texts(en, mark, roll)).toEqual(['You mark 6 points: 1 hole.']);
    expect(texts(en, line(2, { type: 'mark', points: 0 }, { moved: [] }), roll)).toEqual(['You mark nothing.']);
  });

  it('says of a school also what is given back, each with its rule', () => {
    expect(sayingsOf(fr, school, mark).map(({ text, rule, side }) => [text, rule, side])).toEqual([
      ['Commis dit\u00a0: école de 2 points.', 'R9', 'black'],
      ['Vous rendez 2 points marqués de trop.', 'R9', 'white'],
    ]);
  });

  it('says what was missed only where something stood wrong', () => {
    const thrown = line(4, { type: 'roll', dice: [2, 1] }, { missed: [missed, { ...missed, points: 0, schooled: 4 }] });
    expect(texts(en, thrown)).toEqual(['You have left 4 points unmarked.']);
    expect(missedText(fr, { ...missed, points: -2 })).toBe('Vous aviez marqué 2 points de trop.');
    expect(missedText(en, { ...missed, for: 'play', side: 'black' })).toMatch(/^Commis has made a wrong play/);
  });

  it('knows whether anybody marked: of a game without marks it is not said that they were right', () => {
    expect([hasMarks([roll]), hasMarks([roll, mark])]).toEqual([false, true]);
  });

  it('leads from a ruling to the mark it is about, whose jans are then known', () => {
    const open = { for: 'gained', roll: 3, points: 4, open: false, disputable: true } as const;
    const before = line(4, { type: 'false_school' }, { side: 'white' });
    before.turn.marks = [
      { ...open, side: 'black', roll: 2 },
      { ...open, side: 'white' },
    ];
    const ruled = line(5, { type: 'augment' }, { side: 'black' });
    ruled.ruling = { for: 'gained', claimed: 4, right: 4, disputed: 4, jans: [] };
    expect(sayingsOf(en, ruled, before).find(({ mark }) => mark)?.mark).toMatchObject({ side: 'white', roll: 3 });
  });

  it('belongs to the roll it was said of, until dice are thrown again', () => {
    const next = line(4, { type: 'roll', dice: [2, 1] }, { side: 'black' });
    expect(through([roll, mark, school, next], 1)).toEqual([roll, mark, school]);
    expect(through([roll, mark, school, next], 4)).toEqual([roll, mark, school, next]);
  });

  it('is kept for the last two rolls, and nothing that was taken back', () => {
    const later = [
      line(4, { type: 'roll', dice: [2, 1] }, { side: 'black' }),
      line(5, { type: 'mark', points: 4 }, { side: 'black' }),
      line(6, { type: 'take_back' }),
      line(7, { type: 'reason' }),
    ];
    const said = lately(en, [roll, mark, school, ...later]);
    expect(said.map((one) => [one.line, one.side, one.sayings.length])).toEqual([
      [1, 'white', 3],
      [4, 'black', 1],
    ]);
    expect(sumSince([roll, mark, school], 1, 'white')).toBe(4);
  });
});

describe('the holes that hung on a wrong mark', () => {
  const next = line(4, { type: 'roll', dice: [2, 1] }, { side: 'black', score: scores([2, 5], [0, 0]) });

  it('are those which its points would have made where its owner then stood', () => {
    expect(holesMissed([roll, mark, next], { ...missed, due: 8, marked: 2 })).toBe(1);
    expect(holesMissed([roll, mark, next], { ...missed, due: 8, marked: 4 })).toBe(0);
    expect(holesMissed([roll, mark, next], { ...missed, due: 0, marked: 6 })).toBe(-1);
  });

  it('are two in bredouille, and count from where they stood when the next was thrown if they marked nothing', () => {
    const held = line(2, { type: 'hold' }, { score: scores([6, 4], [0, 0]) });
    held.score.white.bredouille = true;
    expect(holesMissed([roll, held, next], { ...missed, due: 6, marked: 0 })).toBe(2);
    expect(holesMissed([roll, held, next], { ...missed, due: 4, marked: 0 })).toBe(0);
  });

  it('are none of a wrong play, nor of a roll that is not there; a hole forgotten is one', () => {
    expect(holesMissed([roll, mark], { ...missed, for: 'play' })).toBe(0);
    expect(holesMissed([roll, mark], { ...missed, roll: 2 })).toBe(0);
    expect(holesMissed([roll, mark], { ...missed, due: 6, marked: -6 })).toBe(1);
  });

  it('are said beside what was due, marked and sent to school', () => {
    expect(frByHand.missed.due(8, 4, 2)).toBe('8 points dus, 4 marqués, école de 2');
    expect(enByHand.missed.due(0, 6, 0)).toBe('nothing due, 6 marked');
    const fr = frByHand.missed;
    expect([fr.holes(1), fr.holes(2), fr.extraHoles(1)]).toEqual([
      'un trou manqué',
      '2 trous manqués',
      'un trou de trop',
    ]);
    const en = enByHand.missed;
    expect([en.holes(1), en.holes(2), en.extraHoles(1)]).toEqual([
      '1 hole missed',
      '2 holes missed',
      '1 hole too many',
    ]);
  });
});

describe('what a roll was worth', () => {
  it('is asked of the position in which it fell, as if the program marked', () => {
    const trid = 'TRID=O----------------------o:b:R:-:0-0:0-0:-:-:1.0';
    const lines = [
      line(1, { type: 'roll', dice: [6, 3] }),
      line(2, { type: 'play', steps: [] }, { trid: `${trid};pile=off;marking=hand;moves=touch;missed=on` }),
      line(3, { type: 'commit', player: 0, commitment: '' }),
      line(4, { type: 'roll', dice: [2, 1] }),
    ];
    expect(thrown(lines, 'start', 1)).toEqual({ trid: 'start', dice: [6, 3] });
    expect(thrown(lines, 'start', 2)).toEqual({ trid: `${trid};pile=off`, dice: [2, 1] });
    expect(thrown(lines, 'start', 3)).toBeNull();
  });
});

describe('the reason of a mark', () => {
  const open = { side: 'white', for: 'gained', roll: 1, points: 6, open: false, disputable: true } as const;
  const asks = line(3, { type: 'reason', for: 'gained' }, { side: 'black' });
  const gives = line(4, { type: 'reason', for: 'gained', jans: ['hit_true_home'] });

  it('is asked of its owner until they give it, or dice are thrown', () => {
    expect(askedOf([roll, mark, asks], [open], 'white')).toBe(open);
    expect(askedOf([roll, mark, asks], [open], 'black')).toBeNull();
    expect(askedOf([roll, mark, asks, gives], [open], 'white')).toBeNull();
    expect(askedOf([roll, mark, asks, line(4, { type: 'roll', dice: [2, 1] })], [open], 'white')).toBeNull();
  });

  it('is chosen among what may be gained, or received, whether it was possible or not', () => {
    expect(jansFor('gained')).toContain('six_tables');
    expect(jansFor('received')).toContain('helpless');
    expect(jansFor('gained').filter((jan) => jansFor('received').includes(jan))).toEqual([]);
  });

  it('names the jans, and shows those alone', () => {
    asks.turn.marks = [open];
    const [saying] = sayingsOf(fr, gives, asks);
    expect(saying).toMatchObject({ rule: 'R17', mark: open, only: ['hit_true_home'] });
    expect(saying!.text).toBe('Vous montrez\u00a0: Bat à vrai, au petit jan.');
  });
});

describe('a remedy in words', () => {
  const trid = (men: string) => `TRID=${men}:w:R:-:0-0:0-0:-:-:5.5`;
  const board = parseTrid(trid('O---------------------ab'))!.board;
  const text = (speech: Speech, remedy: Partial<Remedy>, player: 'white' | 'black' = 'black') =>
    remedyText(
      speech.w,
      speech.t,
      speech.name,
      { player, board },
      {
        n: 1,
        rule: 'R22',
        does: 'again',
        what: '',
        trid: '',
        ...remedy,
      },
    );

  it('says what is demanded, by the names on the board', () => {
    expect(text(en, { demand: { what: 'with', step: [1, 5] } })).toContain('from 24 to 20');
    expect(text(fr, { demand: { what: 'not_coin' } })).toContain('coin');
    expect(text(fr, { demand: { what: 'legal', barred: 8 } }, 'white')).toContain('sur 8');
    expect(text(fr, { does: 'leave' })).toBe('Laisser');
  });

  it('says how a man is put right, from where it stands', () => {
    expect(text(fr, { does: 'place', trid: trid('O--------------------a-b') })).toBe('Remettre la dame, de 23 à 22');
  });
});
