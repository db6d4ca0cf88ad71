import type { Messages } from '../../i18n/index.svelte';
import { RACE_BOT, type Level } from '../../levels/levels';
import type { Format, NewGame, Options, SeatInfo, Side } from '../../protocol';
import { fittingName } from '../setup';
import { changed, settled } from './lawful';
import { SPECS, type Match } from './formats';
import { carriedTerms, type Noted } from './resume';

export interface Guest {
  name: string;
  kind: SeatInfo['kind'];
}

/** What has been chosen on the start page. */
export interface Choice {
  format: Format;
  changes: Partial<Record<Format, Partial<Match>>>;
  options: Options;
  /** How strong the computer is. */
  level: Level;
  /** Between two: who plays the other side, and which side one has. */
  opponent: 'computer' | 'two';
  side: Side;
  /** The first is the one who chooses. */
  guests: Guest[];
  /** Where a match that was put off is resumed. */
  noted?: Noted;
}

const SENIOR = 1;

/** The computer's seat at a table of trictrac, called as the level is. */
export function botSeat(t: Messages, level: Level): SeatInfo {
  return { kind: 'bot', bot: level, name: t.levels.name[level] };
}

/** The same at Le Tric Trac. */
export function raceBotSeat(t: Messages): SeatInfo {
  return { kind: 'bot', bot: RACE_BOT, name: t.commis };
}

/** What a player is called whose name is left empty. */
export function unnamed(t: Messages, kind: Guest['kind'], place: number, level: Level): string {
  if (kind === 'human') return place === 0 ? t.you : t.formats.player(place + 1);
  const name = t.levels.name[level];
  return place === SENIOR ? name : `${name} ${place}`;
}

function seat(t: Messages, { name, kind }: Guest, place: number, level: Level): SeatInfo {
  const called = fittingName(name) || unnamed(t, kind, place, level);
  return kind === 'bot' ? { kind, bot: level, name: called } : { kind, name: called };
}

/** Two at the board: the person who chooses, and the computer or a second person. */
function pair(t: Messages, { format, level, opponent, side, guests }: Choice): [SeatInfo, SeatInfo] {
  const name = (place: number) => fittingName(guests[place]?.name ?? '');
  if (opponent === 'two') {
    return [{ kind: 'human', name: name(0) || t.unnamed.white }, { kind: 'human', name: name(1) || t.unnamed.black }];
  }
  const me: SeatInfo = { kind: 'human', name: name(0) || t.you };
  const bot = format === 'courrier' ? raceBotSeat(t) : botSeat(t, level);
  return side === 'white' ? [me, bot] : [bot, me];
}

/** Everyone who plays, in the order of the table's numbers. */
export function seatsOf(t: Messages, choice: Choice): SeatInfo[] {
  const { players } = settled(choice.format, choice.changes[choice.format]);
  if (players === 2) return pair(t, choice);
  return choice.guests.slice(0, players).map((guest, place) => seat(t, guest, place, choice.level));
}

/** The game to be asked for: what the format says by itself is left unsaid. */
export function newGame(t: Messages, choice: Choice): NewGame {
  const { format, options } = choice;
  const [white, black, ...others] = seatsOf(t, choice) as [SeatInfo, SeatInfo, ...SeatInfo[]];
  const agreed = settled(format, choice.changes[format]);
  const match = { ...changed(format, agreed), ...(choice.noted && carriedTerms(format, agreed, choice.noted)) };
  // Le Tric Trac has no match but the points agreed, which stand beside the players.
  if (format === 'courrier') return { format, white, black, ...match };
  return {
    format, white, black, ...rulesOf(format, options),
    ...(Object.keys(match).length > 0 && { match }),
    ...(others.length > 0 && { others }),
  };
}

/** The rules of the board: what a tour is worth is asked only where tours are played. */
function rulesOf(format: Format, { worth, ...options }: Options): Pick<NewGame, 'rules' | 'options'> {
  return { rules: SPECS[format].rules, options: format === 'tour' ? { worth, ...options } : options };
}

/** Those against whom the one who chooses plays, by name. */
export function against(t: Messages, choice: Choice): string {
  const own = choice.opponent === 'computer' && choice.side === 'black' && seatsOf(t, choice).length === 2 ? 1 : 0;
  return seatsOf(t, choice).filter((_, place) => place !== own).map(({ name }) => name).join(', ');
}
