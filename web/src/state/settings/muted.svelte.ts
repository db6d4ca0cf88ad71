import { keptAt } from '../../wire/storage/local';

const NAME = 'trictrac.muted';
const MOST = 500;

/** The people muted in this browser: persons by their ids, or players of one game. */
class Muted {
  #all = $state.raw<string[]>(kept());

  has(...who: string[]): boolean {
    return who.some((one) => this.#all.includes(one));
  }

  set(who: string, mute: boolean): void {
    const others = this.#all.filter((one) => one !== who);
    this.#all = mute ? [...others, who].slice(-MOST) : others;
    localStorage.setItem(NAME, JSON.stringify(this.#all));
  }
}

function kept(): string[] {
  return keptAt(NAME, Array.isArray)?.filter((one) => typeof one === 'string') ?? [];
}

export const muted = new Muted();

/** Returns the key of a player without an account: their seat in one game. */
export const seatOf = (game: string, player: number): string => `${game}:${String(player)}`;
