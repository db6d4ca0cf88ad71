import { readFile } from 'node:fs/promises';
import { liveText as courrierLive } from '../../src/features/courrier/live';
import { pressed as pressedPlace } from '../../src/features/courrier/touch';
import { troubleText as courrierTrouble } from '../../src/features/courrier/trouble';
import { liveText } from '../../src/features/play/live';
import { pressed } from '../../src/features/play/touch';
import { troubleText } from '../../src/features/play/trouble';
import { noticeText } from '../../src/features/account/notice';
import { placeOf } from '../../src/state/courrier/path';
import type { CourrierSession } from '../../src/state/courrier/session.svelte';
import { keyOf } from '../../src/state/courrier/steps';
import type { Transcript } from '../../src/state/speech/transcript.svelte';
import type { Connect } from '../../src/state/table/link.svelte';
import type { TrictracSession } from '../../src/state/trictrac/session.svelte';
import { absolute } from '../../src/wire/messages/fleches';
import type { PageMessage, TableMessage } from '../../src/wire/described/messages';
import { begin, speaking } from '../../src/wire/module/module';
import { i18n } from '../../src/words/language.svelte';

const compiled = readFile(new URL('../../wasm/trictrac.wasm', import.meta.url)).then((bytes) =>
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
abstract class Ear<S extends { transcript: Transcript }> {
  readonly heard: string[] = [];
  #entries = 0;
  #regions: string[] = [];

  constructor(readonly session: S) {}

  /** Does something, and hears what is announced. */
  does(what: string, act: () => void): void {
    this.heard.push(`  (${what})`);
    act();
    this.listen();
  }

  /** Hears the news: in the log, in the notices, then in each region whose text has changed. */
  listen(): void {
    const { entries } = this.session.transcript;
    for (const { n, text } of entries) if (n > this.#entries) this.heard.push(text);
    this.#entries = entries.at(-1)?.n ?? 0;
    this.heard.push(...this.notices());
    const now = this.regions();
    this.heard.push(...now.filter((text, i) => text && text !== this.#regions[i]));
    this.#regions = now;
  }

  /** Returns the new notices. */
  protected notices(): string[] {
    return [];
  }

  /** Returns the current text of each region. */
  protected abstract regions(): string[];
}

/** A listener at trictrac. */
export class Listener extends Ear<TrictracSession> {
  #notices = 0;

  /** Presses a flèche, as its owner counts it. */
  presses(fleche: number): void {
    const { asked } = this.session;
    this.does(String(fleche), () => pressed(this.session, absolute(asked!.side, fleche)));
  }

  /** Does the first legal thing; `goes` where a hole lets them choose. */
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

  protected override notices(): string[] {
    const { game, notices } = this.session;
    const fresh = notices.items.filter(({ id }) => id > this.#notices);
    this.#notices = notices.items.at(-1)?.id ?? this.#notices;
    return fresh.map(({ event }) => {
      const { title, sum, text } = noticeText(i18n.t, game.info!, event);
      return [title, sum, text].filter(Boolean).join(' / ');
    });
  }

  protected regions(): string[] {
    return [liveText(i18n.t, this.session), troubleText(i18n.t, this.session)];
  }
}

/** A listener at Le Tric Trac. */
export class CourrierListener extends Ear<CourrierSession> {
  /** Presses a flèche by the number the board bears. */
  presses(fleche: number): void {
    const { bottom } = this.session;
    this.does(String(fleche), () => pressedPlace(this.session, placeOf(bottom, bottom, fleche)));
  }

  /** Throws, or plays the last step that may follow until none may. */
  turn(): void {
    const { session } = this;
    const { asked, hand } = session;
    if (asked?.stage === 'roll') return this.does('␣', () => session.act({ type: 'roll' }));
    while (!hand.helpless && !hand.complete) {
      const [from, to] = hand.known.get(keyOf(hand.taken))!.at(-1)!;
      this.does('…', () => {
        hand.choose(from);
        hand.carry(to);
      });
    }
    this.does('␣', () => hand.confirm());
  }

  protected regions(): string[] {
    return [courrierLive(i18n.t, this.session), courrierTrouble(i18n.t, this.session)];
  }
}
