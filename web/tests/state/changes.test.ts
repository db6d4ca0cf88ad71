import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changed } from '../../src/state/tournament/changes';

/** The cases of the program, which finds the changes (tests/wire/json_changes_test.cpp). */
const CASES = JSON.parse(readFileSync(new URL('../../../tests/wire/changes.json', import.meta.url), 'utf8')) as {
  before: object;
  after: object;
  changes: object;
}[];

it('changes make the later value of the former one, which stays as it was', () => {
  for (const { before, after, changes } of CASES) {
    const was = structuredClone(before);
    expect(changed(before, changes)).toStrictEqual(after);
    expect(before).toStrictEqual(was);
  }
});
