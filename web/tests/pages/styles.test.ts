import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every style of the page: what stands in its files of styles, and in the `<style>` of each component. */
const SRC = new URL('../../src/', import.meta.url);
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, SRC), 'utf8') }));

/** Returns the declarations of type, with the files they stand in. */
function declared(property: RegExp): string[] {
  const found = new RegExp(`(?<![\\w-])(?:${property.source}):[^;{}]*`, 'g');
  return styles.flatMap(({ file, text }) => (text.match(found) ?? []).map((one) => `${file}: ${one}`));
}

describe('the type of the page', () => {
  it('grows with what the reader has chosen in their browser: no size is in pixels', () => {
    const sizes = declared(/font-size|font/);
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter((one) => /\dpx/.test(one))).toEqual([]);
  });

  it('breaks no word but of a code or an address: a name wraps between its words, or ends in dots', () => {
    const anywhere = declared(/overflow-wrap|word-break/).filter((one) => /anywhere|break-all/.test(one));
    expect(anywhere.map((one) => one.split(':')[0]).sort()).toEqual([
      'features/study/edit/DraftState.svelte',
      'pages/kiosk/AtHome.svelte',
      'parts/ui/Proof.svelte',
    ]);
  });

  it('has the weights that are named in one place, where the fonts are', () => {
    const weights = declared(/font-weight|font/).filter((one) => !one.startsWith('pages/app/fonts.css'));
    expect(weights.filter((one) => /(?<![\w.-])([1-9]00|bold(er)?)(?![\w.%])/.test(one))).toEqual([]);
    const app = styles.find(({ file }) => file.endsWith('app.css'))!.text;
    const named = [...app.matchAll(/--(?:medium|strong): (\d+);/g)].map(([, weight]) => Number(weight));
    expect(named).toHaveLength(2);
    const shipped = styles.find(({ file }) => file.endsWith('fonts.css'))!.text;
    for (const [, least, most] of shipped.matchAll(/font-weight: (\d+) (\d+);/g))
      for (const weight of named) {
        expect(weight).toBeGreaterThanOrEqual(Number(least));
        expect(weight).toBeLessThanOrEqual(Number(most));
      }
  });
});

describe('the scale of the page', () => {
  const scale = styles.find(({ file }) => file.endsWith('app.css'))!.text;
  const named = (kind: string) => new Set([...scale.matchAll(new RegExp(`--${kind}-\\w+`, 'g'))].map(([name]) => name));
  /** Type measured by a piece of the board or by a portrait is as large as they are. */
  const PIECE = /var\(--(?:man|jeton|jeton-size|face|hole)\b/;
  const off = (property: RegExp, allowed: RegExp) =>
    declared(property).filter((one) => !PIECE.test(one) && /\d/.test(one.replace(allowed, '')));

  it('has six sizes of type, seven spaces and three radii', () => {
    expect(named('text').size).toBe(6);
    expect(named('space').size).toBe(7);
    expect([...named('radius')].filter((name) => name !== '--radius-round')).toHaveLength(3);
  });

  it('has every size of type: what is less or more is a share of the window', () => {
    const size =
      /^[^:]*: font-size:|var\(--text-\w+\)(\s*\/\s*[\d.]+)?|[\d.]+ \* (?=var)|[\d.]+v[hw]|^[^:]*: font: (?:9pt|inherit).*/g;
    expect(off(/font-size/, size)).toEqual([]);
    expect(declared(/font/).filter((one) => /[\d.](?:rem|em|px)\b/.test(one) && !PIECE.test(one))).toEqual([]);
  });

  it('has every space between two things, and every round corner', () => {
    expect(off(/(?:row-|column-)?gap/, /var\(--space-\d\)|\b0\b|[\d.]+vw|^[^:]*:/g)).toEqual([]);
    expect(off(/border(?:-\w+-\w+)?-radius/, /var\(--radius-\w+\)|\b0\b|\d+%|^[^:]*:/g)).toEqual([]);
  });

  it('has no class that no screen takes', () => {
    const classes =
      styles.find(({ file }) => file.endsWith('utilities.css'))!.text.match(/(?<=^ *\.)[\w-]+(?=[ :])/gm) ?? [];
    expect(classes.length).toBeGreaterThan(50);
    const taken = new Set(
      styles.flatMap(({ text }) => [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, all]) => all!.split(/\s+/))),
    );
    expect(classes.filter((name) => !taken.has(name))).toEqual([]);
  });

  it('changes at four widths and three heights of the window', () => {
    const queries = styles.flatMap(({ file, text }) =>
      (text.match(/@media[^{]+/g) ?? []).map((one) => `${file}: ${one}`),
    );
    const at =
      /(?:max-width: (?:360|700|1000|1439)|min-width: (?:361|701|1001|1440)|max-height: (?:500|700)|min-height: (?:501|701|900))px/g;
    expect(queries.filter((one) => /\dpx/.test(one.replace(at, '')))).toEqual([]);
  });
});
