import { describe, expect, it } from 'vitest';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standingOf } from '../../src/features/book/openingText';
import { parseOpenings } from '../../src/parts/book/openings';
import { excerpt, find, marked } from '../../src/features/book/find';
import { placeOfRule, shelfOf } from '../../src/parts/book/places';
import { pieces, wordIds } from '../../src/parts/book/words';
import { tables } from '../helpers/sentences';
import enLesson from '../../src/words/texts/en/lesson';
import frLesson from '../../src/words/texts/fr/lesson';
import { SCRIPT } from '../../src/features/lesson/script';
import { hashOf, routeOf, SHELVES } from '../../src/state/addresses/route';
import { FORMATS } from '../../src/wire/described/formats';
import type { BookPart } from '../../src/parts/book/types';
import { bookOf, DOCS, languagesOf, pageLines } from '../../tools/book';
import { longerPage } from '../../tools/longerPage';
import { figureOf } from '../../tools/figures';
import { blocks, inline } from '../../tools/markdown';
import { DRAWN, folderOf, pictures } from '../../tools/drawFigures';

const LANGS = ['fr', 'en'] as const;

describe.each(LANGS)('the book in %s', (lang) => {
  const book = bookOf(lang);
  const places = new Set(
    [...book.sections, ...book.terms.map(({ id }) => ({ shelf: 'glossary' as const, id }))].map((place) =>
      hashOf({ page: 'book', ...place }),
    ),
  );
  const html = (parts: BookPart[]) => parts.filter((part) => typeof part === 'string').join('');

  it('has every rule of the game, each with its sources', () => {
    for (const rule of ['M1', 'M9', 'P1', 'P11', 'K1', 'K10', 'X6', 'J1', 'J12']) {
      expect(places).toContain(hashOf({ page: 'book', ...placeOfRule(rule) }));
    }
    for (const { id, level, sources, parts } of book.sections) {
      if (level === 3) expect(html(parts).length, id).toBeGreaterThan(20);
      if (/^[mpk]\d+$/.test(id)) expect(sources, id).toMatch(/^(S\d|G|LL|LP|SO)/);
    }
  });

  it('has every rule of marks and wrong plays, each with a case, and those that are cited link to it', () => {
    const here = (n: number) => book.sections.find(({ shelf, id }) => shelf === 'rules' && id === `r${n}`);
    for (let n = 1; n <= 31; n++) {
      if (n === 19) continue; // no rule has that number
      const { parts, sources } = here(n) ?? {};
      expect(html(parts ?? []), `R${n}`).toMatch(/<i>(Example|Exemple)\.<\/i>/);
      expect(sources, `R${n}`).toBeTruthy();
    }
    expect(html(here(11)!.parts)).toContain('href="#/rules/r16"');
    const cited = readdirSync('../src/game/referee')
      .flatMap((file) => [...readFileSync(`../src/game/referee/${file}`, 'utf8').matchAll(/"(R\d+)"/g)])
      .map(([, rule]) => hashOf({ page: 'book', ...placeOfRule(rule!) }));
    expect(cited.length).toBeGreaterThan(20);
    for (const address of cited) expect(places).toContain(address);
  });

  it('holds every game, and each section of it once', () => {
    expect(book.sections.length + book.terms.length).toBe(places.size);
    for (const shelf of SHELVES) {
      if (shelf !== 'glossary')
        expect(book.sections.filter((one) => one.shelf === shelf).length, shelf).toBeGreaterThan(1);
    }
    expect(book.terms.length).toBeGreaterThanOrEqual(120);
  });

  it('leads nowhere that is not there', () => {
    const texts = [...book.sections.map(({ parts }) => html(parts)), ...book.terms.map((term) => term.html)];
    const links = texts.flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!));
    expect(links.length).toBeGreaterThan(200);
    for (const link of links) {
      const place = routeOf(link);
      expect(place.page, link).toBe('book');
      if ('id' in place && place.id !== '') expect(places, link).toContain(link);
    }
  });

  it('has a figure wherever a rule speaks of a position', () => {
    const drawn = book.sections
      .filter(({ parts }) => parts.some((part) => typeof part !== 'string'))
      .map(({ id }) => id);
    for (const rule of 'm2 m3 m4 m5 m6 m7 m8 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 k2 k3 k4 setup whole-roll'.split(' ')) {
      expect(drawn).toContain(rule);
    }
  });

  it('has each word once, the same in every language, and every word that a sentence may lead to', () => {
    const words = book.terms.map(({ id }) => id);
    expect(words).toEqual(bookOf('en').terms.map(({ id }) => id));
    expect(new Set(words).size).toBe(words.length);
    for (const id of wordIds(lang)) expect(words).toContain(id);
  });

  it('finds by words in any place, whatever their accents, titles first', () => {
    expect(find(book, 'bredouille').sections[0]!.title).toMatch(/bredouille/i);
    expect(find(book, 'meZEas').terms[0]!.id).toBe('jan-de-mezeas');
    expect(find(book, 'xyzzy')).toEqual({ sections: [], terms: [] });
    const [hit] = find(book, 'pavillon').sections;
    expect(excerpt(hit!.text, 'pavillon')).toMatch(/pavillon/);
    expect(find(book, 'postillon').sections[0]!.shelf).toBe('ecrire');
  });

  it('shows the tariff without the names that files have for its jans', () => {
    const { parts } = book.sections.find(({ shelf, id }) => shelf === 'rules' && id === 'tariff')!;
    const text = parts.filter((part) => typeof part === 'string').join('');
    expect(text).toContain('<table>');
    expect(text).not.toMatch(/_fill|_keep|name in files|nom dans les fichiers/);
  });

  it('finds what the sources call otherwise', () => {
    const english =
      "blot, aftergame, foregame, necktie, ruff, fish, postilion, lurch, builder, banner, do-over, pile of misfortune, bonus jan, powerless jan, businessman's corner";
    const both =
      "s'exposer, ambesas, bezet, binet, ambesdeux, doublé, quarnes, Bürgerwinkel, coin marchand, la Travanais, bois, fraise, case du diable, dé incliné, necktie, ruff, fish, postilion";
    for (const word of `${english}, ${both}`.split(', ')) expect(find(book, word).terms, word).not.toEqual([]);
    expect(find(book, lang === 'fr' ? 'stratégie' : 'strategy').sections).not.toEqual([]);
    const corner = lang === 'fr' ? 'coin' : 'corner';
    const [rule] = find(book, corner).sections;
    expect(rule!.id).toBe('m5');
    expect(excerpt(rule!.text, corner)).toMatch(/^(Your corner|Votre coin) .*12/);
  });
});

describe('a made-up language in the book', () => {
  const english = bookOf('en');
  const placesIn = ({ sections, terms }: typeof english) => [
    ...sections.map(({ shelf, id, level }) => `${shelf} ${id} ${level}`),
    ...terms.map(({ id, word }) => `${id} ${word}`),
  ];
  const figures = ({ sections }: typeof english) =>
    sections.flatMap(({ parts }) =>
      parts.filter((part) => typeof part !== 'string').map((part) => ({ ...part, caption: '' })),
    );
  const links = ({ sections, terms }: typeof english) =>
    [
      ...sections.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string')),
      ...terms.map(({ html }) => html),
    ].flatMap((html) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to!));

  /** A folder of pages in English, and these in the language. */
  function withPages(run: (docs: URL) => void, shelves: readonly string[]): void {
    const folder = mkdtempSync(join(tmpdir(), 'trictrac-book-'));
    try {
      for (const shelf of SHELVES) copyFileSync(new URL(`${shelf}.md`, DOCS), join(folder, `${shelf}.md`));
      for (const shelf of shelves)
        writeFileSync(join(folder, `${shelf}.xx.md`), longerPage(readFileSync(new URL(`${shelf}.md`, DOCS), 'utf8')));
      run(pathToFileURL(`${folder}/`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('is found by the names of its pages, and every page of it is read as those in English are', () => {
    withPages((docs) => {
      expect(languagesOf(docs).sort()).toEqual(['en', 'xx']);
      const made = bookOf('xx', docs);
      expect(placesIn(made)).toEqual(placesIn(english));
      expect(figures(made)).toEqual(figures(english));
      for (const [i, { shelf, id, text, title }] of made.sections.entries()) {
        const { text: own, title: called } = english.sections[i]!;
        expect(title, id).not.toBe(called);
        if (own) expect(text.length, `${shelf} ${id}`).toBeGreaterThan(own.length);
      }
      const known = new Set(links(english));
      const led = links(made);
      expect(led.length).toBeGreaterThan(200);
      expect(led.filter((link) => !known.has(link))).toEqual([]);
    }, SHELVES);
  });

  it('has the pages that nobody has translated in English', () => {
    withPages(
      (docs) => {
        const made = bookOf('xx', docs);
        const titles = (book: typeof english, shelf: string) =>
          book.sections.filter((one) => one.shelf === shelf).map(({ title }) => title);
        expect(placesIn(made)).toEqual(placesIn(english));
        expect(titles(made, 'pools')).toEqual(titles(english, 'pools'));
        expect(titles(made, 'rules')).not.toEqual(titles(english, 'rules'));
      },
      ['rules', 'glossary'],
    );
  });

  it('is the book of a page built longer, headings and captions too', () => {
    const made = bookOf('en', DOCS, longerPage);
    expect(placesIn(made)).toEqual(placesIn(english));
    const caption = (book: typeof english) =>
      book.sections.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'))[0]!.caption;
    expect(caption(made).length).toBeGreaterThan(caption(english).length);
  });
});

it('knows on which page each game is described', () => {
  const shelves = Object.keys(FORMATS).map(shelfOf);
  expect(new Set(shelves)).toEqual(new Set(['rules', 'ecrire', 'combine', 'pools', 'courrier']));
  expect([shelfOf('tour'), shelfOf('ecrire-1780'), shelfOf('poule-guiton')]).toEqual(['rules', 'ecrire', 'pools']);
});

it('marks the words sought in a text, and leaves its markup alone', () => {
  expect(marked('<a href="#/rules/p5">Contre-mézéas</a> &amp; MEZEAS', 'mézéas')).toBe(
    '<a href="#/rules/p5">Contre-<mark>mézéas</mark></a> &amp; <mark>MEZEAS</mark>',
  );
  expect(marked('<b>amp</b> &amp; <i>b</i>', 'amp b')).toBe('<b><mark>amp</mark></b> &amp; <i>b</i>');
  expect(marked('<p>tout</p>', '')).toBe('<p>tout</p>');
});

it('calls two opening answers equal that differ by no more than the error', () => {
  const book = parseOpenings(readFileSync(new URL('../../../data/book/openings.txt', import.meta.url), 'utf8'));
  const standings = (roll: string) => {
    const answers = book.after(null).get(roll)!;
    return answers.map((answer) => standingOf(answer, answers));
  };
  expect(standings('41')).toEqual(['even', 'equal']);
  expect(standings('64')).toEqual(['even', 'equal']); // 0.09 ± 0.09 behind
  expect(standings('11')).toEqual(['best', 'behind']);
});

describe.each(DRAWN)('the figures of %s', (page) => {
  const lines = (file: string) => pageLines(file).filter((line) => line.startsWith('!['));
  const bare = (file: string) => lines(file).map((line) => line.replace(/^!\[[^\]]*\]/, ''));

  it('are the same in both languages', () => {
    expect(bare(`${page}.md`)).toEqual(bare(`${page}.fr.md`));
  });

  it('lie in docs/img as npm run figures draws them', () => {
    const drawn = pictures(page);
    expect(new Set(readdirSync(folderOf(page)))).toEqual(new Set(drawn.keys()));
    for (const [name, svg] of drawn) expect(readFileSync(new URL(name, folderOf(page)), 'utf8'), name).toBe(svg);
  });

  it('have men where their ways begin', () => {
    for (const line of lines(`${page}.md`)) {
      const { id, board, roller, paths } = figureOf(line)!;
      for (const [from] of paths) {
        const men = board.men[roller === 'white' ? from! : 25 - from!]!;
        if (id !== 'setup') expect(Math.sign(men), `${id} ${from}`).toBe(roller === 'white' ? 1 : -1);
      }
    }
  });
});

describe('words of the glossary in a sentence', () => {
  const marked = (lang: 'fr' | 'en', text: string) =>
    pieces(lang, text)
      .filter(({ id }) => id)
      .map(({ text: part, id }) => `${part}:${id}`);

  it('are cut out where they first stand, the longer before the shorter', () => {
    expect(marked('fr', 'Le grand jan plein fait un trou bredouille ; un autre trou.')).toEqual([
      'grand jan:grand-jan',
      'plein:plein',
      'trou:trou',
      'bredouille:bredouille',
    ]);
    expect(marked('en', 'A false hit on the coin de repos.')).toEqual([
      'false hit:battre-a-faux',
      'coin de repos:coin-de-repos',
    ]);
    expect(marked('en', 'The bourgeois corner prepares your corner; an unplayable number does not.')).toEqual([
      'bourgeois corner:coin-bourgeois',
      'corner:coin-de-repos',
      'unplayable number:impuissance',
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
  const plays = Math.ceil(SCRIPT.filter((act) => act.do === 'play').length / 2);
  expect(frLesson.advice).toHaveLength(plays);
  expect(enLesson.advice).toHaveLength(plays);
});

describe('Markdown', () => {
  const nowhere = () => null;

  it('passes no HTML on, and no address that is not of the book', () => {
    expect(inline('<img src=x onerror=alert(1)> & `<b>`', nowhere)).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &amp; <code>&lt;b&gt;</code>',
    );
    expect(inline('[here](https://example.org) and [there](javascript:alert)', nowhere)).not.toContain('href');
    expect(blocks(['<script>alert(1)</script>'], nowhere)).toEqual(['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>']);
  });

  it('links every rule but in a link, and leaves out the column for programmers', () => {
    expect(inline('*By P1*, [P2](#p2)', (to) => ({ shelf: 'rules', id: to.slice(1) }))).toBe(
      '<i>By <a href="#/rules/p1">P1</a></i>, <a href="#/rules/p2">P2</a>',
    );
    expect(blocks(['| Jan | *`name in files`* |', '|---|---|', '| one | `two` |'], nowhere)).toEqual([
      '<div class="table" tabindex="0" role="group"><table><thead><tr><th>Jan</th></tr></thead><tbody><tr><td>one</td></tr></tbody></table></div>',
    ]);
  });
});
