import type { Connect } from '../../state/table/link.svelte';
import type { Incoming } from '../../wire/host/host';
import type { Replayed } from '../../wire/messages/study';

/** Returns a table that sends a whole game at once and then rests; `own` is the number of the reading player. */
export function recorded({ game, lines }: Replayed, own: number | null): Connect {
  return (on) => {
    let heard = true;
    const deliver = (message: Incoming) => on.message(message);
    queueMicrotask(() => {
      if (!heard) return;
      on.link('up');
      deliver({ ...game, you: own === null ? [] : [own] });
      for (const line of lines) deliver(line);
      deliver({ say: 'ready', line: lines.length });
    });
    return { send: () => undefined, close: () => (heard = false) };
  };
}
