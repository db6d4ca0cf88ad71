import type { Side } from '../../wire/described/messages';
import { namer, type Namer, type Naming } from '../../words/naming';
import { AS_DEVICE, keepOne, kept, type PreferenceName, type Preferences, type Speed, type Theme } from './preferences';

/** The content of a frame: dice thrown, a mark made, a man moved, or the board at rest. */
export type FrameKind = 'dice' | 'mark' | 'man' | 'rest';

const NAME = 'trictrac.name';
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const STAY: Record<FrameKind, number> = { dice: 900, mark: 650, man: 480, rest: 0 };
const TRAVEL = 300;
const STILL = 500;
const DARK = matchMedia('(prefers-color-scheme: dark)');

/** The player's preferences; every choice is saved on the device at once. */
class Settings {
  /** The choices, to be read by name and changed by `set`. */
  readonly chosen: Preferences = $state(kept(localStorage));
  name = $state('');
  readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #dark = $state(DARK.matches);

  constructor() {
    this.name = localStorage.getItem(NAME) ?? '';
    DARK.addEventListener('change', ({ matches }) => (this.#dark = matches));
  }

  /** The theme chosen, or that of the device. */
  get theme(): Theme {
    const { theme } = this.chosen;
    return theme !== AS_DEVICE ? theme : this.#dark ? 'ebene' : 'noyer';
  }

  get naming(): Naming {
    return this.chosen.naming;
  }

  /** Returns the namer of flèches for a reader who sits at this side. */
  namer(reader: Side): Namer {
    return namer(this.naming, reader);
  }

  get printed(): boolean {
    return this.chosen.printed;
  }

  /** Chooses one setting. */
  set<K extends PreferenceName>(name: K, value: Preferences[K]): void {
    (this.chosen as Pick<Preferences, K>)[name] = value;
    keepOne(localStorage, name, value);
  }

  /** Takes over all choices, as from a file. */
  take(values: Preferences): void {
    for (const name of Object.keys(values) as PreferenceName[]) this.set(name, values[name]);
  }

  /** Remembers the player's name. */
  setName(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  /** Returns how long a frame stays, in milliseconds; your own frames pass twice as fast. */
  stay(kind: FrameKind, own: boolean): number {
    const { speed } = this.chosen;
    if (kind === 'rest' || speed === 'instant') return 0;
    const full = this.still ? STILL : STAY[kind] * FACTOR[speed];
    return own ? full / 2 : full;
  }

  /** The time that a man travels, in milliseconds. */
  get travel(): number {
    return this.still ? 0 : TRAVEL * FACTOR[this.chosen.speed];
  }
}

export const settings = new Settings();
