import { besideText } from '../../words/beside';
import { OFF, other } from '../../wire/messages/fleches';
import type { Messages } from '../../words/language.svelte';
import { diceWords, whoAt, type Facing } from '../../words/names';
import type {
  Dice,
  CourrierInfo,
  CourrierLine,
  CourrierRefusal,
  CourrierWin,
  Side,
  Step,
} from '../../wire/described/messages';
import { nameOf } from './path';

/** Returns the flèches of each moved man: steps of the same man make one run. */
function runsOf(steps: Step[]): number[][] {
  const runs: number[][] = [];
  for (const [from, to] of steps) {
    const last = runs.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else runs.push([from, to]);
  }
  return runs;
}

/** Returns a side's play in the numbers on the board, a man that goes on in one run as in a record. */
export function playText(t: Messages, bottom: Side, side: Side, steps: Step[]): string {
  const place = (fleche: number) => (fleche === OFF ? t.log.off : String(nameOf(bottom, side, fleche)));
  return steps.length === 0
    ? t.sheet.nothing
    : runsOf(steps)
        .map((run) => run.map(place).join('/'))
        .join(' ');
}

/** Returns the path of a man, or of several that go together, in words. */
function moveText(t: Messages, bottom: Side, side: Side, [from, to]: Step, men = 1): string {
  const place = (fleche: number) => String(nameOf(bottom, side, fleche));
  return t.log.move(place(from), to === OFF ? null : place(to), men);
}

/** Returns a side's play in words: the start and the end of each man's path, with men of the same path together. */
function movesText(t: Messages, bottom: Side, side: Side, steps: Step[]): string {
  const ways = runsOf(steps).map((run): Step => [run[0]!, run.at(-1)!]);
  const alike = (a: Step, b: Step) => a[0] === b[0] && a[1] === b[1];
  const moves = ways
    .filter((way, i) => ways.findIndex((other) => alike(way, other)) === i)
    .map((way) => moveText(t, bottom, side, way, ways.filter((other) => alike(way, other)).length));
  return t.log.moves(moves);
}

/** Returns a sentence about how a game ended. */
export function winText(t: Messages, info: Facing, { by, points, winner }: CourrierWin): string {
  if (by === 'time') return t.clock.out(whoAt(t, info, other(winner)));
  if (by === 'resign') return t.courrier.won.resign(whoAt(t, info, other(winner)));
  return points > 1 ? t.courrier.won.noneOff : t.courrier.won.someOff;
}

/** Returns a refusal in words, with its rule. */
export function refusalText(t: Messages, bottom: Side, side: Side, { law, rule, from, to }: CourrierRefusal): string {
  const step = from === undefined || to === undefined ? '' : moveText(t, bottom, side, [from, to]);
  return t.refusal.intro(step, t.courrier.law[law].replace(/\.$/, ''), rule);
}

/** Returns a roll by its name, as players say it. */
function rollWords(t: Messages, dice: Dice): string {
  return dice[0] === dice[1] ? t.voice.doublets[dice[0]]! : diceWords(t, dice);
}

/** Returns a line in sentences for a screen reader. */
export function describe(
  t: Messages,
  info: CourrierInfo,
  bottom: Side,
  { side, do: done, won }: CourrierLine,
): string[] {
  const who = whoAt(t, info, side);
  const end = won ? [t.courrier.log.won(whoAt(t, info, won.winner), t.points(won.points))] : [];
  switch (done.type) {
    case 'lead':
      return [t.courrier.log.lead(whoAt(t, info, done.first))];
    case 'roll':
      return [t.log.dice(who, rollWords(t, done.dice))];
    case 'resign':
      return [t.log.resign(who), ...end];
    case 'overtime':
      return [done.absent ? t.clock.claimed(who) : t.clock.out(who), ...end];
    case 'play':
      return [
        done.steps.length > 0 ? t.log.played(who, movesText(t, bottom, side, done.steps)) : t.log.nothing(who),
        ...end,
      ];
    default:
      return besideText(t, info, done);
  }
}
