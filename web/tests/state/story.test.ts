import { expect, it } from 'vitest';
import type { Roll } from '../../src/state/game/rolls';
import { storyOf } from '../../src/state/game/story';
import type { Side } from '../../src/wire/described/messages';

/** Rolls that make so many holes for a side. */
const made = (...holes: [Side, number][]): Roll[] =>
  holes.map(([side, count], i) => ({
    line: 2 * i + 1,
    number: i + 1,
    side,
    dice: [6, 5],
    events: [],
    marks: count > 0 ? [{ side, had: 8, points: 4, holes: count, bredouille: false, rest: 0 }] : [],
    steps: null,
    bound: [],
    reasons: [],
    legal: 1,
    held: null,
    suspended: null,
    releve: null,
    ended: 'play',
    round: null,
  }));
const NONE = { white: 0, black: 0 };

it('finds how far the winner was behind, and where they led for good', () => {
  const rolls = made(['black', 2], ['white', 1], ['black', 2], ['white', 2], ['white', 2], ['black', 0], ['white', 2]);
  const story = storyOf(rolls, 'white', NONE);
  expect(story.behind).toEqual({ theirs: 4, own: 1, roll: 3 });
  expect(story.turning).toEqual({ line: 9, number: 5 });
  expect(story.last).toEqual({ number: 7, dice: [6, 5] });
  expect(story.run, 'the holes at the end').toBe(6);
});

it('knows who was never behind, and a lead that was lost once', () => {
  const story = storyOf(made(['white', 2], ['black', 2], ['white', 1]), 'white', NONE);
  expect(story.behind).toBeNull();
  expect(story.turning).toEqual({ line: 5, number: 3 });
});

it('begins where the position began, and tells nothing of a tour without holes', () => {
  expect(storyOf(made(['white', 2]), 'white', { white: 0, black: 5 }).behind).toEqual({ theirs: 5, own: 2, roll: 1 });
  expect(storyOf([], 'black', NONE)).toEqual({ behind: null, turning: null, last: null, run: 0 });
});
