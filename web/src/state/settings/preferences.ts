import { isObject, readJson } from '../../wire/storage/local';
import { NAMINGS } from '../../words/naming';
import { FIRST_LEVEL, botIn, type Bot } from '../../wire/messages/levels';

/** The speeds at which moves and rolls are shown. */
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The looks of the board and the page. */
export const THEMES = ['noyer', 'ebene', 'drap', 'gravure', 'contraste'] as const;
export type Theme = (typeof THEMES)[number];
/** The default theme follows the device: noyer in light mode, ébène in dark mode. */
export const AS_DEVICE = 'device';

/** One setting: its default, and the function that reads it from text, null if it cannot be read. */
interface SettingKind<T> {
  first: T;
  read: (text: string) => T | null;
}

/** Every setting, by the name under which it is kept and exported. */
export const SPEC = {
  theme: oneOf([AS_DEVICE, ...THEMES], AS_DEVICE),
  speed: oneOf(SPEEDS, 'normal'),
  naming: oneOf(NAMINGS, '1-24'),
  /** The names of the flèches stand on the board. */
  printed: flag(true),
  talon: oneOf(['left', 'right'] as const, 'left'),
  /** Your own half lies above. */
  flipped: flag(false),
  /** The board stands on its end, with large rows for large fingers. */
  turned: flag(false),
  /** The turns that wait for a confirmation. */
  confirm: oneOf(['always', 'touch', 'never'] as const, 'always'),
  /** Moves a man that has only one place to go at one touch. */
  oneTap: flag(true),
  autoRoll: flag(false),
  autoPlay: flag(false),
  /** The computer opponent. */
  level: { first: FIRST_LEVEL, read: botIn } as SettingKind<Bot>,
  /** Of which game the trainer of hold or go asks. */
  trained: oneOf(['tour', 'ecrire', 'both'] as const, 'tour'),
  /** Asks before a costly play is sent. */
  tutor: flag(false),
  /** The lowest grade about which it asks. */
  tutorFrom: oneOf(['doubtful', 'mistake', 'blunder'] as const, 'mistake'),
  /** The theme of which alone it speaks. */
  tutorTheme: oneOf(['any', 'corner', 'case', 'fresh', 'hit'] as const, 'any'),
  /** The field in which moves are typed stands on the page, not only when the keyboard comes to it. */
  typing: flag(false),
  /** The detail in which a roll is explained: in full, its rows without the words, or its sum alone. */
  explain: oneOf(['all', 'rows', 'sums'] as const, 'all'),
  sound: flag(true),
  /** Rolls and marks are said aloud by the device. */
  spoken: flag(false),
  /** Loudness in hundredths. */
  volume: amount(60, 100),
};

export type Preferences = { -readonly [K in keyof typeof SPEC]: (typeof SPEC)[K]['first'] };
export type PreferenceName = keyof typeof SPEC;

const NAMES = Object.keys(SPEC) as PreferenceName[];
const KEY = 'trictrac.';
const KIND = 'trictrac-settings';

/** Returns the settings saved on this device; the others have their defaults. */
export function kept(storage: Pick<Storage, 'getItem'>): Preferences {
  return parsed((name) => storage.getItem(KEY + name));
}

/** Saves one setting on this device. */
export function keepOne<K extends PreferenceName>(
  storage: Pick<Storage, 'setItem'>,
  name: K,
  value: Preferences[K],
): void {
  storage.setItem(KEY + name, written(value) ?? '');
}

/** Returns all settings as the text of a small file. */
export function exported(values: Preferences): string {
  return `${JSON.stringify({ kind: KIND, ...values }, null, 2)}\n`;
}

/** Returns the settings of such a file, with defaults for the missing and the wrong; null for another kind of file. */
export function imported(text: string): Preferences | null {
  const file = readJson(() => text, isObject);
  return file?.kind === KIND ? parsed((name) => written(file[name])) : null;
}

function written(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function parsed(text: (name: PreferenceName) => string | null): Preferences {
  const one = (name: PreferenceName) => {
    const { first, read } = SPEC[name] as SettingKind<unknown>;
    const found = text(name);
    return (found === null ? null : read(found)) ?? first;
  };
  return Object.fromEntries(NAMES.map((name) => [name, one(name)])) as Preferences;
}

function oneOf<T extends string>(all: readonly T[], first: T): SettingKind<T> {
  return { first, read: (text) => all.find((one) => one === text) ?? null };
}

function flag(first: boolean): SettingKind<boolean> {
  return { first, read: (text) => (text === 'yes' ? true : text === 'no' ? false : null) };
}

function amount(first: number, most: number): SettingKind<number> {
  const whole = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : null);
  return { first, read: whole };
}
