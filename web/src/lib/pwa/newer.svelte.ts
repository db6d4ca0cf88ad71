/** A newer page than this one, fetched and waiting. It never takes over by itself: a game may be running in any tab. */
class Newer {
  /** There is one. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Hears of every page that is fetched from now on. */
  readonly follow = (registration: ServiceWorkerRegistration): void => {
    this.#found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#found(registration.waiting));
    });
  };

  /** Takes it, in this tab; others stay as they are until they are loaded again. */
  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }

  /** The very first is no newer one. */
  #found(waiting: ServiceWorker | null): void {
    if (!waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = waiting;
    this.ready = true;
  }
}

export const newer = new Newer();
