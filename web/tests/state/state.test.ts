import { describe, expect, it } from 'vitest';
import { emptyGame, reduce, unanswered, type TableGame, type GameEvent } from '../../src/state/game/game';
import { rollAt, rolls, gain, isGiven } from '../../src/state/game/rolls';
import { frames, settled } from '../../src/state/game/view';
import type { Act } from '../../src/wire/messages/protocol';
import { menAt } from '../../src/wire/messages/trid';
import { hole, info, line, scores } from '../helpers/samples';

const act: Act = { do: 'act', line: 2, side: 'white', action: { type: 'roll' } };
const joined = (...events: GameEvent[]): TableGame =>
  [info, ...events].reduce<TableGame>((game, event) => reduce(game, event), emptyGame);

describe('the messages of a table', () => {
  it('add lines in order and ignore those known', () => {
    const game = joined(hole[0]!, hole[0]!, hole[1]!);
    expect(game.lines.map(({ n }) => n)).toEqual([1, 2]);
    expect(game.gap).toBe(false);
  });

  it('show a gap, mended by joining again', () => {
    const game = joined(hole[0]!, hole[2]!);
    expect(game.lines).toHaveLength(1);
    expect(game.gap).toBe(true);
    expect(reduce(game, info).gap).toBe(false);
  });

  it('answer an act by its line or by an error', () => {
    const sent = joined(hole[0]!, { say: 'sent', act });
    expect(unanswered(sent)).toBe(act);
    expect(reduce(sent, hole[1]!).pending).toBeNull();
    const refused = reduce(sent, { say: 'error', code: 'wrong_stage', message: '' });
    expect(refused.pending).toBeNull();
    expect(refused.trouble?.code).toBe('wrong_stage');
  });

  it('keep an unanswered act over a lost line, and drop it when its number is taken', () => {
    const lost = reduce(joined(hole[0]!, { say: 'sent', act }), { say: 'link', link: 'down' });
    expect(unanswered(lost)).toBe(act);
    expect(lost.ready).toBe(false);
    expect(unanswered(reduce(lost, hole[1]!))).toBeNull();
  });

  it('join again after a stale act', () => {
    expect(joined({ say: 'error', code: 'stale', message: '' }).gap).toBe(true);
  });

  it('keep a refusal until the next thing happens', () => {
    const verdict = { say: 'verdict', steps: [], refusal: { rule: 'M5', law: 'coin_two_enter' } } as const;
    const game = joined(hole[0]!, { ...verdict, steps: [] });
    expect(game.verdict?.refusal?.rule).toBe('M5');
    expect(reduce(game, { say: 'dismiss' }).verdict).toBeNull();
    expect(reduce(game, hole[1]!).verdict).toBeNull();
  });
});

describe('views', () => {
  it('lead from line to line: dice, marks, the end', () => {
    const shown = frames(info.start, hole, 2, false);
    expect(shown.map(({ kind }) => kind)).toEqual(['dice', 'mark', 'mark', 'rest']);
    expect(shown[0]!.view.score.white).toMatchObject({ points: 8, holes: 4 });
    expect(shown[3]!.view).toEqual(settled(info.start, hole, 2));
  });

  it('peg the holes before they touch the jetons', () => {
    const [, pegged, moved] = frames(info.start, hole, 2, false);
    expect(pegged!.view.score.white).toMatchObject({ points: 8, holes: 6 });
    expect(pegged!.view.score.black.points).toBe(4);
    expect(moved!.view.score.white).toMatchObject({ points: 4, holes: 6 });
    expect(moved!.view.score.black.points).toBe(0);
  });

  it('bring the double jeton and the pavillon with the mark that wins them', () => {
    const score = scores([4, 6], [2, 0]);
    score.black.jetons = 2;
    const won = [...hole.slice(0, 3), { ...hole[3]!, score }];
    const marks = frames(info.start, won, 4, true).filter(({ kind }) => kind === 'mark');
    expect(marks.map(({ view }) => view.score.black.jetons)).toEqual([2]);
  });

  it('move the men one by one, unless they have been seen', () => {
    const shown = frames(info.start, hole, 4, false);
    expect(shown.map(({ kind }) => kind)).toEqual(['man', 'man', 'mark', 'rest']);
    expect(menAt(shown[0]!.view.board, 'white', 1)).toBe(14);
    expect(frames(info.start, hole, 4, true).map(({ kind }) => kind)).toEqual(['rest', 'mark', 'rest']);
  });

  it('keep the dice of the roll until the next', () => {
    expect(settled(info.start, hole, 4).dice).toEqual([4, 2]);
    expect(settled(info.start, hole, 1).dice).toBeNull();
  });
});

describe('a roll that came with its position', () => {
  const lead = (throws: [number, number][]) =>
    line(1, { type: 'lead', throws, first: 'white' }, { turn: { side: 'white', stage: 'decide', dice: [4, 2] } });

  it('has been marked before, which one drawn for the primauté has not', () => {
    expect(isGiven(lead([]))).toBe(true);
    expect(isGiven(lead([[4, 2]]))).toBe(false);
    expect(isGiven(hole[1])).toBe(false);
  });
});

describe('rolls', () => {
  it('gather what came of a roll over its lines', () => {
    const [roll] = rolls(hole, settled(info.start, hole, 4));
    expect(roll).toMatchObject({ line: 2, number: 1, side: 'white', held: 'hold', ended: 'play' });
    expect(roll!.steps).toEqual([
      [1, 5],
      [1, 3],
    ]);
    expect(gain(roll!, 'white')).toEqual({ points: 8, holes: 2 });
    expect(gain(roll!, 'black')).toEqual({ points: 2, holes: 0 });
  });

  it('do not show marks that have not been seen', () => {
    const view = { ...settled(info.start, hole, 4), marks: 0 };
    expect(gain(rolls(hole, view)[0]!, 'black').points).toBe(0);
  });

  it('count what was marked by hand, and what a school took back', () => {
    const moved = (n: number, points: number, holes: number) =>
      line(
        n,
        { type: 'mark', points },
        { score: scores([2, holes], [0, 0]), moved: [{ side: 'white', why: 'gained', points, rule: 'R6' }] },
      );
    const lines = [line(1, { type: 'roll', dice: [6, 4] }), moved(2, 14, 1), moved(3, -4, 0)];
    const [roll] = rolls(lines, settled('', lines, 3));
    expect(gain(roll!, 'white')).toEqual({ points: 10, holes: 0 });
    expect(roll!.marks.map(({ holes }) => holes)).toEqual([1, -1]);
  });

  it('end unplayed when the tour is won by the throw', () => {
    const over = {
      winner: 'white',
      by: 'holes',
      worth: { counting: 'pont', name: 'simple', value: 1 },
      seed: '',
    } as const;
    const won = [...hole, line(5, { type: 'roll', dice: [2, 1] }, { over })];
    expect(rollAt(won, 5)).toMatchObject({ steps: null, ended: 'over' });
  });

  it('can be looked up again', () => {
    const next = [...hole, line(5, { type: 'roll', dice: [1, 1] }, { side: 'black' })];
    expect(rollAt(next, 2)).toMatchObject({ line: 2, ended: 'play' });
    expect(rollAt(next, 5)).toMatchObject({ line: 5, number: 2, side: 'black' });
  });
});
