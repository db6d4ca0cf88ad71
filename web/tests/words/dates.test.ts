import '../helpers/browserless';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { dayAndTime, dayInFull, dayInShort, dayOfYear, timeOfDay } from '../../src/words/dates';
import { i18n } from '../../src/words/language.svelte';

const SRC = new URL('../../src/', import.meta.url);
const MOMENT = new Date(2026, 10, 24, 20, 5).getTime();
const { lang } = i18n;

afterAll(() => {
  i18n.lang = lang;
});

describe('a date', () => {
  it.each([
    ['en', '24 November 2026', '24 Nov 2026', '24 Nov', '24 Nov 2026, 20:05', '20:05'],
    ['fr', '24 novembre 2026', '24 nov. 2026', '24 nov.', '24 nov. 2026, 20:05', '20:05'],
  ])('is written in the order of the language (%s)', (language, inFull, inShort, ofYear, withTime, time) => {
    i18n.lang = language;
    expect(dayInFull(MOMENT)).toBe(inFull);
    expect(dayInShort(MOMENT)).toBe(inShort);
    expect(dayOfYear(MOMENT)).toBe(ofYear);
    expect(dayAndTime(MOMENT)).toBe(withTime);
    expect(timeOfDay(MOMENT)).toBe(time);
  });

  it('is that of Greenwich where a day has been counted there', () => {
    i18n.lang = 'en';
    expect(dayInFull(Date.UTC(2026, 10, 24), 'UTC')).toBe('24 November 2026');
  });

  it('and a figure are written nowhere by the language without its country', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
    const bare = files.filter((file) =>
      /toLocale\w*String\((?:\)|i18n\.lang\b)/.test(readFileSync(new URL(file, SRC), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(400);
    expect(bare).toEqual([]);
  });
});
