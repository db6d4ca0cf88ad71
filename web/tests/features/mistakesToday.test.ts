import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { mistakeName, mistakesToday } from '../../src/features/trainer/own';
import { nothing } from '../../src/state/training/progress';
import { afterPosition } from '../../src/state/training/today';
import type { Review } from '../../src/wire/messages/analysis';

const NOW = 20_000.5;
const isBot = (name: string) => name === 'Géronte';

/** Returns the review of a game in which Anne lost that much by each of her mistakes. */
function review(trid: string, ...lost: number[]): Review {
  const answers = lost.map((mille) => ({
    ...{ player: 0, dice: [4, 2], grade: 'mistake', best: {}, trid: `${trid}${mille}` },
    lost: { mille },
  }));
  return { answers, players: [{ name: 'Anne' }, { name: 'Géronte' }], limits: [] } as unknown as Review;
}

describe('the mistake of the day', () => {
  const last = review('last', 30, 50);
  const before = review('before', 90);
  const at = (progress = nothing(), now = NOW) => mistakesToday(progress, [last, before], isBot, now);
  const answered = (progress = nothing()) =>
    afterPosition(progress, 'mistakes', mistakeName(at(progress).one!), true, NOW);

  it('is the costliest of the last game; those of other games wait for the list', () => {
    const { one, others } = at();
    expect(one!.mistake.lost.mille).toBe(50);
    expect(others.map(({ mistake }) => mistake.lost.mille)).toEqual([90]);
  });

  it('stays the one of the day once it is answered, and another one comes the next day', () => {
    const first = answered();
    expect(at(first, NOW + 0.1).one!.mistake.lost.mille).toBe(50);
    expect(at(first, NOW + 1).one!.mistake.lost.mille).toBe(30);
  });

  it('is of an earlier game where nothing of the last one waits', () => {
    const games = [review('last', 50), before];
    const { one } = mistakesToday(nothing(), games, isBot, NOW);
    const so = afterPosition(nothing(), 'mistakes', mistakeName(one!), true, NOW);
    expect(mistakesToday(so, games, isBot, NOW + 1).one!.mistake.lost.mille).toBe(90);
    expect(mistakesToday(so, [], isBot, NOW + 2)).toEqual({ one: null, others: [] });
  });
});
