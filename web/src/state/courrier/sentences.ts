import { OFF, other } from '../../wire/messages/fleches';
import type { Messages } from '../../words/language.svelte';
import { diceWords, whoAt, type Facing } from '../../words/names';
import type { Side, Step } from '../../wire/messages/play';
import { nameOf } from './path';
import type { Info, Line, Refusal, Win } from '../../wire/messages/courrier';

/** Says what a flèche of a side is called on the board. */
function placer(t: Messages, bottom: Side, side: Side): (fleche: number) => string {
  return (fleche) => (fleche === OFF ? t.log.off : String(nameOf(bottom, side, fleche)));
}

/** A side's play by the numbers the board bears, a man that goes on in one run as in a record. */
export function playText(t: Messages, bottom: Side, side: Side, steps: Step[]): string {
  const runs: number[][] = [];
  for (const [from, to] of steps) {
    const last = runs.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else runs.push([from, to]);
  }
  const place = placer(t, bottom, side);
  return runs.length === 0 ? t.sheet.nothing : runs.map((run) => run.map(place).join('/')).join(' ');
}

/** The same in words, for those who listen. */
function movesText(t: Messages, bottom: Side, side: Side, steps: Step[]): string {
  const place = placer(t, bottom, side);
  return steps.map(([from, to]) => t.log.move(place(from), place(to))).join(', ');
}

/** How a game ended, in a sentence. */
export function winText(t: Messages, info: Facing, { by, points, winner }: Win): string {
  if (by === 'resign') return t.courrier.won.resign(whoAt(t, info, other(winner)));
  return points > 1 ? t.courrier.won.noneOff : t.courrier.won.someOff;
}

/** A refusal in words, with its rule. */
export function refusalText(t: Messages, bottom: Side, side: Side, { law, rule, from, to }: Refusal): string {
  const place = placer(t, bottom, side);
  const step = from === undefined || to === undefined ? '' : t.log.move(place(from), place(to));
  return t.refusal.intro(step, t.courrier.law[law].replace(/\.$/, ''), rule);
}

/** A line in sentences for those who listen to the game. */
export function describe(t: Messages, info: Info, bottom: Side, { side, do: done, won }: Line): string[] {
  const who = whoAt(t, info, side);
  const end = won ? [t.courrier.log.won(whoAt(t, info, won.winner), t.points(won.points))] : [];
  switch (done.type) {
    case 'lead':
      return [t.courrier.log.lead(whoAt(t, info, done.first))];
    case 'roll':
      return [t.log.dice(who, diceWords(t, done.dice))];
    case 'resign':
      return [t.log.resign(who), ...end];
    case 'play':
      return [
        done.steps.length > 0 ? t.log.played(who, movesText(t, bottom, side, done.steps)) : t.log.nothing(who),
        ...end,
      ];
  }
}
