import type { Messages } from '../../words/language.svelte';
import { botName } from '../../words/bots';
import { unnamed } from '../../words/names';
import { kitOf } from '../../state/kits/kits';
import { LEVELS, levelIn, type Bot, type Level } from '../../wire/messages/levels';
import type { Format, SeatInfo, Side } from '../../wire/described/messages';
import { standalone } from '../../wire/host/standalone';
import { SIDES } from '../../wire/messages/fleches';
import type { NewGame } from '../../wire/messages/match';
import type { Resumed } from '../../wire/messages/study';
import { fittingName, matters, type BoardOptions } from './setup';
import { markingTerms, type MarkingChoice } from './marking';
import { termsOf, type ClockChoice } from './clocks';
import { leadFor, choosesLead, diceTerms, type Lead, type Thrower } from './dice';
import { settled } from './fitting';
import { isOfTrictrac, SPECS, type Match } from './formats';
import { agreed, blank, isNoted, type Noted } from './noted';

/** The second of two players: the computer, a second person here, or one elsewhere. */
export type Opponent = 'computer' | 'friend' | 'two';
/** The possible opponents: without a server there are none elsewhere. */
export const OPPONENTS: Opponent[] = standalone ? ['computer', 'two'] : ['computer', 'friend', 'two'];

export interface Guest {
  name: string;
  kind: SeatInfo['kind'];
  /** A person who plays from elsewhere, and is sent a link. */
  far?: boolean;
  /** The computer's level; if left out, the level chosen for all. */
  level?: Bot;
}

/** The choices on the start page. */
export interface GameChoice {
  format: Format;
  changes: Partial<Record<Format, Partial<Match>>>;
  options: BoardOptions;
  /** The agreement on who marks. */
  marking?: MarkingChoice;
  /** The computer's level. */
  level: Bot;
  /** Between two: the opponent, and your own side. */
  opponent: Opponent;
  side: Side;
  guests: Guest[];
  /** The notes from which a match that was put off is resumed. */
  noted?: Noted;
  dice?: Thrower;
  clock?: ClockChoice;
  /** It counts for the ratings of the two who play. */
  rated?: boolean;
  /** True if only its players can see the game. */
  isPrivate?: boolean;
  /** The player who rolls first. */
  lead?: Lead;
}

/** Returns the level of each computer: its own, or else the nearest that does not play yet; all of a chosen strength have it. */
export function levelsOf(guests: Guest[], level: Bot): Bot[] {
  const taken = new Set(guests.flatMap(({ kind, level: own }) => (kind === 'bot' && own ? [own] : [])));
  const chosen = levelIn(level);
  const far = (one: Level) => Math.abs(LEVELS.indexOf(one) - LEVELS.indexOf(chosen!));
  const nearest = chosen ? [...LEVELS].sort((a, b) => far(a) - far(b)) : [];
  return guests.map(({ kind, level: own }) => {
    if (kind !== 'bot' || own) return own ?? level;
    const free = nearest.find((one) => !taken.has(one)) ?? level;
    taken.add(free);
    return free;
  });
}

/** Returns the name of a computer that has none of its own; with three players or more, numbered if not the first. */
function nameOfBot(t: Messages, guests: Guest[], place: number, level: Bot): string {
  const levels = levelsOf(guests, level);
  const alike = guests.findIndex(({ kind }, i) => kind === 'bot' && levels[i] === levels[place]);
  const name = botName(t, levels[place]!);
  return alike === place ? name : `${name} ${place}`;
}

/** Returns the name of the player at a place whose name is left empty. */
export function nameless(t: Messages, guests: Guest[], place: number, level: Bot): string {
  if (guests[place]!.kind === 'bot') return nameOfBot(t, guests, place, level);
  return guests.filter(({ kind }) => kind === 'human').length === 1 ? t.you : unnamed(t, place, guests.length);
}

function seat(t: Messages, guests: Guest[], place: number, level: Bot): SeatInfo {
  const { name, kind } = guests[place]!;
  const own = levelsOf(guests, level)[place]!;
  const given = fittingName(name);
  return kind === 'bot' ? { kind, bot: own, name: given || nameOfBot(t, guests, place, level) } : { kind, name: given };
}

/** Returns the two seats at the board: the person who chooses, and the computer or a second person. */
function pair(t: Messages, { format, level, opponent, side, guests }: GameChoice): [SeatInfo, SeatInfo] {
  const person = (place: number): SeatInfo => ({ kind: 'human', name: fittingName(guests[place]?.name ?? '') });
  if (opponent === 'two') return [person(0), person(1)];
  const other: SeatInfo = opponent === 'friend' ? { kind: 'human', name: '' } : kitOf(format).bot(t, level);
  return side === 'white' ? [person(0), other] : [other, person(0)];
}

/** Returns all seats in the order of the table's numbers; a person's name only if it was given. */
function seatsOf(t: Messages, choice: GameChoice): SeatInfo[] {
  const { players } = settled(choice.format, choice.changes[choice.format]);
  if (players === 2) return pair(t, choice);
  const guests = choice.guests.slice(0, players);
  return guests.map((_, place) => seat(t, guests, place, choice.level));
}

/** Returns the names of all players. */
export function namesOf(t: Messages, choice: GameChoice): string[] {
  const seats = seatsOf(t, choice);
  const alone = seats.filter(({ kind }) => kind === 'human').length === 1;
  return seats.map(({ name }, place) => name || (alone ? t.you : unnamed(t, place, seats.length)));
}

/** Returns the game to request, with all its terms; `going` is the match that is resumed, if one was put off. */
export function newGame(t: Messages, choice: GameChoice, going: Resumed | null = null): NewGame {
  const { format } = choice;
  const [white, black, ...others] = seatsOf(t, choice) as [SeatInfo, SeatInfo, ...SeatInfo[]];
  const chosen = settled(format, choice.changes[format]);
  const match = agreed(format, chosen, going);
  return {
    format,
    // Le Tric Trac has no match but the points agreed, which stand beside the players.
    ...(isOfTrictrac(format) ? { ...rulesOf(choice), match } : match),
    white,
    black,
    ...(others.length > 0 && { others }),
    ...diceOf(choice, chosen),
    ...timed(choice),
    ...ranked(choice),
    ...hidden(choice),
  };
}

/** Returns the players on this device where others play from elsewhere; null where they do not. */
export function mineOf({ format, changes, opponent, side, guests }: GameChoice): number[] | null {
  const { players } = settled(format, changes[format]);
  if (players === 2) return opponent === 'friend' ? [SIDES.indexOf(side)] : null;
  const people = guests.slice(0, players).flatMap((guest, place) => (guest.kind === 'human' ? [{ guest, place }] : []));
  return people.some(({ guest }) => guest.far)
    ? people.flatMap(({ guest, place }) => (guest.far ? [] : [place]))
    : null;
}

/** Returns whether only computers play. */
export function isWatched({ format, changes, guests }: GameChoice): boolean {
  const { players } = settled(format, changes[format]);
  return players > 2 && guests.slice(0, players).every(({ kind }) => kind === 'bot');
}

/** Returns the options of the dice that differ from the default: the table throws, and draws the player who begins. */
function diceOf(choice: GameChoice, chosen: Match): Partial<NewGame> {
  const { format, lead = 'drawn', noted = blank() } = choice;
  if (isWatched(choice)) return {};
  const dice: Thrower = byHand(choice) ? 'hand' : 'table';
  const first = isOfTrictrac(format) && choosesLead(format, chosen, noted) ? leadFor(dice, lead) : 'drawn';
  return { ...(dice === 'table' && fairly(choice)), ...diceTerms(dice, first) };
}

/** Returns fair dice for people at different devices: every device gives a share of the dice. */
function fairly(choice: GameChoice): Pick<NewGame, 'dice'> {
  return mineOf(choice) ? { dice: 'fair' } : {};
}

/** Returns the clock, for players at different devices only, and not with dice by hand, which take their time. */
function timed(choice: GameChoice): Pick<NewGame, 'clock'> {
  const clock = mineOf(choice) && !byHand(choice) ? termsOf(choice.clock ?? 'none') : null;
  return clock ? { clock } : {};
}

/** Returns whether the game can be rated: a whole game of two players at different devices, with fair dice. */
export function mayBeRated(choice: GameChoice): boolean {
  const { format, changes, noted = blank() } = choice;
  const match = settled(format, changes[format]);
  return match.players === 2 && mineOf(choice) !== null && !byHand(choice) && !isNoted(format, match, noted);
}

function ranked(choice: GameChoice): Pick<NewGame, 'rated'> {
  return choice.rated && mayBeRated(choice) ? { rated: true } : {};
}

/** Returns the choice of a private game; games on one device are hidden from other people anyway. */
function hidden(choice: GameChoice): Pick<NewGame, 'private'> {
  return choice.isPrivate && mineOf(choice) ? { private: true } : {};
}

function byHand({ format, dice = 'table' }: GameChoice): boolean {
  return dice === 'hand' && isOfTrictrac(format);
}

/** Returns the rules of the board that matter in this format, and the choice of the marker. */
function rulesOf({ format, options, marking }: GameChoice): Pick<NewGame, 'rules' | 'options'> {
  const names = (Object.keys(options) as (keyof BoardOptions)[]).filter((name) => matters(format, name));
  const ofBoard = Object.fromEntries(names.map((name) => [name, options[name]]));
  return {
    rules: SPECS[format].rules,
    options: { ...ofBoard, ...(marking && markingTerms(marking)) },
  };
}

/** Returns the reader's opponents, by the names that were given. */
export function against(t: Messages, choice: GameChoice): string {
  const seats = seatsOf(t, choice);
  const own = mineOf(choice)?.[0] ?? seats.findIndex(({ kind }) => kind === 'human');
  return seats
    .filter((_, place) => place !== own)
    .flatMap(({ name }) => name || [])
    .join(', ');
}
