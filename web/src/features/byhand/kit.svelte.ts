import type { TrictracSession } from '../../state/trictrac/session.svelte';

type Kit = typeof import('./table');

/** The additions to a table where players mark for themselves; the page loads them with the first such game. */
export class ByHandKit {
  readonly #session: () => TrictracSession;
  /** Derived once, so that lines of the table do not load the kit again. */
  readonly refereed = $derived.by(() => this.#session().refereed);
  parts = $state.raw<Kit | null>(null);
  marking = $state.raw<InstanceType<Kit['Marking']> | null>(null);

  constructor(session: () => TrictracSession) {
    this.#session = session;
    $effect(() => {
      if (this.refereed)
        void import('./table').then((fetched) => {
          this.parts = fetched;
          this.marking = new fetched.Marking(session());
        });
    });
  }
}
