import type { PageMessage, TableMessage } from '../../wire/messages/protocol';
import { SIDES, type Side } from '../../wire/messages/play';
import type { Connect } from '../../state/table/link.svelte';
import { load } from '../../wire/module/load';
import { begin, speaking } from '../../wire/module/module';

const SEED = '0'.repeat(64);

/** A table of this page alone, at a position, where one side is played and both are called something: what is done there is kept nowhere. */
export function privateTable(trid: string, side: Side, names: Record<Side, string>): Connect {
  return (on) => {
    let say: ((text: string) => string) | null = null;
    let closed = false;
    const ask = (message: object) => JSON.parse(say!(JSON.stringify(message))) as TableMessage[];
    const deliver = (messages: TableMessage[]) => {
      for (const one of messages)
        if (!closed) on.message(one.say === 'game' ? { ...one, you: [SIDES.indexOf(side)] } : one);
    };
    async function open(): Promise<void> {
      say = speaking(await begin(await load()), 'trictrac_call');
      if (closed) return;
      on.link('up');
      const person = (at: Side) => ({ kind: 'human', name: names[at] });
      deliver(ask({ do: 'new', format: 'tour', trid, seed: SEED, white: person('white'), black: person('black') }));
    }
    void open();
    return {
      send: (message: PageMessage) => (say && message.do !== 'join' ? deliver(ask(message)) : undefined),
      close: () => (closed = true),
    };
  };
}
