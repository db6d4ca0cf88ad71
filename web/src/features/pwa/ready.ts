import { device } from '../../wire/device/device';
import { place } from '../../wire/host/place.svelte';
import { newer } from './newer.svelte';

/** Prepares the tables of this device once the page has loaded, and makes the page open without a network. */
export function stayReady(): void {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function begin(): void {
  if (place.where === 'device') void device.ready();
  // Not during development: the stored page would be old.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').then(newer.follow, () => undefined);
}
