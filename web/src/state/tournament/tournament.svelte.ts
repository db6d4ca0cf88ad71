import type { EventAct, TournamentChanges, TournamentPage } from '../../wire/described/messages';
import * as tournaments from '../../wire/described/calls/tournaments';
import type { Connection, Failure, Result } from '../../wire/host/host';
import { call } from '../../wire/server/asking';
import { watchTournament } from '../../wire/server/later';
import { changed } from './changes';
import { codeOf, visible } from './codes';
import { withNames } from './names';
import { Pulse } from './pulse';

/** Returns the page that news tell of, after the one before. */
function pageAfter(
  before: TournamentPage | undefined,
  { page, changes = [], now, you }: TournamentChanges,
): TournamentPage {
  return page ?? { ...(changes.reduce<unknown>(changed, before) as TournamentPage), now, you };
}

/** A tournament that is followed as it changes: asked again and again as long as the page is looked at. */
export class TournamentHere {
  #page = $state.raw<TournamentPage | null>(null);
  readonly now = $derived(this.#page && withNames(this.#page));
  /** Why there is nothing to show. */
  trouble = $state<'unknown' | 'down' | null>(null);
  /** An act is on its way. */
  busy = $state(false);
  /** How much later the server's clock is than this device's, in milliseconds. */
  #ahead = $state(0);
  #asked = 0;
  /** The page that the last news have told, and its mark. */
  #told: { mark: string; page: TournamentPage } | null = null;
  readonly #pulse: Pulse;
  /** Reports new revisions. */
  readonly #line: Connection;

  constructor(
    readonly id: string,
    /** Called with each new revision, after the first. */
    private readonly changed: (before: TournamentPage, now: TournamentPage) => void = () => undefined,
  ) {
    this.#pulse = new Pulse(() => this.ask());
    this.#pulse.now();
    this.#line = watchTournament(id, codeOf(id), (revision) => this.#hear(revision));
  }

  /** Returns a moment of the server, in seconds, as milliseconds of this device's clock. */
  here(seconds: number): number {
    return seconds * 1000 - this.#ahead;
  }

  /** Asks the server; returns whether anything has changed. */
  async ask(): Promise<boolean> {
    const asked = ++this.#asked;
    const before = this.now?.revision;
    const told = this.#told;
    const after = told && { after: told.mark };
    const answer = await call(tournaments.news, { ...visible(this.id), ...after }, { quiet: this.now !== null });
    if (asked !== this.#asked) return true;
    if (answer.ok) this.#told = { mark: answer.value.mark, page: pageAfter(told?.page, answer.value) };
    if (answer.ok) this.take(this.#told!.page);
    else this.trouble = answer.failure.code === 'unreachable' ? 'down' : 'unknown';
    return answer.ok && this.#told!.page.revision !== before;
  }

  /** Does an act as the next one that this page knows of; returns why it was refused, or null. */
  act(act: EventAct, why = ''): Promise<Failure | null> {
    return this.#do((number) => call(tournaments.act, { id: this.id, number, why, act }));
  }

  /** Names who plays for a team, by board; `accounts` are the names of their accounts, or empty. */
  setLineup(entrant: number, names: readonly string[], accounts: string[]): Promise<Failure | null> {
    const act: EventAct = { type: 'set_lineup', entrant, players: names.map((name) => ({ person: 0, name })) };
    return this.#do((number) => call(tournaments.act, { id: this.id, number, act, accounts }));
  }

  /** Pairs the next round, or the present one again. */
  pair(again = false, why = ''): Promise<Failure | null> {
    return this.#do((number) => call(tournaments.pair, { id: this.id, number, again, why }));
  }

  /** Enters all of a list, or nobody. */
  importEntrants(csv: string): Promise<Failure | null> {
    return this.#do((number) => call(tournaments.importEntrants, { id: this.id, number, csv }));
  }

  close(): void {
    this.#asked += 1;
    this.#pulse.close();
    this.#line.close();
  }

  /** Asks again when there is news; without a line the pulse asks more often. */
  #hear(revision: number | null): void {
    this.#pulse.calm = revision !== null;
    if (revision !== null && this.now && revision > this.now.revision) this.#pulse.now();
  }

  async #do(send: (number: number) => Promise<Result<TournamentPage>>): Promise<Failure | null> {
    this.busy = true;
    const answer = await send((this.now?.revision ?? 0) + 1);
    this.busy = false;
    this.#asked += 1;
    if (answer.ok) this.take(answer.value);
    else this.#pulse.now();
    return answer.ok ? null : answer.failure;
  }

  /** Shows a tournament as an answer has it. */
  take(page: TournamentPage): void {
    const before = this.now;
    this.trouble = null;
    this.#ahead = page.now * 1000 - Date.now();
    if (before && page.revision < before.revision) return;
    this.#page = page;
    this.#pulse.rests = page.finished;
    if (before && page.revision !== before.revision) this.changed(before, page);
  }
}
