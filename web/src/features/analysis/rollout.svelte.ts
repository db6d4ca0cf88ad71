import {
  actionOf,
  type About,
  type Answer,
  type AnswerAction,
  type RolledOut,
  type Rollout,
  type RolloutAsk,
} from '../../wire/messages/analysis';
import { desk } from './desk';
import type { HintRows } from './own';

/** The depth of the search that chose the answers to roll out, in plies. */
const PLIES = 1;
/** The games of each answer, and of each continuation: the first two throws fall once in every way. */
const GAMES = 1296;
/** The most games that the module plays of an answer. */
const MOST_GAMES = 20736;
/** The number of best answers that are rolled out. */
const BEST = 4;

/** Asks the worker for a rollout. */
type AskRollout = (
  ask: RolloutAsk,
  along: { progress: (found: Rollout) => void; signal: AbortSignal },
) => Promise<Rollout>;

/** Returns the rows that are rolled out: the best, and the reader's own answer. */
export function rowsToRollOut({ rows, own }: Pick<HintRows, 'rows' | 'own'>): number[] {
  return [...rows.keys()].filter((i) => i < BEST || i === own);
}

/** Returns the loss of the second best answer and its standard error; null as long as there are not two. */
export function bestTwoApart(ways: RolledOut[]): { lost: number; error: number } | null {
  const [, second] = ways.flatMap(({ rolled }) => rolled ?? []).sort((a, b) => a.lost - b.lost);
  return second ?? null;
}

/** The rollout of answers to one roll: it can be stopped and continued, and keeps its results. */
export class RolloutRun {
  found = $state.raw<Rollout | null>(null);
  phase = $state<'waiting' | 'running' | 'done' | 'failed'>('waiting');
  /** The number of games of each answer that it aims at. */
  games = $state(0);
  #working: AbortController | null = null;

  constructor(
    private readonly ask: About & { answers: AnswerAction[] },
    private readonly each = GAMES,
    private readonly call: AskRollout = (asked, along) => desk.call('rollout', asked, along),
  ) {
    this.games = each;
  }

  /** Returns whether more games may be asked for. */
  get hasMore(): boolean {
    return this.found?.of !== 0 && this.games < MOST_GAMES;
  }

  /** Starts or continues; a finished rollout plays more games. */
  async start(): Promise<void> {
    if (this.phase === 'running' || (this.phase === 'done' && !this.hasMore)) return;
    if (this.phase === 'done') this.games = Math.min(MOST_GAMES, this.games + this.each);
    this.phase = 'running';
    const working = (this.#working = new AbortController());
    try {
      const found = await this.call(
        { ...this.ask, plies: PLIES, games: this.games },
        { progress: (now) => !working.signal.aborted && this.#take(now), signal: working.signal },
      );
      this.#take(found);
      this.phase = 'done';
    } catch {
      if (!working.signal.aborted) this.phase = 'failed';
    }
  }

  /** Stops the rollout and keeps its results. */
  stop(): void {
    if (this.phase !== 'running') return;
    this.#working?.abort();
    this.phase = 'waiting';
  }

  /** Takes over results; a worker that began again repeats the old ones first, which are ignored. */
  #take(found: Rollout): void {
    if (!this.found || found.done >= this.found.done) this.found = found;
  }
}

/** The number of rollouts that are kept, the latest ones: the module keeps no more either. */
const KEPT = 16;
const runs = new Map<string, RolloutRun>();

/** Returns the rollout of those answers, with its results if it is among the last ones. */
export function rolloutOf(about: About, answers: Answer[], games?: number): RolloutRun {
  const ask = { ...about, answers: answers.map(actionOf) };
  const name = JSON.stringify(ask);
  const run = runs.get(name) ?? new RolloutRun(ask, games);
  runs.delete(name);
  runs.set(name, run);
  for (const oldest of [...runs.keys()].slice(0, -KEPT)) runs.delete(oldest);
  return run;
}
