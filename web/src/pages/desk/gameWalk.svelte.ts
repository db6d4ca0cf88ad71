import { untrack } from 'svelte';
import { isClosed } from '../../features/study/source';
import { reader } from '../../features/study/studies/theReader';
import { Trail } from '../../features/study/trail.svelte';
import { words } from '../../features/study/words';
import type { Spot } from '../../state/addresses/route';
import type { Replayed } from '../../wire/messages/study';
import { GameLines } from './lines/gameLines.svelte';
import type { LineWalk, ShownLine } from './lines/lineWalk.svelte';

/** The game, and the roll that the address names. */
interface Walked {
  /** The game in the address. */
  id: string;
  /** Returns the roll that the address names. */
  roll: () => Spot;
  replayed: Replayed;
  session: ConstructorParameters<typeof Trail>[1];
}

/** A replay of any game roll by roll, with lines of play beside it. Must be created while a component is initialised. */
export class GameWalk<D extends LineWalk<ShownLine<{ close(): void }>>> {
  /** The dialog over the page. */
  dialog = $state<'menu' | 'stats' | 'share' | 'play' | null>(null);
  /** The game is rated and in progress: it is shown without analysis. */
  closed = $state(true);
  readonly trail: Trail;
  readonly lines: GameLines<D>;

  constructor(
    private readonly of: Walked,
    readonly desk: D,
    /** Returns the rolls of the game. */
    rolls: () => { line: number }[],
    /** Is called when the game may be analysed. */
    opened: () => void = () => undefined,
  ) {
    const { id, replayed } = of;
    const trail = (this.trail = new Trail(id, of.session, rolls));
    this.lines = new GameLines(
      replayed,
      desk,
      reader,
      () => trail.all,
      (to) => trail.step(to),
    );
    void isClosed(id, replayed).then((is) => {
      this.closed = is;
      if (!is) opened();
    });
    // The page follows the address at first, then the address follows the page.
    $effect(() => trail.lead(of.roll()));
    $effect(() => trail.name());
    $effect(() => {
      if (desk.record) untrack(() => void desk.read());
    });
  }

  /** Returns the name of the current roll. */
  get status(): string {
    const { at, all } = this.trail;
    const w = words.replay;
    if (all === 0) return w.none;
    return at > all ? w.end(all) : w.of(at, all);
  }

  /** Returns the current roll for the desk, and the way to another. */
  get where() {
    const { at, all } = this.trail;
    return { at, all, status: this.status, step: (to: number) => this.lines.leave(to) };
  }

  /** Returns whether the game waits for a roll at its end, so that the reader may continue it there. */
  get awaitsRoll(): boolean {
    const last = this.of.replayed.lines.at(-1);
    return this.trail.roll === null && !this.closed && last?.turn.stage === 'roll';
  }
}
