import { TableLink } from '../../src/state/table/link.svelte';
import type { TableHandlers } from '../../src/wire/host/host';
import type { GameInfo, Line, PageMessage, Refusal, TableMessage } from '../../src/wire/described/messages';

class Plain extends TableLink<GameInfo, Line, Refusal> {
  protected caughtUp(): void {}
  protected arrived(): void {}
  act(): void {
    this.send({ type: 'roll' }, 'white');
  }
}

/** A page at a table whose messages are given here. */
export function linked(info: GameInfo) {
  const sent: PageMessage[] = [];
  let on!: TableHandlers;
  const page = new Plain('one', (handlers) => {
    on = handlers;
    return { send: (message) => sent.push(message), close: () => undefined };
  });
  const hear = (message: TableMessage) => on.message(message);
  on.link('up');
  hear(info);
  return { page, sent, hear, link: on.link };
}
