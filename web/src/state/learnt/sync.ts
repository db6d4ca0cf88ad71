import * as learning from '../../wire/described/calls/learning';
import type { Learnt } from '../../wire/described/messages';
import { call } from '../../wire/server/asking';
import { myself } from '../person/myself.svelte';
import { course, lessonsTogether } from '../training/course.svelte';
import { training } from '../training/kept.svelte';
import { keptOf, sharedOf, trainedTogether, within } from '../training/together';
import { canonical } from './canonical';
import type { Documents } from './documents';
import { device, own } from './owner';

/** The time, in milliseconds, that the page waits for more progress before it writes to the account. */
const PATIENCE = 2000;
const MOST_TRIES = 5;

/** A document of an account, and the function that merges it with this device's data. */
interface Document<N extends keyof Documents> {
  kind: N;
  /** Merges the stored document into this device's data, and returns the result. */
  join: (kept: Documents[N] | null) => Documents[N];
}

const COURSE: Document<'course'> = {
  kind: 'course',
  join(kept) {
    if (kept) course.take(lessonsTogether(course.now, kept));
    return course.now;
  },
};

const TRAINERS: Document<'trainers'> = {
  kind: 'trainers',
  join(kept) {
    const here = device();
    if (kept) {
      const { own: known, others } = keptOf(kept, here);
      const all = trainedTogether(sharedOf(training.own, training.others, here), sharedOf(known, others, here));
      const joined = keptOf(all, here);
      training.take(joined.own, joined.others);
    }
    return within(sharedOf(training.own, training.others, here));
  },
};

/** Synchronises the progress on this device with the person's account, in the background; nothing is lost offline. */
class Sync {
  #begun = false;
  #busy: Promise<void> | null = null;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins to synchronise with the account of the person who learns here. */
  begin(): void {
    if (!this.#begun) {
      this.#begun = true;
      course.learnt = training.learnt = () => this.#soon();
      addEventListener('online', () => void this.now());
      document.addEventListener('visibilitychange', () => void this.now());
    }
    void this.now();
  }

  /** Synchronises at once; if a synchronisation is running, once more after it. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = this.#busy !== null;
    this.#busy ??= this.#run().finally(() => {
      this.#busy = null;
      if (this.#again) void this.now();
    });
    return this.#busy;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), PATIENCE);
  }

  async #run(): Promise<void> {
    const { account } = myself;
    if (!account) return;
    own(account.id);
    const answer = await call(learning.show, {}, { quiet: true });
    if (!answer.ok || myself.account?.id !== account.id) return;
    await put(COURSE, answer.value.course);
    await put(TRAINERS, answer.value.trainers);
  }
}

/** Writes the merged document, and again if another device has written meanwhile. */
async function put<N extends keyof Documents>({ kind, join }: Document<N>, kept: Learnt): Promise<void> {
  const { documentOf } = await import('./documents');
  let last = kept;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const known = documentOf(kind, last.kept);
    if (known === undefined) return;
    const all = canonical(join(known));
    if (all === canonical(last.kept ?? {})) return;
    const answer = await call(learning.put, { kind, version: last.version, kept: JSON.parse(all) as object });
    if (!answer.ok || answer.value.taken) return;
    last = answer.value;
  }
}

export const sync = new Sync();
