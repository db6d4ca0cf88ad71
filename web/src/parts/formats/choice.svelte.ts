import { botIn } from '../../wire/messages/levels';
import type { Format } from '../../wire/described/messages';
import { settings } from '../../state/settings/settings.svelte';
import { changesFrom, FLAGS, withChanges, WORDS, type BoardOptions } from './setup';
import { ASSISTED, markingIn, type MarkingChoice } from './marking';
import { CLOCKS, type ClockChoice } from './clocks';
import { THROWERS, type Lead, type Thrower } from './dice';
import { FORMATS, MOST_PLAYERS, SEATED, SPECS, type Field, type Gathering, type Match } from './formats';
import { settled } from './fitting';
import { isObject, keptAt } from '../../wire/storage/local';
import { study } from '../../wire/module/study';
import type { Resumed } from '../../wire/messages/study';
import { blank, isNoted, type Noted } from './noted';
import { OPPONENTS, type GameChoice, type Guest } from './seats';

const KEY = 'trictrac.setup';

type KeptChoice = { [K in keyof GameChoice | 'changedRules']?: unknown };

/** The choices on the start page; the last ones are restored. */
export class Choosing implements GameChoice {
  format = $state<Format>('tour');
  changes = $state<GameChoice['changes']>({});
  /** The rules of the board that differ from the format's. */
  changedRules = $state<BoardOptions>({});
  /** The agreement on who marks. */
  marking = $state<MarkingChoice>(ASSISTED);
  opponent = $state<GameChoice['opponent']>('computer');
  side = $state<GameChoice['side']>('white');
  guests = $state<Guest[]>([]);
  dice = $state<Thrower>('table');
  clock = $state<ClockChoice>('none');
  /** It counts for the ratings of both. */
  rated = $state(false);
  /** True if only its players can see the game. */
  isPrivate = $state(false);
  /** The player who rolls first; asked again for each game. */
  lead = $state<Lead>('drawn');
  /** The notes of an adjourned match; unlike the other choices, they are not remembered. */
  noted = $state<Noted>(blank());
  /** All that is agreed for the format chosen. */
  match = $derived(settled(this.format, this.changes[this.format]));

  constructor() {
    const kept: KeptChoice = keptAt(KEY, isObject) ?? {};
    this.format = FORMATS.find((format) => format === kept.format) ?? this.format;
    if (isObject(kept.changes)) this.changes = kept.changes;
    this.changedRules = optionsIn(kept.changedRules);
    this.marking = markingIn(kept.marking);
    this.opponent = OPPONENTS.find((one) => one === kept.opponent) ?? this.opponent;
    if (kept.side === 'black') this.side = 'black';
    this.guests = guestsIn(kept.guests);
    this.dice = THROWERS.find((one) => one === kept.dice) ?? this.dice;
    this.rated = kept.rated === true;
    this.isPrivate = kept.isPrivate === true;
    this.clock = CLOCKS.find((one) => one === kept.clock) ?? this.clock;
  }

  get level(): GameChoice['level'] {
    return settings.chosen.level;
  }

  /** The rules of the board: those of the format, with the changes. */
  get options(): Required<BoardOptions> {
    return withChanges(SPECS[this.format].rules, this.changedRules);
  }
  set options(chosen: BoardOptions) {
    this.changedRules = changesFrom(SPECS[this.format].rules, chosen);
  }

  /** Agrees on something else. */
  agree(changes: Partial<Match>): void {
    this.changes[this.format] = { ...this.changes[this.format], ...changes };
  }

  /** Sets one option of the match. */
  set(field: Field, value: unknown): void {
    this.agree({ [field]: value });
  }

  /** Chooses who plays with whom. */
  gather(gathering: Gathering): void {
    this.agree(SEATED[gathering]);
  }

  /** Returns the match resumed from notes; null if a new one begins. Throws if the module is not available. */
  async going(): Promise<Resumed | null> {
    const { format, match, noted } = this;
    if (!isNoted(format, match, noted)) return null;
    const { resumed } = await import('./resume');
    return resumed(await study(), format, match, noted);
  }

  /** Restores the terms of the format. */
  restore(): void {
    const { players, company } = this.match;
    this.changes[this.format] = { players, company };
  }

  /** Remembers everything. */
  keep(): void {
    const { format, changes, changedRules, marking, opponent, side, guests, dice, clock, rated, isPrivate } = this;
    const kept = { format, changes, changedRules, marking, opponent, side, guests, dice, clock, rated, isPrivate };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

/** Returns the valid ones of the stored rules. */
function optionsIn(kept: unknown): BoardOptions {
  const given = isObject(kept) ? kept : {};
  const words = Object.entries(WORDS).filter(([name, values]) => (values as readonly unknown[]).includes(given[name]));
  const flags = FLAGS.filter((name) => typeof given[name] === 'boolean');
  return Object.fromEntries([...words.map(([name]) => name), ...flags].map((name) => [name, given[name]]));
}

/** Returns as many guests as there may ever be: the reader, and computers except where people were chosen. */
function guestsIn(kept: unknown): Guest[] {
  const given: unknown[] = Array.isArray(kept) ? kept : [];
  return Array.from({ length: MOST_PLAYERS }, (_, place) => {
    const guest: Partial<Record<keyof Guest, unknown>> = isObject(given[place]) ? given[place] : {};
    const name = (place === 0 && settings.name) || guest.name;
    const kind = guest.kind ?? (place === 0 ? 'human' : 'bot');
    const level = botIn(typeof guest.level === 'string' ? guest.level : undefined);
    return {
      name: typeof name === 'string' ? name : '',
      kind: kind === 'human' ? 'human' : 'bot',
      ...(level && { level }),
      ...(guest.far === true && OPPONENTS.includes('friend') && { far: true }),
    };
  });
}
