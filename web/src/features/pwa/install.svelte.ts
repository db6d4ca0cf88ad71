/** The event of a browser that can install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Installs the page on the device, if the browser can. */
class Install {
  #offer = $state.raw<InstallOffer | null>(null);

  /** Returns whether the browser has offered to install the page. */
  get possible(): boolean {
    return this.#offer !== null;
  }

  /** Listens for the browser's offer; returns a function that stops listening. */
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

  /** Makes the browser ask; it can do so once. */
  ask(): void {
    void this.#offer?.prompt();
    this.#offer = null;
  }
}

export const install = new Install();
