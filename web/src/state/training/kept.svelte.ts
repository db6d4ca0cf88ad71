import { nothing, type Progress } from './progress';

const NAME = 'trictrac.training';

/** One's training as this device keeps it. */
class Training {
  now = $state.raw<Progress>(read());

  keep(progress: Progress): void {
    this.now = progress;
    try {
      localStorage.setItem(NAME, JSON.stringify(progress));
    } catch {
      // Nothing can be kept here: it lasts as long as the page.
    }
  }
}

function read(): Progress {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Progress>) };
  } catch {
    return nothing();
  }
}

export const training = new Training();
