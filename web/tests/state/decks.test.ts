import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { countedAs, crowdOf } from '../../src/features/trainer/crowd';
import { afterAsked, cardOf, deckOf, inTurn, nameOf } from '../../src/state/training/decks';
import { daysTrained, nothing } from '../../src/state/training/progress';
import { parseDrill } from '../../src/wire/drills/parse';

const self = (name: string) => name;

describe('what is asked again', () => {
  it('is what is due, then what was never asked, then the rest', () => {
    let so = afterAsked(nothing(), 'masters', 'known', 3, 100);
    so = afterAsked(so, 'masters', 'missed', 1, 99);
    expect(inTurn(so, 'masters', ['known', 'new', 'missed'], self, 100)).toEqual(['missed', 'new', 'known']);
    const later = cardOf(so, 'masters', 'known')!.due;
    expect(inTurn(so, 'masters', ['new', 'known'], self, later)).toEqual(['known', 'new']);
  });

  it('is of its own deck, and counts as a day of training', () => {
    const so = afterAsked(nothing(), 'mistakes', 'one', 1, 100);
    expect(cardOf(so, 'masters', 'one')).toBeNull();
    expect(deckOf(so, 'mistakes', 101)).toEqual({ asked: 1, known: 0, due: 1 });
    expect(daysTrained(so)).toBe(1);
  });

  it('is known by a name that every device gives it', () => {
    expect(nameOf('TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0')).toBe(
      nameOf('TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0'),
    );
    expect(new Set(Array.from({ length: 2000 }, (_, i) => nameOf(`position ${i}`))).size).toBe(2000);
  });
});

describe('how the position of a day was answered', () => {
  const play = parseDrill('play', 1, 'B-----ECBA-Bbbbacab-b---:w:M:41:8-2:2-5:-:x:15.14|-|7/11 10/11|1228|filling');

  it('is counted by what was answered, in whatever order its steps were made', () => {
    const given = (steps: [number, number][]) => countedAs(play, { kind: 'play', steps }, false);
    expect(given([[7, 8], [1, 5]])).toBe(given([[1, 5], [7, 8]])); // prettier-ignore
    expect(countedAs(play, { kind: 'play', steps: [[10, 11], [7, 11]] }, true)).toBe('7/11 10/11'); // prettier-ignore
  });

  it('says the share of the right answer and the commonest others; what is no answer is counted alone', () => {
    const crowd = crowdOf(play, [
      { answer: '7/11 10/11', times: 6 },
      { answer: '7/12', times: 2 },
      { answer: 'hold', times: 1 },
      { answer: '', times: 1 },
    ]);
    expect(crowd).toEqual({ all: 10, right: 0.6, others: [{ answer: '7/12', share: 0.2 }] });
    expect(crowdOf(play, [])).toBeNull();
  });
});
