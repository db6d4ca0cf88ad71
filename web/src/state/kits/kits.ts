import type { Component } from 'svelte';
import { FORMATS } from '../../wire/described/formats';
import type { Format, SeatInfo } from '../../wire/described/messages';
import type { Level } from '../../wire/messages/levels';
import type { NewGame } from '../../wire/messages/match';
import type { Messages } from '../../words/language.svelte';
import type { Connect } from '../table/link.svelte';
import type { AnyTable } from '../table/session.svelte';

/** The session of a game of one kind, and the component that shows it. */
export interface Shown<S> {
  Session: new (id: string, connect?: Connect) => S;
  default: Component<{ session: S }>;
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
  bot: (t: Messages, level: Level) => SeatInfo;
  /** The beginning of the text of a position. */
  position: string;
  /** Returns the options of a new game that begins at a position. */
  from: (position: string) => Pick<NewGame, 'format' | 'trid' | 'position'>;
}

const FILES = import.meta.glob<{ kit: GameKit }>('../../pages/*/kit.ts', { eager: true });
const KITS = new Map(Object.entries(FILES).map(([file, { kit }]) => [file.split('/').at(-2)!, kit]));

/** Returns the kit of a game by its name: that of trictrac, where there is no other of that name. */
export function kitNamed(game: string | undefined): GameKit {
  return KITS.get(game ?? '') ?? KITS.get('trictrac')!;
}

/** Returns the kit of the game that a format is of: of trictrac, where the format is not known. */
export function kitOf(format: Format | null): GameKit {
  return kitNamed(format ? FORMATS[format].game : undefined);
}

/** Returns the kit of the game that a position or a record is of. */
export function kitOfText(text: string): GameKit {
  const placed = [...KITS.values()].find(({ position }) => text.trimStart().startsWith(position));
  return placed ?? kitNamed(/^\[Game "(\w+)"/m.exec(text)?.[1]);
}
