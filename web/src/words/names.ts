import type { Namer } from './naming';
import { RULE_FLAGS, RULE_WORDS } from '../wire/described/rules';
import type { Dice, GameInfo, Options, Side, Step } from '../wire/described/messages';
import { OFF, SIDES, absolute, homeOf } from '../wire/messages/fleches';
import { strictnessOf } from '../wire/messages/match';
import type { Messages } from './language.svelte';
import type { Who } from './who';

/** Two at a board, and which of them are played from this page, by number. */
export type Facing = Record<Side, { name: string; reader?: boolean }> & { you: number[] };

/** Returns a player's name; for a player without one the word for the reader, or for their colour. */
export function playerName(t: Messages, info: Facing | null, side: Side): string {
  return info?.[side].name || (readsAt(info, side) ? t.you : t.unnamed[side]);
}

/** Returns a name in a list, with a mark if it is not that of an account. */
export function listedName(t: Messages, name: string, guest: boolean): string {
  return guest && name ? t.friends.asGuest(name) : name;
}

/** Returns the player at a side, for a sentence: the reader if only they play from this page. */
export function whoAt(t: Messages, info: Facing | null, side: Side): Who {
  return readsAt(info, side) ? { you: true, names: [] } : { you: false, names: [playerName(t, info, side)] };
}

/** Returns whether the reader plays a side, and no other from this page. */
function readsAt(info: Facing | null, side: Side): boolean {
  return info?.[side].reader ?? (info?.you.length === 1 && SIDES[info.you[0]!] === side);
}

/** Returns the word for a player without a name: of two players the colour, of more the number. */
export function unnamed(t: Messages, player: number, of: number): string {
  return of === 2 ? t.unnamed[SIDES[player]!] : t.match.player(player + 1);
}

/** Returns a flèche of the roller's numbering in a sentence; a prime is easily missed, so the half is named too. */
export function placeName(t: Messages, name: Namer, side: Side, fleche: number): string {
  const at = absolute(side, fleche);
  const called = name(at);
  return called.endsWith("'") ? t.placeOf[homeOf(at)](called) : called;
}

/** Returns two dice in words, the higher first. */
export function diceWords(t: Messages, dice: Dice): string {
  const [a, b] = [...dice].sort((x, y) => y - x) as Dice;
  return t.diceWords(t.numbers[a]!, t.numbers[b]!);
}

/** Returns a side's play, a tout d'une in one run as in a record, with the names on the board. */
export function playText(t: Messages, name: Namer, side: Side, steps: Step[]): string {
  const place = (fleche: number) => (fleche === OFF ? t.log.off : name(absolute(side, fleche)));
  const [first, second] = steps;
  if (!first) return t.sheet.nothing;
  const runs = second && first[1] === second[0] ? [[...first, second[1]]] : steps;
  return runs.map((run) => run.map(place).join('/')).join(' ');
}

/** Returns a play in words, as people say it: “from 1 to 7 and from 1 to 6”; two men on the same way together. */
export function movesText(t: Messages, name: Namer, side: Side, [first, second]: Step[]): string {
  const place = (fleche: number) => placeName(t, name, side, fleche);
  const move = ([from, to]: Step, men = 1) => t.log.move(place(from), to === OFF ? null : place(to), men);
  if (!first) return '';
  if (!second) return move(first);
  if (first[0] === second[0] && first[1] === second[1]) return move(first, 2);
  if (first[1] === second[0]) {
    const to = second[1] === OFF ? null : place(second[1]);
    return t.log.onward(place(first[0]), place(first[1]), to);
  }
  return t.log.moves([move(first), move(second)]);
}

const OPTION_NAMES = [...(Object.keys(RULE_WORDS) as (keyof typeof RULE_WORDS)[]), ...RULE_FLAGS];

/** Returns how players mark, in words; empty if the program marks. */
export function markingText({ formats: { marking: w } }: Messages, options: Options): string {
  const strictness = strictnessOf(options);
  if (strictness === 'assisted') return '';
  return [w.brief[strictness], options.pegs === 'hand' ? w.pegsBrief : ''].filter(Boolean).join(', ');
}

/** Returns the agreed rules, in words. */
export function optionsText(t: Messages, options: Options): string {
  const words = OPTION_NAMES.map((key) => {
    const value = options[key];
    if (typeof value === 'string') return t.agreed(t.option[key].name, t.option[value]);
    return value ? t.option[key].name : '';
  });
  return [markingText(t, options), ...words].filter(Boolean).join(' · ');
}

/** Returns the question before giving up, with its cost in this format. */
export function resignAsk(t: Messages, info: GameInfo | null): string {
  if (info && info.format !== 'tour') return t.menu.resignMatch;
  return (info?.match?.rounds ?? 1) > 1 ? t.menu.resignTour : t.menu.resignAsk;
}
