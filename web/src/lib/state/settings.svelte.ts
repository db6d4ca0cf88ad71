import { NAMINGS, type Naming } from '../board/naming';
import type { Frame } from './view';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = 'trictrac.speed';
const NAME = 'trictrac.name';
const NAMING = 'trictrac.naming';
const PRINTED = 'trictrac.printed';
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const STAY: Record<Frame['kind'], number> = { dice: 900, mark: 650, man: 480, rest: 0 };
const STILL = 500;

class Settings {
  speed = $state<Speed>('normal');
  name = $state('');
  naming = $state<Naming>('1-24');
  /** The names of the flèches stand on the board. */
  printed = $state(true);
  readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;

  constructor() {
    const speed = SPEEDS.find((s) => s === localStorage.getItem(SPEED));
    if (speed) this.speed = speed;
    this.name = localStorage.getItem(NAME) ?? '';
    const naming = NAMINGS.find((n) => n === localStorage.getItem(NAMING));
    if (naming) this.naming = naming;
    this.printed = localStorage.getItem(PRINTED) !== 'no';
  }

  /** Chooses how fast the other's turn is shown. */
  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(SPEED, speed);
  }

  /** Remembers the player's name. */
  setName(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  /** Chooses how the flèches are named. */
  setNaming(naming: Naming): void {
    this.naming = naming;
    localStorage.setItem(NAMING, naming);
  }

  /** Chooses whether the names stand on the board. */
  setPrinted(printed: boolean): void {
    this.printed = printed;
    localStorage.setItem(PRINTED, printed ? 'yes' : 'no');
  }

  /** How long a frame stays, in milliseconds; one's own frames pass twice as fast. */
  stay(kind: Frame['kind'], own: boolean): number {
    if (kind === 'rest' || this.speed === 'instant') return 0;
    const full = this.still ? STILL : STAY[kind] * FACTOR[this.speed];
    return own ? full / 2 : full;
  }
}

export const settings = new Settings();
