import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../tools/book';
import { frenchFiles, frenchPages, spaced, spacedFile, spacedPage } from '../../tools/french';

describe('the spaces of French', () => {
  it('keep a sign with its word, and leave code and addresses alone', () => {
    expect(spaced('Trou ! Tenir, ou : « aller » ; et ?')).toBe(
      'Trou\u202f! Tenir, ou\u00a0: «\u202faller\u202f»\u202f; et\u202f?',
    );
    expect(spaced('https://a.fr/?b=1;c :host')).toBe('https://a.fr/?b=1;c :host');
  });

  it('stand in every sentence: `npm run spaces` puts them there', () => {
    const files = frenchFiles();
    expect(files.length).toBeGreaterThan(30);
    const lacking = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const wanted = spacedFile(source).split('\n');
      return source.split('\n').filter((line, i) => line !== wanted[i]);
    });
    expect(lacking).toEqual([]);
  });

  it('stand in the pages of docs/ too, with their apostrophes, but not in code', () => {
    expect(spacedPage("L'un : `l'a ; b` ; c\n|---|:---|\n```\nl'un ; b\n```")).toBe(
      "L’un\u00a0: `l'a ; b`\u202f; c\n|---|:---|\n```\nl'un ; b\n```",
    );
    const pages = frenchPages();
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const text = readFileSync(page, 'utf8');
      const wanted = spacedPage(text).split('\n');
      expect(text.split('\n').filter((line, i) => line !== wanted[i])).toEqual([]);
    }
  });

  it('stand in the book, where it is built', () => {
    const { sections, terms } = bookOf('fr');
    const html = [
      ...sections.flatMap(({ title, parts }) => [title, ...parts.filter((part) => typeof part === 'string')]),
      ...terms.map((term) => term.html),
    ].join('\n');
    expect(html.match(/\u202f[;?!»]|\u00a0:/g)!.length).toBeGreaterThan(200);
    expect(html.match(/.{0,30} (?:[;?!»]|:(?![\w-])).{0,10}/g) ?? []).toEqual([]);
  });
});
