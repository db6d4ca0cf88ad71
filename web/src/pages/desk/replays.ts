import type { Spot } from '../../state/addresses/route';
import { ofGame, type Shown } from '../../state/kits/kits';
import type { AnyTable } from '../../state/table/session.svelte';
import type { Replayed } from '../../wire/messages/study';
import type { Study } from '../../wire/module/studying';

/** The game of a replay, and how it was opened. */
interface ReplayedGame {
  /** Parses positions, and counts rolls. */
  reader: Study;
  id: string;
  /** The roll that the address names. */
  roll: Spot;
  /** The reader comes for the errors. */
  forErrors: boolean;
  replayed: Replayed;
}
export type ReplayProps<S> = ReplayedGame & { session: S };

/** Returns the analysis board of a game by its name: a file `pages/GAME/Replay.svelte`, loaded when needed. */
export const replayOf = ofGame(import.meta.glob<Shown<AnyTable, ReplayedGame>>('../*/Replay.svelte'));
