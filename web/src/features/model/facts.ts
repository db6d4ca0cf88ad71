import type { Chance, Dice } from '../../wire/described/messages';
import { menAt, thrownNext, type Board } from '../../wire/messages/trid';
import type { Study } from '../../wire/module/studying';
import type { Messages } from '../../words/language.svelte';
import { upper } from '../../words/forms';
import { placeName, playText } from '../../words/names';
import type { Namer } from '../../words/naming';
import { calledDice } from '../../state/speech/announce';
import { OFF, SIDES } from '../../wire/messages/fleches';
import type { ModelTurn } from './turns';

/** What the facts are taken from, and how flèches are called. */
export interface FactSource {
  turn: ModelTurn;
  study: Pick<Study, 'throws'>;
  t: Messages;
  name: Namer;
}

/** A sentence says something of the position that is not so. */
export class UntrueFact extends Error {}

type Fact = (source: FactSource, ...given: string[]) => string;

/**
 * The facts that a sentence may name in square brackets. Those about men claim what stands there once the roll is
 * played, or before it; flèches are numbered from White's talon.
 */
const FACTS: Record<string, Fact> = {
  dice: ({ turn, t }) => calledDice(t, turn.dice),
  play: ({ turn, t, name }) => playText(t, name, turn.side, turn.steps ?? []),
  /** The points of the roll for its player, and for the opponent. */
  points: ({ turn }) => String(pointsOf(turn, true)),
  theirs: ({ turn }) => String(pointsOf(turn, false)),
  /** The points on which the roller's jeton stands at the end of the roll, and the holes marked. */
  stands: ({ turn }) => String(turn.end.score[turn.side].points),
  holes: ({ turn }) => String(turn.marks.reduce((sum, { side, holes }) => sum + (side === turn.side ? holes : 0), 0)),
  /** The number of ways of a jan of the roll. */
  ways: ({ turn }, jan) => String(eventOf(turn, jan).ways),
  /** The flèches of a jan: the men hit, for a hit. */
  at: ({ turn, t, name }, jan) =>
    eventsOf(turn, jan)
      .flatMap(({ at }) => at.map((fleche) => placeName(t, name, turn.side, fleche)))
      .join(', '),
  man: (source, fleche) => standing(source, source.turn.played, fleche, (n) => n === 1),
  case: (source, fleche) => standing(source, source.turn.played, fleche, (n) => n >= 2),
  heap: (source, fleche) => standing(source, source.turn.played, fleche, (n) => n >= 3),
  empty: (source, fleche) => standing(source, source.turn.played, fleche, (n) => n === 0),
  manbefore: (source, fleche) => standing(source, source.turn.before.board, fleche, (n) => n === 1),
  casebefore: (source, fleche) => standing(source, source.turn.before.board, fleche, (n) => n >= 2),
  emptybefore: (source, fleche) => standing(source, source.turn.before.board, fleche, (n) => n === 0),
  /** How many of the 36 throws do something: the next throw, and the roller's, as if they threw again. */
  next: ({ turn, study }, of) => String(throwsOf(study, turn.trids.end, chanceOf(of))),
  again: ({ turn, study }, of) =>
    String(throwsOf(study, thrownNext(turn.trids.end, turn.played, turn.side), chanceOf(of))),
  /** None of the next 36 throws does it; this shows nothing. */
  no: ({ turn, study }, of) => {
    const throws = throwsOf(study, turn.trids.end, chanceOf(of));
    if (throws > 0) throw new UntrueFact(`${throws} throws do ${of}`);
    return '';
  },
  /** The number of men of the roller on their talon, and borne off. */
  talon: ({ turn }) => String(menAt(turn.played, turn.side, turn.side === 'white' ? 1 : OFF - 1)),
  off: ({ turn }) => String(turn.played.off[turn.side]),
};

/** The corner has its English name in sentences of any language. */
const chanceOf = (given = '') => (given === 'corner' ? 'coin' : given) as Chance;

const TOKEN = /\[(\w+)((?: \w+)*)\]/g;

/** Returns sentences with their facts, the first letter in upper case; throws if a fact is unknown or not so. */
export function told(text: string, source: FactSource): string {
  const whole = text.replace(TOKEN, (_, name: string, given: string) => {
    const fact = FACTS[name];
    if (!fact) throw new UntrueFact(`[${name}] is no fact`);
    return fact(source, ...given.trim().split(' '));
  });
  return upper(whole);
}

/** Returns a sentence without its facts. */
export const untold = (text: string) => text.replace(TOKEN, '');

/** Returns how many of the 36 throws do something for the player who throws at a position. */
export function throwsOf(study: Pick<Study, 'throws'>, trid: string, of: Chance): number {
  const found = study.throws(trid, of);
  if (found.say === 'error') throw new UntrueFact(found.message);
  return found.rolls.reduce((sum, [a, b]: Dice) => sum + (a === b ? 1 : 2), 0);
}

/** Returns the points of a roll for its player, or for the opponent. */
export function pointsOf({ events, side }: ModelTurn, own: boolean): number {
  return events.reduce((sum, event) => sum + ((event.side === side) === own ? event.points : 0), 0);
}

function eventsOf({ events }: ModelTurn, jan = '') {
  const found = events.filter((event) => event.jan.startsWith(jan));
  if (found.length === 0) throw new UntrueFact(`the roll is not worth ${jan}`);
  return found;
}

const eventOf = (turn: ModelTurn, jan = '') => eventsOf(turn, jan)[0]!;

function standing({ name }: FactSource, board: Board, given: string | undefined, is: (men: number) => boolean): string {
  const fleche = Number(given);
  const men = Math.max(...SIDES.map((side) => menAt(board, side, fleche)));
  if (!(fleche > 0 && fleche < OFF && is(men))) throw new UntrueFact(`${men} men stand on ${given}`);
  return name(fleche);
}
