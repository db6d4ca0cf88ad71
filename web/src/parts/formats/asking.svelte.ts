import { enter } from '../../state/addresses/enter';
import { settings } from '../../state/settings/settings.svelte';
import type { Bot } from '../../wire/messages/levels';
import { createGame, type Created, type Failure, type Result } from '../../wire/tables/tables';
import { t } from '../../words/language.svelte';
import { Choosing } from './choice.svelte';
import { against, newGame } from './seats';
import { failureText } from './setup';

/** Asks for a game or a seat: busy until the answer comes. */
export class Asking {
  busy = $state(false);
  failure = $state.raw<Failure | null>(null);

  /** Returns the reason of a failure in words; empty if there is none. */
  get said(): string {
    return this.failure ? failureText(t, this.failure) : '';
  }

  /** Returns the answer; null if it is a failure, or if another answer is awaited. */
  async ask<T>(work: () => Promise<Result<T>>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    const made = await work();
    this.busy = false;
    if (!made.ok) this.failure = made.failure;
    return made.ok ? made.value : null;
  }

  /** Asks for a game with the given names of the other players, and goes to it. */
  async begin(work: () => Promise<Result<Created>>, foes: string, go = enter): Promise<void> {
    const made = await this.ask(work);
    if (made) go(made, foes);
  }

  /** Begins a tour against a computer, with the settings of the last one. */
  tour(bot: Bot): Promise<void> {
    settings.set('level', bot);
    const choice = new Choosing();
    choice.format = 'tour';
    choice.opponent = 'computer';
    return this.begin(() => createGame(newGame(t, choice)), against(t, choice));
  }
}
