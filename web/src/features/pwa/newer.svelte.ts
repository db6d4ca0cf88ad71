/** A newer version of the page, fetched and waiting. It never takes over unasked: a game may be running in any tab. */
class Newer {
  /** A newer page is ready. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Watches for every page that is fetched from now on. */
  readonly follow = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting) this.#found(registration.waiting);
    this.#await(registration.installing);
    registration.addEventListener('updatefound', () => this.#await(registration.installing));
  };

  /** Loads the newer page in this tab; others stay as they are until they are loaded again. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }

  #await(coming: ServiceWorker | null): void {
    coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#found(coming));
  }

  /** Notes a waiting version, unless this is the first visit, which has no older one. */
  #found(waiting: ServiceWorker): void {
    if (!navigator.serviceWorker.controller) return;
    this.#waiting = waiting;
    this.ready = true;
  }
}

export const newer = new Newer();
