import { describe, expect, it } from 'vitest';
import { excerpt, find } from '../src/features/book/find';
import { placeOf } from '../src/parts/book/library.svelte';
import { pieces, wordIds } from '../src/parts/book/words';
import { tables } from './sentences';
import { enLesson } from '../src/features/lesson/en';
import { frLesson } from '../src/features/lesson/fr';
import { SCRIPT } from '../src/features/lesson/script';
import { bookOf } from '../tools/book';

const LANGS = ['fr', 'en'] as const;

describe.each(LANGS)('the book in %s', (lang) => {
  const book = bookOf(lang);
  const ids = new Set(book.sections.map(({ id }) => id));

  it('has every rule of the game, each with its sources', () => {
    for (const rule of ['m1', 'm9', 'p1', 'p11', 'k1', 'k10', 'x6']) expect(ids).toContain(rule);
    for (const { id, level, sources, html } of book.sections) {
      if (level === 3) expect(html.length, id).toBeGreaterThan(20);
      if (/^[mpk]\d+$/.test(id)) expect(sources, id).toMatch(/^(S\d|G|LL|LP|SO)/);
    }
  });

  it('leads nowhere that is not there', () => {
    const links = [...book.sections, ...book.terms].flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!),
    );
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const place = placeOf(link)!;
      expect(place, link).not.toBeNull();
      if (place.shelf === 'rules') expect(ids, link).toContain(place.id);
    }
  });

  it('has each word once, and every word that a sentence may lead to', () => {
    const words = book.terms.map(({ id }) => id);
    expect(new Set(words).size).toBe(words.length);
    for (const id of wordIds(lang)) expect(words).toContain(id);
  });

  it('finds by words in any place, whatever their accents, titles first', () => {
    expect(find(book, 'bredouille').sections[0]!.title).toMatch(/bredouille/i);
    expect(find(book, 'meZEas').terms[0]!.id).toBe('jan-de-mezeas');
    expect(find(book, 'xyzzy')).toEqual({ sections: [], terms: [] });
    const [hit] = find(book, 'pavillon').sections;
    expect(excerpt(hit!.text, 'pavillon')).toMatch(/pavillon/);
  });
});

describe('words of the glossary in a sentence', () => {
  const marked = (lang: 'fr' | 'en', text: string) =>
    pieces(lang, text)
      .filter(({ id }) => id)
      .map(({ text: part, id }) => `${part}:${id}`);

  it('are cut out where they first stand, the longer before the shorter', () => {
    expect(marked('fr', 'Le grand jan plein fait un trou bredouille ; un autre trou.')).toEqual([
      'grand jan:grand-jan',
      'plein:plein',
      'trou:trou',
      'bredouille:bredouille',
    ]);
    expect(marked('en', 'A false hit on the coin de repos.')).toEqual([
      'false hit:battre-a-faux',
      'coin de repos:coin-de-repos',
    ]);
    expect(pieces('fr', 'Janus troue le coing.')).toEqual([{ text: 'Janus troue le coing.', id: null }]);
  });

  it.each(LANGS)('lose nothing of any sentence in %s', (lang) => {
    for (const text of Object.values(tables[lang].why.reason))
      expect(
        pieces(lang, text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});

it('the lesson has advice for each of the learner’s plays, in both languages', () => {
  const plays = SCRIPT.filter((deed) => deed.do === 'play').length / 2;
  expect(frLesson.advice).toHaveLength(plays);
  expect(enLesson.advice).toHaveLength(plays);
});
