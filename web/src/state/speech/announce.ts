import { namer, type Naming } from '../../words/naming';
import type { Voice } from '../../words/texts/fr/voice';
import type { Messages } from '../../words/language.svelte';
import { diceWords, placeName } from '../../words/names';
import { other } from '../../wire/messages/fleches';
import type { Dice, Jan, JanEvent, Line, Mark, Side } from '../../wire/described/messages';
import { diceOf } from '../game/view';
import type { Roll } from '../game/rolls';

/** What one player says. */
export interface SpokenCall {
  side: Side;
  text: string;
}

/** How flèches are called: by which names, counted from whose talon. */
export interface Names {
  naming: Naming;
  reader: Side;
}

const HITS: Jan[] = ['hit_true_outer', 'hit_true_home'];
const FALSE_HITS: Jan[] = ['hit_false_outer', 'hit_false_home'];

/** All that is said over a roll, as far as it has gone. */
export function callsOf(t: Messages, roll: Roll, names: Names): SpokenCall[] {
  const foe = other(roll.side);
  const held = roll.held === 'hold' ? t.voice.hold : roll.held === 'go' ? t.voice.go : '';
  const theirs = roll.ended === 'play' ? otherWords(t, foe, roll.events, roll.marks, names) : '';
  return [
    { side: roll.side, text: rollWords(t, roll.side, roll.dice, roll.events, roll.marks, names) },
    { side: roll.side, text: held },
    { side: roll.side, text: roll.steps?.length === 0 ? t.voice.nothing : '' },
    { side: foe, text: theirs },
  ].filter(({ text }) => text !== '');
}

/** What is said when a line is written; `rolled` is the line of the roll it belongs to. */
export function callOf(t: Messages, line: Line, rolled: Line | null, names: Names): SpokenCall | null {
  const dice = diceOf(line);
  if (dice) {
    const side = line.do.type === 'lead' ? line.turn.side : line.side;
    return { side, text: rollWords(t, side, dice, line.events, line.marks, names) };
  }
  if (line.do.type === 'hold') return { side: line.side, text: t.voice.hold };
  if (line.do.type === 'go') return { side: line.side, text: t.voice.go };
  const foe = other(line.side);
  const theirs = rolled ? otherWords(t, foe, rolled.events, line.marks, names) : '';
  return theirs ? { side: foe, text: theirs } : null;
}

/** "six et quatre : quatre points, je bats la dame de 15". */
function rollWords(t: Messages, side: Side, dice: Dice, events: JanEvent[], marks: Mark[], names: Names): string {
  const called = dice[0] === dice[1] ? t.voice.doublets[dice[0]]! : diceWords(t, dice);
  const mine = events.filter((event) => event.side === side);
  if (mine.length === 0) return t.voice.roll(called, '');
  return t.voice.roll(called, t.voice.worth(total(mine), featsOf(t, mine, side, names), holeWords(t, side, marks)));
}

function otherWords(t: Messages, side: Side, events: JanEvent[], marks: Mark[], names: Names): string {
  const mine = events.filter((event) => event.side === side);
  const marked = marks.some((mark) => mark.side === side);
  if (!marked || mine.length === 0) return '';
  return t.voice.mine(total(mine), featsOf(t, mine, other(side), names), holeWords(t, side, marks));
}

/** Men hit in as many ways are named together, in the order of marking. */
function featsOf(t: Messages, events: JanEvent[], roller: Side, { naming, reader }: Names): string[] {
  const name = namer(naming, reader);
  const feats = new Map<string, { events: JanEvent[] }>();
  for (const event of events) {
    const key = HITS.includes(event.jan) ? `hit ${event.ways}` : FALSE_HITS.includes(event.jan) ? 'false' : event.jan;
    feats.set(key, { events: [...(feats.get(key)?.events ?? []), event] });
  }
  return [...feats.values()].map(({ events: same }) => {
    const { jan, ways } = same[0]!;
    const at = same.flatMap((event) => event.at.map((fleche) => placeName(t, name, roller, fleche)));
    if (HITS.includes(jan)) return t.voice.hit(at, ways);
    if (FALSE_HITS.includes(jan)) return t.voice.falseHit(at);
    return t.voice.jan[jan as keyof Voice['jan']](ways);
  });
}

function holeWords(t: Messages, side: Side, marks: Mark[]): string {
  const mark = marks.find((m) => m.side === side && m.holes > 0);
  return mark ? t.voice.hole(mark.holes, mark.bredouille, mark.rest) : '';
}

function total(events: JanEvent[]): number {
  return events.reduce((sum, event) => sum + event.points, 0);
}
