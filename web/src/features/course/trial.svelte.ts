import { once } from '../../wire/connection/once';
import { TrictracSession } from '../../state/trictrac/session.svelte';
import { device } from '../../wire/device/device';
import { privateTable } from '../../wire/device/privateTable';
import { actionOf } from '../../wire/messages/analysis';
import type { Action, Turn } from '../../wire/described/messages';
import { i18n } from '../../words/language.svelte';
import { endLasting } from './lasting';
import { attained, isLong, losingPlay, nearBest, reached } from './goals';
import type { Player } from './player.svelte';
import type { PlayStep, Task } from './script';

/** A private table at which a step is played: a roll with an aim, or a small game. */
export class Trial {
  readonly session: TrictracSession;
  #looking = false;

  constructor(
    private readonly player: Player,
    private readonly step: PlayStep | Task,
    /** The id of a game kept on this device, if the step is played in one. */
    private readonly game: string | null = null,
  ) {
    if (game !== null) {
      this.session = new TrictracSession(game, (on) => device.connect(game, on));
      return;
    }
    const { t } = i18n;
    const foe = step.kind === 'task' ? t.levels.name[step.bot] : t.unnamed.black;
    const trid = step.kind === 'play' ? player.thrown(step) : (player.resumed ?? step.trid);
    const format = (step.kind === 'task' && step.format) || 'tour';
    const bot = step.kind === 'task' ? { bot: step.bot, options: step.options ?? {} } : {};
    const seats = { side: 'white', names: { white: '', black: foe }, ...bot } as const;
    this.session = new TrictracSession(`course-${player.number}-${player.name}`, privateTable({ format, trid }, seats));
  }

  /** Watches the table; must be called in an effect, and returns its clean-up. */
  follow(): () => void {
    const { player, step, session } = this;
    if (step.kind === 'play' && step.goal === 'best') void this.#best();
    if (step.kind === 'task') {
      if (player.phase !== 'right' && !session.show.busy && reached(step.goal, session.game.lines)) {
        if (this.game !== null) endLasting(player.number);
        player.played(true);
      }
      const open = player.phase !== 'right';
      player.lost = open ? losingPlay(step.goal, session.game.lines) : null;
      player.long = open && this.game === null && isLong(step.goal, session.game.lines);
      if (open && player.led && !player.lost && session.asked) void this.#lead(session.asked);
      return () => undefined;
    }
    return session.watch((action) => this.#lets(action));
  }

  close(): void {
    this.session.close();
  }

  /** Plays the best action for the reader; if it is unknown, the reader plays on. */
  async #lead(turn: Turn): Promise<void> {
    const { player, session } = this;
    if (this.#looking) return;
    this.#looking = true;
    try {
      session.hand.undoAll();
      const action = await this.#advised(turn);
      if (player.led && session.asked === turn) session.actNow(action);
    } catch {
      player.led = false;
    } finally {
      this.#looking = false;
    }
  }

  async #advised({ stage }: Turn): Promise<Action> {
    if (stage === 'roll') return { type: 'roll' };
    const { ways } = await this.player.advice(this.session.game.lines.at(-1)!.trid);
    return actionOf(ways[0]!.answer);
  }

  /** Lets a play pass if it reaches the aim; takes it back otherwise. */
  #lets(action: Action): boolean {
    const { step, session } = this;
    if (step.kind !== 'play' || action.type !== 'play') return true;
    if (step.goal !== 'best') return this.#took(attained(step.goal, { board: session.view.board }));
    if (!this.#looking) void this.#consider(action);
    return false;
  }

  #took(well: boolean, equal = false): boolean {
    this.player.played(well, equal);
    if (!well) this.session.hand.undoAll();
    return well;
  }

  /** Plays the action, if it is among the best. */
  async #consider(action: Action & { type: 'play' }): Promise<void> {
    this.#looking = true;
    try {
      const near = nearBest(await this.#best(), action);
      if (this.#took(near !== null, near === 'equal')) this.session.actNow(action);
    } finally {
      this.#looking = false;
    }
  }

  /** Returns the answers, asked for once, or again after a failure. */
  readonly #best = once(() => this.player.hint(this.step as PlayStep));
}
