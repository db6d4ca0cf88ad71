import { myself } from '../../state/person/myself.svelte';
import type { TournamentHere } from '../../state/tournament/tournament.svelte';
import * as tournaments from '../../wire/described/calls/tournaments';
import type { TournamentLogLine, TournamentPage } from '../../wire/described/messages';
import type { Failure, Result } from '../../wire/host/host';
import { call } from '../../wire/server/asking';
import { changesOf, type Change } from './changes';
import { accountsOf, actOf, needsReason, type Draft } from './drafts';

/** What an act would come to, as of a revision; a failure is why it would be refused. */
export interface Outlook {
  /** What it was asked about: another act has another outlook. */
  of: string;
  revision: number;
  changes: Change[];
  failure: Failure | null;
  /** The tournament as it would be. */
  after: TournamentPage | null;
}

/** A director at work: the log, the act that is being prepared, and what it would change. */
export class Direction {
  /** All acts, the first first; null before the first answer. */
  lines = $state.raw<TournamentLogLine[] | null>(null);
  draft = $state<Draft | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  /** What others have done since the act was decided on, which refused it. */
  meanwhile = $state.raw<TournamentLogLine[]>([]);
  /** Why the act was refused; null: it was not. */
  failure = $state.raw<Failure | null>(null);
  busy = $state(false);
  #asked = 0;

  constructor(readonly here: TournamentHere) {}

  /** Returns the person's last act that counts, which they may want to undo. */
  get lastOwn(): TournamentLogLine | undefined {
    const name = myself.me?.person?.name;
    return this.lines?.findLast(
      (line) => !line.undone && line.name === name && line.role !== 'entrant' && typeOf(line) !== 'undo',
    );
  }

  prepare(draft: Draft): void {
    this.draft = draft;
    this.outlook = null;
    this.meanwhile = [];
    this.failure = null;
  }

  leave(): void {
    this.#asked += 1;
    this.draft = null;
    this.outlook = null;
  }

  /** Asks for the log, after a change. */
  async readLog(): Promise<void> {
    const answer = await call(tournaments.log, { id: this.here.id }, { quiet: true });
    if (answer.ok) this.lines = answer.value.lines;
  }

  /** Asks what the act that is being prepared would change now; `of` names what is asked about. */
  async lookAhead(of: string): Promise<void> {
    const { draft, here } = this;
    const before = here.now;
    const asked = ++this.#asked;
    const act = draft && before && actOf(draft, before);
    if (!act) return void (this.outlook = null);
    const answer = await this.#send(draft, before, true);
    if (asked !== this.#asked) return;
    if (!answer.ok && answer.failure.code === 'stale') return void (await here.ask());
    this.outlook = answer.ok
      ? { of, revision: before.revision, changes: changesOf(before, answer.value), failure: null, after: answer.value }
      : { of, revision: before.revision, changes: [], failure: answer.failure, after: null };
  }

  /** Does the act as it was decided on; returns whether it was done. */
  async confirm(): Promise<boolean> {
    const { draft, here } = this;
    const before = here.now;
    if (!draft || !before || this.busy) return false;
    this.busy = true;
    const answer = await this.#send(draft, before, false);
    this.busy = false;
    await here.ask();
    if (answer.ok) {
      this.leave();
      return true;
    }
    this.failure = answer.failure;
    if (answer.failure.code === 'stale') {
      await this.readLog();
      this.meanwhile = this.lines?.filter(({ number }) => number > before.revision) ?? [];
    }
    return false;
  }

  #send(draft: Draft, before: TournamentPage, preview: boolean): Promise<Result<TournamentPage>> {
    const { id } = this.here;
    const number = before.revision + 1;
    const given = draft.why.trim();
    const why = preview && !given && needsReason(draft.deed) ? '…' : given;
    const act = actOf(draft, before);
    const how = { quiet: preview };
    if (act === null) return Promise.reject(new Error('an act is incomplete'));
    if (act === 'start_round' || act === 'pair_again')
      return call(tournaments.pair, { id, number, again: act === 'pair_again', why, preview }, how);
    return call(tournaments.act, { id, number, why, ...accountsOf(draft, before), act, preview }, how);
  }
}

/** Returns the type of the act of a line. */
export function typeOf({ act }: TournamentLogLine): string {
  return String((act as { type?: unknown }).type);
}
