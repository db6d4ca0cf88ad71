import { namer, type Naming } from '../../words/naming';
import type { Messages } from '../../words/language.svelte';
import { diceWords, placeName } from '../../words/names';
import type { Who } from '../../words/who';
import { other } from '../../wire/messages/fleches';
import type { Dice, Jan, JanEvent, Line, Mark, Side } from '../../wire/described/messages';
import { diceOf } from '../game/view';

/** An announcement of one player. */
export interface SpokenCall {
  side: Side;
  text: string;
}

/** The names of flèches: the way of naming them, and the player who reads them. */
export interface Names {
  naming: Naming;
  reader: Side;
}

const HITS: Jan[] = ['hit_true_outer', 'hit_true_home'];
const FALSE_HITS: Jan[] = ['hit_false_outer', 'hit_false_home'];

/** Returns the announcement of a line, if any; `rolled` is the line of the roll it belongs to. */
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

/** Returns two dice as a player calls them: "six et quatre", "quines". */
export function calledDice(t: Messages, dice: Dice): string {
  return dice[0] === dice[1] ? t.voice.doublets[dice[0]]! : diceWords(t, dice);
}

/** Returns a roll as its player announces it: "six et quatre : quatre points, je bats la dame de 15". */
function rollWords(t: Messages, side: Side, dice: Dice, events: JanEvent[], marks: Mark[], names: Names): string {
  const called = calledDice(t, dice);
  const mine = events.filter((event) => event.side === side);
  if (mine.length === 0) return t.voice.roll(called, '');
  return t.voice.roll(
    called,
    t.voice.worth(total(mine), featsOf(t, mine, side, names).join(', '), holeWords(t, side, marks)),
  );
}

function otherWords(t: Messages, side: Side, events: JanEvent[], marks: Mark[], names: Names): string {
  const mine = events.filter((event) => event.side === side);
  const marked = marks.some((mark) => mark.side === side);
  if (!marked || mine.length === 0) return '';
  return t.voice.mine(total(mine), featsOf(t, mine, other(side), names).join(', '), holeWords(t, side, marks));
}

/** Returns an event in the roller's words: "Je bats la dame de 15"; names the opponent if the points are theirs. */
export function clauseOf(t: Messages, event: JanEvent, roller: Side, who: Who, names: Names): string {
  const own = event.side === roller;
  const clause = own ? featsOf(t, [event], roller, names)[0]! : againstWords(t, event, roller, names);
  const text = own ? clause : t.voice.gives(clause, who);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function againstWords(t: Messages, event: JanEvent, roller: Side, names: Names): string {
  if (event.jan === 'helpless') return t.voice.against.helpless(event.ways);
  if (!FALSE_HITS.includes(event.jan)) return featsOf(t, [event], roller, names)[0]!;
  const name = namer(names.naming, names.reader);
  return t.voice.against.hit(event.at.map((fleche) => placeName(t, name, roller, fleche)));
}

/** Returns the announcements in the order of marking; men hit in the same number of ways are named together. */
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
    return t.jan[jan as Exclude<Jan, `hit_${string}`>].said(ways);
  });
}

function holeWords(t: Messages, side: Side, marks: Mark[]): string {
  const mark = marks.find((m) => m.side === side && m.holes > 0);
  return mark ? t.voice.hole(mark.holes, mark.bredouille, mark.rest) : '';
}

function total(events: JanEvent[]): number {
  return events.reduce((sum, event) => sum + event.points, 0);
}
