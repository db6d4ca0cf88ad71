import { device } from '../../wire/device/device';
import { place } from '../../wire/host/place.svelte';
import { newer } from './newer.svelte';

/** Once the page stands: makes the tables of this device ready, and sees to it that the page opens without a network. */
export function stayReady(): void {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function begin(): void {
  if (place.where === 'device') void device.ready();
  // Not while developing: what is kept would be old.
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('./sw.js').then(newer.follow, () => undefined);
}
