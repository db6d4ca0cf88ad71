import type { TieBreak } from '../../wire/described/messages';

export const TIES: readonly TieBreak[] = [
  'direct_encounter',
  'buchholz_cut_1',
  'sonneborn_berger',
  'holes',
  'luck_removed',
  'tables_won',
  'best_table',
];
/** Those that there are only at tables of three and four, where there are no others. */
export const OF_TABLES: readonly TieBreak[] = ['tables_won', 'best_table'];
/** Those that are not used unless they are chosen. */
export const UNUSED: readonly TieBreak[] = ['luck_removed'];

/** The order in which ties are decided, while it is chosen. */
export abstract class TieOrder {
  /** All that may decide between equals, in their order, and those that do not. */
  ties = $state<TieBreak[]>([...TIES]);
  without = $state<TieBreak[]>([...UNUSED]);

  /** The ways to decide between equals that there are in this system, for what is played. */
  abstract get possibleTies(): readonly TieBreak[];

  /** Those that are used, in their order. */
  get usedTies(): TieBreak[] {
    return this.possibleTies.filter((tie) => !this.without.includes(tie));
  }

  /** Moves a way to decide between equals to another place among the possible ones. */
  moveTie(from: number, to: number): void {
    const ties = [...this.possibleTies];
    if (to < 0 || to >= ties.length) return;
    ties.splice(to, 0, ...ties.splice(from, 1));
    this.ties = [...ties, ...this.ties.filter((tie) => !ties.includes(tie))];
  }

  /** Uses a way to decide between equals, or does not. */
  useTie(tie: TieBreak, used: boolean): void {
    this.without = used ? this.without.filter((one) => one !== tie) : [...this.without, tie];
  }
}
