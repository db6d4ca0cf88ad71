import { has, keptAt } from '../../wire/storage/local';
import { nothing, type TrainingProgress } from './progress';
import { counted, type DeviceCounts } from './together';

const NAME = 'trictrac.training';
const OTHERS = 'trictrac.training.others';

/** Your training as this device keeps it. */
class Training {
  /** Its counts are those of this device alone. */
  own = $state.raw<TrainingProgress>(ownRead());
  /** The counts of your other devices, by their names. */
  others = $state.raw<Record<string, DeviceCounts>>(othersRead());
  /** With the counts of all devices. */
  readonly now = $derived<TrainingProgress>({ ...this.own, ...counted([this.own, ...Object.values(this.others)]) });
  /** Is called after progress on this device. */
  learnt: () => void = () => undefined;

  constructor() {
    // Training in another tab counts here too.
    addEventListener('storage', ({ key }) => (key === NAME || key === OTHERS) && this.#read());
  }

  #read(): void {
    this.own = ownRead();
    this.others = othersRead();
  }

  /** Keeps the training of this device. */
  keep(own: TrainingProgress): void {
    this.take(own, this.others);
    this.learnt();
  }

  /** Takes over training from your other devices too. */
  take(own: TrainingProgress, others: Record<string, DeviceCounts>): void {
    this.own = own;
    this.others = others;
    try {
      localStorage.setItem(NAME, JSON.stringify(own));
      localStorage.setItem(OTHERS, JSON.stringify(others));
    } catch {
      // Nothing can be kept here: it lasts as long as the page.
    }
  }
}

/** Training that cannot be read counts as none. */
const ownRead = () => ({ ...nothing(), ...keptAt(NAME, has<Partial<TrainingProgress>>({})) });
const othersRead = () => keptAt(OTHERS, has<Record<string, DeviceCounts>>({})) ?? {};

export const training = new Training();
