import { onDestroy } from 'svelte';
import type { TournamentHere } from '../../../state/tournament/tournament.svelte';

const SECOND = 1000;

/** The time of the server as it passes, in whole seconds; for use while a component is shown. */
export class ServerClock {
  #moment = $state(Date.now());

  constructor(private readonly here: TournamentHere) {
    const timer = setInterval(() => (this.#moment = Date.now()), SECOND / 4);
    onDestroy(() => clearInterval(timer));
  }

  get now(): number {
    return Math.floor((this.#moment - this.here.here(0)) / SECOND);
  }
}
