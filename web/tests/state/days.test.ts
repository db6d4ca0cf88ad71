import { expect, it } from 'vitest';
import { problems } from '../../e2e/helpers/problems';
import { KINDS } from '../../src/wire/messages/drill';
import { parseDrill } from '../../src/wire/drills/parse';
import { days } from '../../tools/days';

it('gives two years a position each: the kinds in turn, none twice, every one a problem of its trainer', () => {
  const all = days();
  expect(all.length % KINDS.length).toBe(0);
  expect(all.length).toBeGreaterThan(2 * 365);
  const files = Object.fromEntries(KINDS.map((kind) => [kind, problems(kind)]));
  const drills = all.map((line, day) => {
    const [n = '', ...rest] = line.split('|');
    return parseDrill(KINDS[day % KINDS.length]!, Number(n), rest.join('|'));
  });
  for (const drill of drills) expect(files[drill.kind]![drill.n]).toEqual(drill);
  expect(new Set(drills.map(({ kind, n }) => `${kind}:${n}`)).size).toBe(drills.length);
  expect(drills.filter(({ game }) => game !== 'tour')).toEqual([]);
});
