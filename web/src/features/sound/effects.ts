import { settings } from '../../state/settings/settings.svelte';
import { noisesBetween, type Audible } from './noises';

/** The sounds of one table: receives every view of it, and plays the sounds since the last one. */
export class SoundEffects {
  #last: Audible | null = null;

  /** Plays the sounds of a new view; a view that is only shown again makes none. */
  follow(now: Audible, silent: boolean): void {
    const noises = this.#last && !silent ? noisesBetween(this.#last, now) : [];
    this.#last = silent ? this.#last : now;
    const { sound, volume } = settings.chosen;
    if (noises.length > 0 && sound && volume > 0)
      void import('./synth').then(({ sound: make }) => make(noises, volume / 100));
  }
}

/** Calls a player who is not looking: two jetons put down. */
export function ring(): void {
  const { sound, volume } = settings.chosen;
  if (sound && volume > 0)
    void import('./synth').then(({ sound: make }) => make(['jeton', 'peg', 'jeton'], volume / 100));
}
