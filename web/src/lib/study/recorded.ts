import type { Reach } from '../state/wire.svelte';
import type { TableMessage } from '../protocol';
import type { Replayed } from './types';

/** A table that tells a whole game at once, and at which nothing more is done. */
export function recorded({ game, lines }: Replayed): Reach {
  return (on) => {
    let heard = true;
    const tell = (message: unknown) => on.message(message as TableMessage);
    queueMicrotask(() => {
      if (!heard) return;
      on.link('up');
      tell(game);
      for (const line of lines) tell(line);
      tell({ say: 'ready', line: lines.length });
    });
    return { send: () => undefined, close: () => (heard = false) };
  };
}
