import type { Reach } from '../../state/session/link.svelte';
import type { TableMessage } from '../../wire/messages/protocol';
import type { Replayed } from '../../wire/messages/study';

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
