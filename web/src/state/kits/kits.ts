import type { Component } from 'svelte';
import { FORMATS } from '../../wire/described/formats';
import type { Format, SeatInfo } from '../../wire/described/messages';
import type { Bot } from '../../wire/messages/levels';
import type { NewGame } from '../../wire/messages/match';
import type { Messages } from '../../words/language.svelte';
import type { Connect } from '../table/link.svelte';
import type { AnyTable } from '../table/session.svelte';

/** The session of a game of one kind, and the component that shows it. */
export interface Shown<S, Props = object> {
  Session: new (id: string, connect?: Connect) => S;
  default: Component<Props & { session: S }>;
}

/** The parts of the page for one game, in `pages/GAME/kit.ts`, which loads the large ones when they are needed. */
export interface GameKit<S = AnyTable> {
  /** Loads the table. */
  table: () => Promise<Shown<S>>;
  /** The engine analyses its plays, so its games can be reviewed and studied. */
  judged: boolean;
  /** Its computers differ in strength, which is chosen. */
  levels: boolean;
  /** Returns the seat of a computer. */
  bot: (t: Messages, bot: Bot) => SeatInfo;
  /** The beginning of the text of a position. */
  position: string;
  /** Returns the options of a new game that begins at a position. */
  from: (position: string) => Pick<NewGame, 'format' | 'trid' | 'position'>;
}

/** Returns the content of the file `pages/GAME/…` by the name of the game; trictrac's, if a game has none of its own. */
export function ofGame<T>(files: Record<string, T>): (game: string | undefined) => T {
  const found = new Map(Object.entries(files).map(([file, one]) => [file.split('/').at(-2), one]));
  return (game) => found.get(game) ?? found.get('trictrac')!;
}

/** The kits by the names of their games. */
export const KITS = import.meta.glob<GameKit>('../../pages/*/kit.ts', { eager: true, import: 'kit' });

/** Returns the kit of a game by its name. */
export const kitNamed = ofGame(KITS);

/** Returns the kit of the game that a format is of. */
export function kitOf(format: Format | null): GameKit {
  return kitNamed(format ? FORMATS[format].game : undefined);
}
