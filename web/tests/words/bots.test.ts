import { describe, expect, it } from 'vitest';
import { botIn, LEVELS } from '../../src/wire/messages/levels';
import { botOf, eloOf, nearestLevel, nextBot, STRENGTHS } from '../../src/wire/messages/strengths';
import { botNamed } from '../../src/words/botNamed';
import { botName } from '../../src/words/bots';
import { tables } from '../helpers/sentences';

const t = tables.en;

describe('computer opponents', () => {
  it('are found again by their names, with a name of history or of a strength', () => {
    for (const bot of [...LEVELS, ...STRENGTHS.map(botOf)]) expect(botNamed(t, botName(t, bot))).toBe(bot);
    expect(botNamed(t, 'Anne')).toBeNull();
    expect(botNamed(t, '1350')).toBeNull();
    expect(botNamed(t, '')).toBeNull();
  });

  it('are read from a text, and nobody else is', () => {
    expect(botIn('soumille')).toBe('soumille');
    expect(botIn('elo:1337')).toBe('elo:1337');
    for (const text of ['elo:', 'elo:fast', 'elo:12345', 'commis', '', undefined]) expect(botIn(text)).toBeNull();
  });

  it('of a given strength stand between those with names', () => {
    expect(STRENGTHS.length).toBeGreaterThan(20);
    expect(LEVELS.map(eloOf)).toEqual(LEVELS.map(eloOf).sort((a, b) => a - b));
    expect(nearestLevel('elo:1480')).toBe('valere');
    expect(nearestLevel('elo:900')).toBe(LEVELS[0]);
    // From a place in between, the nearest one that can be chosen, within the limits.
    expect(botOf(1337)).toBe('elo:1350');
    expect(botOf(100)).toBe(botOf(STRENGTHS[0]!));
    expect(botOf(9999)).toBe(botOf(STRENGTHS.at(-1)!));
  });

  it('are followed by a stronger one, or, if of a given strength, by a weaker one after a loss', () => {
    expect(nextBot('hector', true)).toBe('valere');
    expect(nextBot('hector', false)).toBeNull();
    expect(nextBot(LEVELS.at(-1)!, true)).toBeNull();
    expect(nextBot('elo:1400', true)).toBe('elo:1450');
    expect(nextBot('elo:1400', false)).toBe('elo:1350');
    expect(nextBot(botOf(STRENGTHS[0]!), false)).toBeNull();
    expect(nextBot(botOf(STRENGTHS.at(-1)!), true)).toBeNull();
  });
});
