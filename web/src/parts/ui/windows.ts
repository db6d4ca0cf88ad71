import { MediaQuery } from 'svelte/reactivity';

/** A window with room for a part beside the board. */
export const wide = new MediaQuery('(min-width: 1001px) and (min-height: 501px)');
/** A phone, upright or on its side. */
export const phone = new MediaQuery('(max-width: 700px) and (orientation: portrait), (max-height: 500px)');
/** One of the narrowest. */
export const narrow = new MediaQuery('(max-width: 360px)');
