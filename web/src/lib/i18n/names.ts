import { absolute, homeOf } from '../fleches';
import { nameOf, type Naming } from '../board/naming';
import type { Dice, GameInfo, Side, Step } from '../protocol';
import type { Messages } from './index.svelte';

/** What a player is called. */
export function playerName(t: Messages, info: GameInfo | null, side: Side): string {
  return info?.[side].name || t.unnamed[side];
}

/** A flèche of the roller's numbering in words: its printed number and whose half it is in. */
export function placeName(t: Messages, naming: Naming, side: Side, fleche: number): string {
  const at = absolute(side, fleche);
  const name = nameOf(naming, at);
  return naming === '1-24' ? name : t.placeOf[homeOf(at)](name);
}

/** Two dice in words, the higher first. */
export function diceWords(t: Messages, dice: Dice): string {
  const [a, b] = [...dice].sort((x, y) => y - x) as Dice;
  return t.diceWords(t.numbers[a]!, t.numbers[b]!);
}

/** A play as the record writes it: the mover's numbering, a tout d'une in one run. */
export function playText(steps: Step[], off: string, nothing: string): string {
  const end = (to: number) => (to === 25 ? off : String(to));
  const [first, second] = steps;
  if (!first) return nothing;
  if (second && first[1] === second[0]) return `${first[0]}/${first[1]}/${end(second[1])}`;
  return steps.map(([from, to]) => `${from}/${end(to)}`).join(' ');
}
