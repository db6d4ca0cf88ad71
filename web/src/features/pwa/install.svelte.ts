/** What a browser sends that can install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Puts the page among the device's programs, where the browser can. */
class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  /** The browser has offered it. */
  get possible(): boolean {
    return this.#offer !== null;
  }

  /** Hears the browser's offer; gives a way to hear it no more. */
  listen(): () => void {
    const hear = (event: Event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    };
    const done = () => (this.#offer = null);
    addEventListener('beforeinstallprompt', hear);
    addEventListener('appinstalled', done);
    return () => {
      removeEventListener('beforeinstallprompt', hear);
      removeEventListener('appinstalled', done);
    };
  }

  /** Has the browser ask; it can do so once. */
  ask(): void {
    void this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();
