import type { AnyInfo } from '../../state/table/link.svelte';
import type { People } from '../../state/table/people.svelte';
import type { Phrase } from '../../wire/messages/protocol';

/** What a table of any game says of its people. */
export interface AtTable {
  readonly id: string;
  readonly game: { info: AnyInfo | null };
  readonly people: People;
  /** The players of this page, those elsewhere, and those who have not come yet, by number. */
  readonly players: number[];
  readonly elsewhere: number[];
  readonly awaited: number[];
  isAway(player: number): boolean;
  sayTo(phrase: Phrase): void;
  wish(wish: boolean): void;
}
