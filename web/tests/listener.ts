import { readFile } from 'node:fs/promises';
import { liveText } from '../src/features/play/live';
import { pressed } from '../src/features/play/touch';
import { troubleText } from '../src/features/play/trouble';
import { noticeText } from '../src/features/account/notice';
import type { Connect } from '../src/state/table/link.svelte';
import type { Session } from '../src/state/trictrac/session.svelte';
import { absolute } from '../src/wire/messages/fleches';
import type { PageMessage, TableMessage } from '../src/wire/messages/protocol';
import { begin, speaking } from '../src/wire/module/module';
import { i18n } from '../src/words/language.svelte';

const compiled = readFile(new URL('../wasm/trictrac.wasm', import.meta.url)).then((bytes) =>
  WebAssembly.compile(bytes),
);

/** A game at a table of the page's own module, which answers at once. */
export async function tableOf(wish: object): Promise<Connect> {
  const say = speaking(await begin(await compiled), 'trictrac_call');
  const ask = (message: object) => JSON.parse(say(JSON.stringify(message))) as TableMessage[];
  const made = ask({ do: 'new', rules: 'lois', ...wish });
  if (made[0]?.say === 'error') throw new Error(made[0].message);
  return (on) => {
    queueMicrotask(() => {
      on.link('up');
      for (const message of [...made, { say: 'ready', line: 0 } as const]) on.message(message);
    });
    return {
      send: (message: PageMessage) => {
        for (const answer of ask(message)) on.message(answer);
      },
      close: () => undefined,
    };
  };
}

/** Someone who sees nothing and hears the live regions of the page, in the order in which they speak. */
export class Listener {
  readonly heard: string[] = [];
  #entries = 0;
  #notices = 0;
  #live = '';
  #trouble = '';

  constructor(readonly session: Session) {}

  /** Does something, and hears what is said of it. */
  does(what: string, act: () => void): void {
    this.heard.push(`  (${what})`);
    act();
    this.listen();
  }

  /** Hears what is new in each region. */
  listen(): void {
    const { session } = this;
    const { t } = i18n;
    for (const { n, text } of session.transcript.entries) if (n > this.#entries) this.heard.push(text);
    this.#entries = session.transcript.entries.at(-1)?.n ?? 0;
    for (const { id, event } of session.notices.items) {
      const { title, sum, text } = noticeText(t, session.game.info!, event);
      if (id > this.#notices) this.heard.push([title, sum, text].filter(Boolean).join(' / '));
    }
    this.#notices = session.notices.items.at(-1)?.id ?? this.#notices;
    this.#live = this.#said(this.#live, liveText(t, session));
    this.#trouble = this.#said(this.#trouble, troubleText(t, session));
  }

  /** Presses a flèche, as its owner counts it. */
  presses(fleche: number): void {
    const { asked } = this.session;
    this.does(String(fleche), () => pressed(this.session, absolute(asked!.side, fleche)));
  }

  /** Does the first lawful thing; `goes` where a hole lets him choose. */
  turn(goes: boolean): void {
    const { session } = this;
    const { asked, hand } = session;
    if (asked?.stage === 'roll') this.does('␣', () => session.act({ type: 'roll' }));
    else if (asked?.stage === 'decide') this.does(goes ? 'V' : 'T', () => session.act({ type: goes ? 'go' : 'hold' }));
    else {
      if (!hand.helpless) this.does('…', () => hand.take(asked!.plays!.at(-1)!));
      this.does('␣', () => hand.confirm());
    }
  }

  /** A region whose text has changed says it. */
  #said(before: string, now: string): string {
    if (now !== before && now) this.heard.push(now);
    return now;
  }
}
