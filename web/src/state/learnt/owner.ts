import { has, keptAt } from '../../wire/storage/local';
import { course, type Lessons } from '../training/course.svelte';
import { training } from '../training/kept.svelte';
import { keptOf, sharedOf, type Shared } from '../training/together';

const OWNER = 'trictrac.learnt.of';
const DEVICE = 'trictrac.learnt.device';
const aside = (person: string) => `trictrac.learnt.${person}`;

/** The progress of one person, put aside while another person learns here. */
interface Aside {
  device: string;
  lessons: Lessons;
  training: Shared;
}

/** Returns the id under which this device counts, made on first use. */
export function device(): string {
  const known = localStorage.getItem(DEVICE);
  if (known) return known;
  const made = crypto.randomUUID().slice(0, 8);
  localStorage.setItem(DEVICE, made);
  return made;
}

/**
 * Sets the person who learns here. Progress from before anybody signed in becomes theirs; that of another person is
 * put aside until they come back.
 */
export function own(person: string): void {
  const before = localStorage.getItem(OWNER);
  if (before === person) return;
  if (before !== null) {
    const now: Aside = {
      device: device(),
      lessons: course.now,
      training: sharedOf(training.own, training.others, device()),
    };
    localStorage.setItem(aside(before), JSON.stringify(now));
    take(keptAt(aside(person), has<Aside>({ device: 'string', lessons: 'object', training: 'object' })));
    localStorage.removeItem(aside(person));
  }
  localStorage.setItem(OWNER, person);
}

/** Detaches the progress on this device from any account. */
export function disown(): void {
  localStorage.removeItem(OWNER);
}

/** Deletes the progress of the account from this device. */
export function forgetLearnt(): void {
  if (localStorage.getItem(OWNER) === null) return;
  take(null);
  disown();
}

function take(kept: Aside | null): void {
  if (kept) localStorage.setItem(DEVICE, kept.device);
  else localStorage.removeItem(DEVICE);
  const { own: mine, others } = keptOf(kept?.training ?? {}, device());
  course.take(kept?.lessons ?? {});
  training.take(mine, others);
}
